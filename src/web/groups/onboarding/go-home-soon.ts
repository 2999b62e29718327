/** After creating or joining a group: time to read the toast, then the start page, which now is a dashboard. */

const redirectDelay = 1500

/** Never resolves before the page is left: the form stays pending. */
export async function goHomeSoon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, redirectDelay))
  // Whoever saw the dashboard before that and went on is not called back.
  if (window.location.pathname === '/') window.location.assign('/')
}
