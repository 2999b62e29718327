/** Opens home with the new group, once its toast can be read. */

const redirectDelay = 1500

/** Never resolves before the page is left, so the form stays pending. */
export async function goHomeSoon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, redirectDelay))
  // Someone who saw the dashboard earlier and moved on isn't called back.
  if (window.location.pathname === '/') window.location.assign('/')
}
