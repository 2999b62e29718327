/** Pages that messages link to. */

export const inboxLink = '/admin/requests'
export const dashboardLink = '/physician/dashboard'
export const timeOffLink = '/vacation-requests'
export const openShiftsLink = '/open-shifts'
export const physiciansLink = '/admin/physicians'
export const swapLink = (shiftId: number) => `/swaps?give=${shiftId}`
export const shiftLink = (shiftId: number) => `${dashboardLink}?shift=${shiftId}`
export const callOutLink = (requestId: number) => `/call-out?request=${requestId}`
