/** Opens home with the new group, once its toast was read. */

const redirectDelay = 1500

/** Never resolves before the page is left: the form stays pending. */
export async function goHomeSoon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, redirectDelay))
  // Whoever saw the dashboard before that and went on is not called back.
  if (window.location.pathname === '/') window.location.assign('/')
}
