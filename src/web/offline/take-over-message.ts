/** What a page says to the worker it loaded past: handle my requests too. */
export const takeOverMessage = 'take over'
