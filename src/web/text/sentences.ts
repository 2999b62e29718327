/** What is said after each change. Typed by call name: a change without its sentences does not compile. */
import type { Api, CallName } from '../../contract/api.ts'

export type ChangeName = { [Name in CallName]: Api[Name]['method'] extends 'GET' ? never : Name }[CallName]

/** What a call does on a page that has words of its own for it. */
export type SentenceName = ChangeName | 'savePreferences' | 'submitVacation'

type Sentence = { title: string; description: string }
/** `success: null` for changes whose effect is plain to see. */
type Sentences = { success: Sentence | null; failure: Sentence }

const well = (description: string): Sentence => ({ title: 'Success', description })
const badly = (description: string): Sentence => ({ title: 'Error', description })

export const sentences: Record<SentenceName, Sentences> = {
  signOutEverywhere: { success: null, failure: badly('Failed to sign out of all devices. Please try again.') },
  changeUserRole: {
    success: well('User role updated successfully'),
    failure: badly('Failed to update user role. Please try again.'),
  },
  attachUser: { success: null, failure: badly('Failed to update user. Please try again.') },
  createGroup: {
    success: well('Your hospitalist group has been created successfully! Redirecting...'),
    failure: badly('Failed to create group. Please try again.'),
  },
  joinGroup: {
    success: well('You have joined the group. Redirecting...'),
    failure: badly('Invalid join code or group not found. Please check with your administrator.'),
  },
  updateGroup: {
    success: well('Group settings updated successfully'),
    failure: badly('Failed to update group settings'),
  },
  renewJoinCode: {
    success: well('The join code was renewed'),
    failure: badly('Failed to renew the join code. Please try again.'),
  },
  createRole: {
    success: well('Role created successfully'),
    failure: badly('Failed to create role. Please try again.'),
  },
  updateRole: {
    success: well('Role updated successfully'),
    failure: badly('Failed to update role. Please try again.'),
  },
  deleteRole: {
    success: well('Role deleted successfully'),
    failure: badly('Failed to delete role. Please try again.'),
  },
  createPhysician: {
    success: well('Physician added successfully'),
    failure: badly('Failed to add physician. Please try again.'),
  },
  createPhysicians: { success: null, failure: badly('Failed to add physicians. Nothing was added; please try again.') },
  updatePhysician: {
    success: well('Physician updated successfully'),
    failure: badly('Failed to update physician. Please try again.'),
  },
  deletePhysician: {
    success: well('Physician removed successfully'),
    failure: badly('Failed to remove physician. Please try again.'),
  },
  erasePerson: {
    success: well('What was kept about the physician is erased'),
    failure: badly('Failed to erase the physician. Nothing was changed.'),
  },
  reactivatePhysician: {
    success: well('Physician is active again'),
    failure: badly('Failed to reactivate physician. Please try again.'),
  },
  renewCalendarAddress: {
    success: null,
    failure: badly('Failed to make a calendar address. Please try again.'),
  },
  removeCalendarAddress: {
    success: well('The calendar address is switched off'),
    failure: badly('Failed to switch the calendar address off. Please try again.'),
  },
  savePreferences: {
    success: well('Your preferences have been updated successfully.'),
    failure: badly('Failed to update preferences. Please try again.'),
  },
  saveWishes: {
    success: well('Your preferences have been updated successfully.'),
    failure: badly('Failed to update preferences. Please try again.'),
  },
  generateSchedule: {
    success: well('Schedule generated successfully using AI'),
    failure: badly('Failed to generate schedule. Please try again.'),
  },
  cancelGeneration: { success: null, failure: badly('Failed to cancel. The schedule is still being made.') },
  assessFairness: {
    success: well('Fairness assessment completed.'),
    failure: badly('Failed to assess fairness.'),
  },
  publishSchedule: { success: null, failure: badly('Failed to publish the schedule. Please try again.') },
  archiveSchedule: {
    success: well('The schedule was archived'),
    failure: badly('Failed to archive the schedule. Please try again.'),
  },
  deleteSchedule: {
    success: well('The draft was deleted'),
    failure: badly('Failed to delete the draft. Please try again.'),
  },
  duplicateSchedule: {
    success: well('The copy is a new draft'),
    failure: badly('Failed to duplicate the schedule. Please try again.'),
  },
  renameSchedule: { success: null, failure: badly('Failed to rename the schedule. Please try again.') },
  clearSchedule: { success: null, failure: badly('Failed to clear these days. Please try again.') },
  giveFeedback: {
    success: well('Thank you. Your feedback was saved.'),
    failure: badly('Failed to save your feedback. Please try again.'),
  },
  editShifts: { success: null, failure: badly('Failed to save the change. Nothing was changed.') },
  rewordRule: { success: null, failure: badly('Failed to find another wording. Please try again.') },
  askExpert: {
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
  readNotification: { success: null, failure: badly('Failed to mark the message as read. Please try again.') },
  readNotifications: { success: null, failure: badly('Failed to mark the messages as read. Please try again.') },
  createRequest: {
    success: well('Shift request submitted successfully'),
    failure: badly('Failed to submit request. Please try again.'),
  },
  submitVacation: {
    success: well('Vacation request submitted successfully'),
    failure: badly('Failed to submit vacation request. Please try again.'),
  },
  answerRequest: {
    success: well('Your answer was sent'),
    failure: badly('Failed to send your answer. Please try again.'),
  },
  cancelRequest: {
    success: well('The request was cancelled'),
    failure: badly('Failed to cancel the request. Please try again.'),
  },
  reviewRequest: { success: null, failure: badly('Failed to review the request. Nothing was changed.') },
  reviewRequests: { success: null, failure: badly('Failed to review the requests. Please try again.') },
  reportSick: {
    success: well('Your coordinators were told that you cannot come'),
    failure: badly('Failed to report. Please call your coordinator.'),
  },
  applySickCall: { success: null, failure: badly('Failed to apply the plan. Nothing was changed.') },
  writeToSupport: {
    success: well('Your message was sent'),
    failure: badly('Failed to send your message. It is still here; please try again.'),
  },
}
