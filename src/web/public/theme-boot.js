// Sets the theme before the first paint, so a dark page never flashes light.
// A classic script, because modules run only after the page is parsed; the build writes it into the page, and the server
// allows it by its hash. theme/theme.ts takes over later with the same key and rule.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('evenshift-theme')
  } catch {
    // Storage can be blocked; the system's theme is used then.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
