;(() => {
  const inputEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'pointerover']
  let started = false
  const controls = 'a, button, summary, input, select, textarea'
  const start = event => {
    // The script element that starts React is parsed after this one.
    const source = document.getElementById('hydrate')
    if (started || !source) return
    if (event?.type === 'pointerover' && !event.target.closest?.(controls)) return
    started = true
    dispatchEvent(new Event('hydrate'))
    for (const type of inputEvents) removeEventListener(type, start, true)
    const { src, integrity: hash } = source.dataset
    if (!src) return hydrate(source)
    // The import map with the integrity of all scripts has to precede the first module.
    const integrity = document.createElement('script')
    integrity.src = src
    integrity.integrity = hash
    integrity.onload = () => hydrate(source)
    integrity.onerror = reloadOnce
    document.head.append(integrity)
  }
  const hydrate = source => {
    const { data } = source.dataset
    const script = document.createElement('script')
    script.type = 'module'
    // The name of a page's data is its hash: server/pages/page-data.ts.
    const hash = /data-([\w-]{43})/.exec(data)?.[1].replaceAll('-', '+').replaceAll('_', '/')
    if (hash) {
      script.integrity = `sha256-${hash}=`
      script.src = data
    } else script.text = source.textContent
    script.onerror = reloadOnce
    document.head.append(script)
  }
  // Reloads when scripts of an old release are gone, as chunk-failure.ts does after hydration.
  const reloadOnce = () => {
    if (!navigator.onLine || document.activeElement?.matches('input, textarea, select')) return
    try {
      if (Date.now() - sessionStorage.getItem('reloaded-at') < 60_000) return
      sessionStorage.setItem('reloaded-at', Date.now())
      location.reload()
    } catch {}
  }
  for (const type of inputEvents) addEventListener(type, start, { capture: true, passive: true })
  const idle = window.requestIdleCallback ?? (run => setTimeout(run, 200))
  const later = () => setTimeout(() => idle(() => start(), { timeout: 4000 }), 3000)
  const startIfAsked = () => document.querySelector('[data-hydrate-now], [data-scrolled="press"]') && start()
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', startIfAsked) : startIfAsked()
  document.readyState === 'complete' ? later() : addEventListener('load', later, { once: true })
})()
