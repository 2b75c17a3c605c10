;(() => {
  // What the script of React Router's <ScrollRestoration> does, which server/pages/inline-scripts.ts leaves out.
  const { history, sessionStorage } = window
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  try {
    const top = JSON.parse(sessionStorage.getItem('react-router-scroll-positions'))?.[history.state.key]
    if (top >= 0) scrollTo(0, top)
  } catch {}
})()
