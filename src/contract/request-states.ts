/** The life of a request: its states, and who may change them. */
export const requestStatuses = ['pending', 'approved', 'denied', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Transitions: from a state, by someone's action, to a state. */
export const requestTransitions = [
  { from: 'pending', action: 'approve', who: 'admin', to: 'approved' },
  { from: 'pending', action: 'deny', who: 'admin', to: 'denied' },
  { from: 'pending', action: 'cancel', who: 'requestor', to: 'cancelled' },
  /** Approved time off that is no longer needed. */
  { from: 'approved', action: 'give-back', who: 'requestor', to: 'cancelled' },
  /** A decision that its coordinator takes back, with everything it changed. Time off recorded for a call-out is canceled. */
  { from: 'approved', action: 'undo', who: 'admin', to: 'pending' },
  { from: 'denied', action: 'undo', who: 'admin', to: 'pending' },
  /** The colleague of a swap says yes or no; an offer to anyone finds its colleague so. */
  { from: 'pending', action: 'accept', who: 'colleague', to: 'pending' },
  { from: 'pending', action: 'decline', who: 'colleague', to: 'pending' },
] as const
export type RequestAction = (typeof requestTransitions)[number]['action']

/** The state an action leads to; undefined where it is not allowed. */
export function requestTransitionOf(from: RequestStatus, action: RequestAction) {
  return requestTransitions.find((transition) => transition.from === from && transition.action === action)
}
