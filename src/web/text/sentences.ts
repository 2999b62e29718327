/** The sentences after each change. Typed by call name: a change without its sentences doesn't compile. */
import type { Api, CallName } from '../../contract/api.ts'

export type ChangeName = { [Name in CallName]: Api[Name]['method'] extends 'GET' ? never : Name }[CallName]

/** What a call does on a page that has its own sentence for it. */
export type SentenceName =
  | ChangeName
  | 'saveProfile'
  | 'submitVacation'
  | 'correctReading'
  | 'searchLonger'
  | 'saveTallies'
  | 'undoYear'

type Sentence = { title: string; description: string }
/** `success: null` for changes whose effect is visible. */
type Sentences = { success: Sentence | null; failure: Sentence }

const say = (success: string | null, failure: string): Sentences => ({
  success: success === null ? null : { title: 'Success', description: success },
  failure: { title: 'Error', description: failure },
})

export const sentences: Record<SentenceName, Sentences> = {
  signOutEverywhere: say(null, 'Failed to sign out of all devices. Please try again.'),
  addDevice: say('Notifications turned on for this device', 'Failed to turn on notifications on this device.'),
  removeDevice: say('Notifications turned off for that device', 'Failed to turn off notifications. Please try again.'),
  changeUserRole: say('User role updated successfully', 'Failed to update user role. Please try again.'),
  undoJoin: say(null, 'Failed to remove this person from the group. Please try again.'),
  acceptInvitation: say('You’ve joined the group. Redirecting...', 'Failed to join the group. Please try again.'),
  declineInvitation: say('Thanks. We notified their coordinator.', 'Failed to send your answer. Please try again.'),
  leaveGroup: say(null, 'Failed to leave the group. Nothing was changed.'),
  attachUser: say(null, 'Failed to update user. Please try again.'),
  createGroup: say(
    'Your hospitalist group has been created successfully! Redirecting...',
    'Failed to create group. Please try again.',
  ),
  joinGroup: say(
    'You’ve joined the group. Redirecting...',
    'Invalid join code or group not found. Please check with your administrator.',
  ),
  updateGroup: say('Group settings updated successfully', 'Failed to update group settings'),
  saveTallies: say('Tallies saved', 'Failed to save the tallies. Nothing was changed.'),
  saveAnchors: say('Switch days and weeks saved', 'Failed to save the switch days.'),
  saveHolidayHistory: say('Holiday history saved', 'Failed to save the holiday history. Nothing was changed.'),
  keepDeal: say(null, 'Failed to save the deal. Nothing was changed.'),
  setTurns: say(null, 'Failed to change the holiday. Nothing was changed.'),
  keepLayout: say(null, 'Failed to save the weeks. Nothing was changed.'),
  undoYear: say(null, 'We couldn’t undo this: something has changed since.'),
  moveWeeks: say(null, 'Failed to move the week. Nothing was changed.'),
  renewJoinCode: say('Join code renewed', 'Failed to renew the join code. Please try again.'),
  createRole: say('Role created successfully', 'Failed to create role. Please try again.'),
  updateRole: say('Role updated successfully', 'Failed to update role. Please try again.'),
  deleteRole: say('Role deleted successfully', 'Failed to delete role. Please try again.'),
  createPhysician: say('Physician added successfully', 'Failed to add physician. Please try again.'),
  createPhysicians: say(null, 'Failed to add physicians. No one was added. Please try again.'),
  updatePhysician: say('Physician updated successfully', 'Failed to update physician. Please try again.'),
  deletePhysician: say('Physician removed successfully', 'Failed to remove physician. Please try again.'),
  erasePerson: say('Personal data erased', 'Failed to erase the physician. Nothing was changed.'),
  confirmPerson: say(null, 'Failed to confirm this person. Please try again.'),
  invitePhysicians: say(null, 'Failed to invite the physicians. No one was invited.'),
  reactivatePhysician: say('Physician reactivated', 'Failed to reactivate physician. Please try again.'),
  renewCalendarAddress: say(null, 'Failed to create a calendar address. Please try again.'),
  removeCalendarAddress: say(
    'Calendar address turned off',
    'Failed to turn off the calendar address. Please try again.',
  ),
  createApiKey: say(null, 'Failed to create the API key.'),
  revokeApiKey: say('API key revoked', 'Failed to revoke the API key. It still works.'),
  createSwitchboardLink: say('Switchboard link created', 'Failed to create the link.'),
  removeSwitchboardLink: say('Link revoked', 'Failed to revoke the link. It still works.'),
  createWebhook: say('Webhook added', 'Failed to add the webhook.'),
  updateWebhook: say('Webhook saved', 'Failed to save the webhook.'),
  removeWebhook: say('Webhook removed', 'Failed to remove the webhook.'),
  rotateWebhookSecret: say('New secret created', 'Failed to create a new secret. The old one still works.'),
  testWebhook: say('Test message sent', 'Failed to send the test message.'),
  replayDelivery: say('Message sent again', 'Failed to send the message again.'),
  saveProfile: say(
    'Your preferences have been updated successfully.',
    'Failed to update preferences. Please try again.',
  ),
  savePreferences: say(
    'Your preferences have been updated successfully.',
    'Failed to update preferences. Please try again.',
  ),
  generateSchedule: say('Schedule generated successfully using AI', 'Failed to generate schedule. Please try again.'),
  searchLonger: say('Search finished. The result is a new draft.', 'Failed to search longer. The draft is unchanged.'),
  generateMonths: say(null, 'Failed to generate the schedules. Please try again.'),
  cancelGeneration: say(null, 'Failed to stop. The schedule is still being generated.'),
  createScenario: say(null, 'Failed to start the scenario. Please try again.'),
  computeScenario: say(null, 'Failed to start the scenario. Please try again.'),
  cancelScenario: say(null, 'Failed to stop the scenario. It’s still running.'),
  deleteScenario: say(null, 'Failed to delete the scenario. Please try again.'),
  startBackTest: say(null, 'Failed to start the back-test. Please try again.'),
  useScenario: say(null, 'Failed to create the draft. Your schedule is unchanged.'),
  assessFairness: say('Fairness assessment completed.', 'Failed to assess fairness.'),
  publishSchedule: say(null, 'Failed to publish the schedule. Please try again.'),
  unpublishSchedule: say(null, 'Failed to unpublish the schedule. Please try again.'),
  archiveSchedule: say(null, 'Failed to archive the schedule. Please try again.'),
  deleteSchedule: say(null, 'Failed to delete the draft. Please try again.'),
  restoreDraft: say(null, 'Failed to restore the draft. Please try again.'),
  duplicateSchedule: say(null, 'Failed to duplicate the schedule. Please try again.'),
  renameSchedule: say(null, 'Failed to rename the schedule. Please try again.'),
  clearSchedule: say(null, 'Failed to clear these days. Please try again.'),
  giveFeedback: say('Thanks. We saved your feedback.', 'Failed to save your feedback. Please try again.'),
  proposeChanges: say(null, 'Failed to find improvements. Nothing was changed.'),
  editShifts: say(null, 'Failed to save the change. Nothing was changed.'),
  turnStep: say(null, 'Failed to undo the change. Nothing was changed.'),
  setOverrides: say(null, 'Failed to save the override. Nothing was changed.'),
  chooseDraft: say(null, 'Failed to use this draft. Nothing was changed.'),
  rewordRule: say(null, 'Failed to suggest wording. Please try again.'),
  askAssistant: {
    success: null,
    failure: { title: 'Chat Error', description: 'Failed to get response. Please try again.' },
  },
  askOwnAssistant: {
    success: null,
    failure: { title: 'Chat Error', description: 'Failed to get response. Please try again.' },
  },
  analyzeSchedule: {
    success: { title: 'Analysis Complete', description: 'Nothing has changed yet. Look it over, then implement it.' },
    failure: { title: 'Analysis Failed', description: 'Failed to analyze schedule. Please try again.' },
  },
  correctReading: say(null, 'Failed to read the file again. Nothing was changed.'),
  implementAnalysis: {
    success: { title: 'Implementation Complete', description: 'Your group is set up.' },
    failure: { title: 'Implementation Failed', description: 'Failed to implement analysis. Please try again.' },
  },
  answerNews: say(null, 'Failed to send your answer. Please try again.'),
  readNotification: say(null, 'Failed to mark the message as read. Please try again.'),
  readNotifications: say(null, 'Failed to mark the messages as read. Please try again.'),
  createRequest: say('Shift request submitted successfully', 'Failed to submit request. Please try again.'),
  submitVacation: say(
    'Vacation request submitted successfully',
    'Failed to submit vacation request. Please try again.',
  ),
  seeRequest: say(null, 'Failed to mark the swap as seen.'),
  answerRequest: say(null, 'Failed to send your answer. Please try again.'),
  giveBackRequest: say(null, 'Failed to give back the time off. Please try again.'),
  askToSwap: say(null, 'Failed to ask your colleagues. Please try again.'),
  askEveryoneLeft: say('Asked everyone on your list', 'Failed to ask everyone. Please try again.'),
  stopAsking: say('You’re no longer asking. The shift stays yours.', 'Failed to stop asking. Please try again.'),
  cancelRequest: say(null, 'Failed to cancel the request. Please try again.'),
  reviewRequest: say(null, 'Failed to save your decision. Nothing was changed.'),
  undoReview: say(null, 'Failed to undo the decision. Nothing was changed.'),
  reviewRequests: say(null, 'Failed to save your decisions. Please try again.'),
  reportCallOut: say('We notified your coordinators', 'We couldn’t notify your coordinators. Please call them.'),
  seeCallOut: say(null, 'Failed to mark the call-out as seen.'),
  takeCallOut: say('The shift is yours. Thank you.', 'We couldn’t give you the shift. Please call your coordinator.'),
  undoCallOut: say(
    'We notified everyone that you can make it',
    'Failed to cancel the call-out. Please call your coordinator.',
  ),
  leaveHandoffNote: say('Saved your handoff note', 'Failed to save the handoff note. Please try again.'),
  applyCallOut: say(null, 'Failed to apply the plan. Nothing was changed.'),
  writeToSupport: say('Sent your message', 'Failed to send your message. It’s still here. Please try again.'),
}
