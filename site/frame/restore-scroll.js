;(() => {
  // What the script of React Router's <ScrollRestoration> does, which server/pages/inline-scripts.ts leaves out. `idx` is for
  // its history, which else replaces the state a second time when React starts.
  const { history, sessionStorage } = window
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2), idx: 0 }, '')
  // The page has its height when it is parsed.
  addEventListener('DOMContentLoaded', () => {
    try {
      const top = JSON.parse(sessionStorage.getItem('react-router-scroll-positions'))?.[history.state.key]
      if (top >= 0) scrollTo(0, top)
    } catch {}
  })
})()
