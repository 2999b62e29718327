/**
 * Texts the product specification gives to the letter: rewording one fails here. The toast after a lost session, the
 * not-found page, and what someone without a group reads are in app.test.tsx and generator-card.test.tsx.
 */
import { expect, it } from 'vitest'
import { api } from '../../contract/api.ts'
import { groupFields, groupSettingsForm, joinForm } from '../../contract/groups.ts'
import { physicianFields } from '../../contract/physicians.ts'
import { vacationForm } from '../../contract/requests.ts'
import { paths } from '../paths.ts'
import { type SentenceName, sentences } from './sentences.ts'

const toasts: [SentenceName, { success?: string; failure: string; title?: string; failureTitle?: string }][] = [
  [
    'generateSchedule',
    {
      success: 'Schedule generated successfully using AI',
      failure: 'Failed to generate schedule. Please try again.',
    },
  ],
  ['assessFairness', { success: 'Fairness assessment completed.', failure: 'Failed to assess fairness.' }],
  [
    'createRequest',
    { success: 'Shift request submitted successfully', failure: 'Failed to submit request. Please try again.' },
  ],
  ['createRole', { success: 'Role created successfully', failure: 'Failed to create role. Please try again.' }],
  ['updateRole', { success: 'Role updated successfully', failure: 'Failed to update role. Please try again.' }],
  ['deleteRole', { success: 'Role deleted successfully', failure: 'Failed to delete role. Please try again.' }],
  ['updateGroup', { success: 'Group settings updated successfully', failure: 'Failed to update group settings' }],
  [
    'createPhysician',
    { success: 'Physician added successfully', failure: 'Failed to add physician. Please try again.' },
  ],
  [
    'updatePhysician',
    { success: 'Physician updated successfully', failure: 'Failed to update physician. Please try again.' },
  ],
  [
    'deletePhysician',
    { success: 'Physician removed successfully', failure: 'Failed to remove physician. Please try again.' },
  ],
  [
    'saveProfile',
    {
      success: 'Your preferences have been updated successfully.',
      failure: 'Failed to update preferences. Please try again.',
    },
  ],
  [
    'savePreferences',
    {
      success: 'Your preferences have been updated successfully.',
      failure: 'Failed to update preferences. Please try again.',
    },
  ],
  [
    'submitVacation',
    {
      success: 'Vacation request submitted successfully',
      failure: 'Failed to submit vacation request. Please try again.',
    },
  ],
  [
    'changeUserRole',
    { success: 'User role updated successfully', failure: 'Failed to update user role. Please try again.' },
  ],
  [
    'createGroup',
    {
      success: 'Your hospitalist group has been created successfully! Redirecting...',
      failure: 'Failed to create group. Please try again.',
    },
  ],
  ['joinGroup', { failure: 'Invalid join code or group not found. Please check with your administrator.' }],
  [
    'analyzeSchedule',
    {
      title: 'Analysis Complete',
      failureTitle: 'Analysis Failed',
      failure: 'Failed to analyze schedule. Please try again.',
    },
  ],
  [
    'implementAnalysis',
    {
      title: 'Implementation Complete',
      failureTitle: 'Implementation Failed',
      failure: 'Failed to implement analysis. Please try again.',
    },
  ],
  ['askAssistant', { failureTitle: 'Chat Error', failure: 'Failed to get response. Please try again.' }],
  ['askOwnAssistant', { failureTitle: 'Chat Error', failure: 'Failed to get response. Please try again.' }],
]

it.each(toasts)(
  '%s says what was promised',
  (name, { success, failure, title = 'Success', failureTitle = 'Error' }) => {
    const said = sentences[name]
    expect(said.failure).toEqual({ title: failureTitle, description: failure })
    if (success) expect(said.success).toEqual({ title, description: success })
    else if (title !== 'Success') expect(said.success?.title).toBe(title)
  },
)

const group = {
  name: 'Riverbend',
  totalPhysicians: 45,
  shiftType: '7-on-7-off',
  coverageRequirements: 3,
  maxConsecutiveShifts: 7,
  minRestBetweenShifts: 12,
}
const person = { firstName: 'Ada', lastName: 'Low', email: 'ada@clinic.example' }
const leave = {
  startDate: '2027-03-01',
  endDate: '2027-03-02',
  reason: 'Rest',
  isEmergency: false,
  coverageNeeded: true,
}

it.each([
  [groupSettingsForm, group, { totalPhysicians: 29 }, 'Minimum 30 physicians'],
  [groupSettingsForm, group, { totalPhysicians: 61 }, 'Maximum 60 physicians'],
  [groupFields, group, { name: '' }, 'Group name is required'],
  [groupFields, group, { totalPhysicians: 0 }, 'Must have at least 1 physician'],
  [groupFields, group, { totalPhysicians: 101 }, 'Maximum 100 physicians'],
  [groupFields, group, { coverageRequirements: 0 }, 'Must require at least 1 physician per shift'],
  [groupFields, group, { maxConsecutiveShifts: 0 }, 'Must allow at least 1 consecutive shift'],
  [groupFields, group, { minRestBetweenShifts: 7 }, 'Must have at least 8 hours rest'],
  [joinForm, { joinCode: '123456' }, { joinCode: '' }, 'Join code is required'],
  [physicianFields, person, { firstName: '' }, 'First name is required'],
  [physicianFields, person, { lastName: '' }, 'Last name is required'],
  [physicianFields, person, { email: 'ada' }, 'Valid email is required'],
  [vacationForm, leave, { startDate: '' }, 'Start date is required'],
  [vacationForm, leave, { endDate: '' }, 'End date is required'],
  [vacationForm, leave, { reason: '' }, 'Reason is required'],
] as const)('form %# refuses %o with %o: %s', (form, good, bad, message) => {
  expect(form.safeParse(good).error).toBeUndefined()
  expect(form.safeParse({ ...good, ...bad }).error?.issues.map((issue) => issue.message)).toContain(message)
})

it.each([
  ['/admin/dashboard', 'This page is for administrators only'],
  ['/admin/group-settings', 'This page is for administrators only'],
  ['/admin/physicians', 'Only administrators can manage physicians.'],
  ['/admin/users', 'Only administrators can access user management.'],
  ['/admin/schedule-upload', 'Only administrators can access schedule upload and analysis.'],
])('a physician reads on %s: %s', (path, text) => {
  expect(paths.find((page) => page.path === path)).toMatchObject({ denied: { text } })
})

it('the server refuses changes of roles in the promised words', () => {
  for (const call of ['createRole', 'updateRole', 'deleteRole'] as const)
    expect(api[call]).toMatchObject({ denied: 'Only administrators can manage roles.' })
})
