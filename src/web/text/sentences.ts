/** What is said after each change. Typed by call name: a change without its sentences does not compile. */
import type { Api, CallName } from '../../contract/api.ts'

export type ChangeName = { [Name in CallName]: Api[Name]['method'] extends 'GET' ? never : Name }[CallName]

/** What a call does on a page that has words of its own for it. */
export type SentenceName = ChangeName | 'savePreferences' | 'submitVacation'

type Sentence = { title: string; description: string }
/** `success: null` for changes whose effect is plain to see. */
type Sentences = { success: Sentence | null; failure: Sentence }

const success = (description: string): Sentence => ({ title: 'Success', description })
const failure = (description: string): Sentence => ({ title: 'Error', description })

export const sentences: Record<SentenceName, Sentences> = {
  signOutEverywhere: { success: null, failure: failure('Failed to sign out of all devices. Please try again.') },
  changeUserRole: {
    success: success('User role updated successfully'),
    failure: failure('Failed to update user role. Please try again.'),
  },
  attachUser: { success: null, failure: failure('Failed to update user. Please try again.') },
  createGroup: {
    success: success('Your hospitalist group has been created successfully! Redirecting...'),
    failure: failure('Failed to create group. Please try again.'),
  },
  joinGroup: {
    success: success('You have joined the group. Redirecting...'),
    failure: failure('Invalid join code or group not found. Please check with your administrator.'),
  },
  updateGroup: {
    success: success('Group settings updated successfully'),
    failure: failure('Failed to update group settings'),
  },
  renewJoinCode: {
    success: success('The join code was renewed'),
    failure: failure('Failed to renew the join code. Please try again.'),
  },
  createRole: {
    success: success('Role created successfully'),
    failure: failure('Failed to create role. Please try again.'),
  },
  updateRole: {
    success: success('Role updated successfully'),
    failure: failure('Failed to update role. Please try again.'),
  },
  deleteRole: {
    success: success('Role deleted successfully'),
    failure: failure('Failed to delete role. Please try again.'),
  },
  createPhysician: {
    success: success('Physician added successfully'),
    failure: failure('Failed to add physician. Please try again.'),
  },
  createPhysicians: {
    success: null,
    failure: failure('Failed to add physicians. Nothing was added; please try again.'),
  },
  updatePhysician: {
    success: success('Physician updated successfully'),
    failure: failure('Failed to update physician. Please try again.'),
  },
  deletePhysician: {
    success: success('Physician removed successfully'),
    failure: failure('Failed to remove physician. Please try again.'),
  },
  erasePerson: {
    success: success('What was kept about the physician is erased'),
    failure: failure('Failed to erase the physician. Nothing was changed.'),
  },
  reactivatePhysician: {
    success: success('Physician is active again'),
    failure: failure('Failed to reactivate physician. Please try again.'),
  },
  renewCalendarAddress: {
    success: null,
    failure: failure('Failed to make a calendar address. Please try again.'),
  },
  removeCalendarAddress: {
    success: success('The calendar address is switched off'),
    failure: failure('Failed to switch the calendar address off. Please try again.'),
  },
  savePreferences: {
    success: success('Your preferences have been updated successfully.'),
    failure: failure('Failed to update preferences. Please try again.'),
  },
  saveWishes: {
    success: success('Your preferences have been updated successfully.'),
    failure: failure('Failed to update preferences. Please try again.'),
  },
  generateSchedule: {
    success: success('Schedule generated successfully using AI'),
    failure: failure('Failed to generate schedule. Please try again.'),
  },
  cancelGeneration: { success: null, failure: failure('Failed to cancel. The schedule is still being made.') },
  assessFairness: {
    success: success('Fairness assessment completed.'),
    failure: failure('Failed to assess fairness.'),
  },
  publishSchedule: { success: null, failure: failure('Failed to publish the schedule. Please try again.') },
  archiveSchedule: {
    success: success('The schedule was archived'),
    failure: failure('Failed to archive the schedule. Please try again.'),
  },
  deleteSchedule: {
    success: success('The draft was deleted'),
    failure: failure('Failed to delete the draft. Please try again.'),
  },
  duplicateSchedule: {
    success: success('The copy is a new draft'),
    failure: failure('Failed to duplicate the schedule. Please try again.'),
  },
  renameSchedule: { success: null, failure: failure('Failed to rename the schedule. Please try again.') },
  clearSchedule: { success: null, failure: failure('Failed to clear these days. Please try again.') },
  giveFeedback: {
    success: success('Thank you. Your feedback was saved.'),
    failure: failure('Failed to save your feedback. Please try again.'),
  },
  editShifts: { success: null, failure: failure('Failed to save the change. Nothing was changed.') },
  rewordRule: { success: null, failure: failure('Failed to find another wording. Please try again.') },
  askAssistant: {
    success: null,
    failure: { title: 'Chat Error', description: 'Failed to get response. Please try again.' },
  },
  analyzeSchedule: {
    success: { title: 'Analysis Complete', description: 'Nothing was changed. Look it over, then implement it.' },
    failure: { title: 'Analysis Failed', description: 'Failed to analyze schedule. Please try again.' },
  },
  implementAnalysis: {
    success: { title: 'Implementation Complete', description: 'The group is set up from the schedule.' },
    failure: { title: 'Implementation Failed', description: 'Failed to implement analysis. Please try again.' },
  },
  readNotification: { success: null, failure: failure('Failed to mark the message as read. Please try again.') },
  readNotifications: { success: null, failure: failure('Failed to mark the messages as read. Please try again.') },
  createRequest: {
    success: success('Shift request submitted successfully'),
    failure: failure('Failed to submit request. Please try again.'),
  },
  submitVacation: {
    success: success('Vacation request submitted successfully'),
    failure: failure('Failed to submit vacation request. Please try again.'),
  },
  answerRequest: {
    success: success('Your answer was sent'),
    failure: failure('Failed to send your answer. Please try again.'),
  },
  cancelRequest: {
    success: success('The request was cancelled'),
    failure: failure('Failed to cancel the request. Please try again.'),
  },
  reviewRequest: { success: null, failure: failure('Failed to review the request. Nothing was changed.') },
  reviewRequests: { success: null, failure: failure('Failed to review the requests. Please try again.') },
  reportCallOut: {
    success: success('Your coordinators were told that you cannot come'),
    failure: failure('Failed to report. Please call your coordinator.'),
  },
  applyCallOut: { success: null, failure: failure('Failed to apply the plan. Nothing was changed.') },
  writeToSupport: {
    success: success('Your message was sent'),
    failure: failure('Failed to send your message. It is still here; please try again.'),
  },
}
