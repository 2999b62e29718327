/** Shown to someone who signs out without a network: the device's copy is deleted, but the server couldn't be reached. */

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Not signed out yet · Evenshift</title>
    <style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem }</style>
  </head>
  <body>
    <h1>Not signed out yet</h1>
    <p>You’re offline. We deleted everything kept on this device but couldn’t reach the server.</p>
    <p><a href="/api/logout">Sign out again</a> once you’re connected.</p>
  </body>
</html>
`

export function signedOutOffline(): Response {
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
