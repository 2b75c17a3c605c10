;(() => {
  const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'pointerover', 'scroll', 'popstate']
  let started = false
  const controls = 'a, button, summary, input, select, textarea'
  // The router comes at the first sign of a visitor (site/entry.client.tsx), React at the first but a scroll.
  const sign = event => {
    const source = document.getElementById('hydrate')
    if (!source || (event.type === 'pointerover' && !event.target.closest?.(controls))) return
    source.dataset.signed = ''
    dispatchEvent(new Event('signed'))
    if (event.type !== 'scroll') start()
    if (started) for (const type of signs) removeEventListener(type, sign, true)
  }
  const start = () => {
    // The script element that starts React is parsed after this one.
    const source = document.getElementById('hydrate')
    if (started || !source) return
    started = true
    dispatchEvent(new Event('hydrate'))
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
  for (const type of signs) addEventListener(type, sign, { capture: true, passive: true })
  const idle = window.requestIdleCallback ?? (run => setTimeout(run, 200))
  const later = () => setTimeout(() => idle(start, { timeout: 4000 }), 3000)
  const startIfAsked = () => {
    // late-styles.js has noted the first sign; the turn of a heading is none of a visitor.
    const { scrolled = 'heading' } = document.documentElement.dataset
    if (scrolled !== 'heading') sign({ type: scrolled === 'wheel' ? 'scroll' : scrolled })
    if (document.querySelector('[data-hydrate-now]')) start()
  }
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', startIfAsked) : startIfAsked()
  document.readyState === 'complete' ? later() : addEventListener('load', later, { once: true })
})()
;(() => {
  // The '/' key leads to the search: to the box of a page that has one, else to the lens of the nav. /search has a switch.
  const isOff = () => {
    try {
      return localStorage.getItem('search-key') === 'off'
    } catch {}
  }
  const tell = () => {
    const [before, now] = isOff() ? ['/', ''] : ['', '/']
    for (const each of document.querySelectorAll(`[aria-keyshortcuts="${before}"]`))
      each.setAttribute('aria-keyshortcuts', now)
  }
  for (const type of ['DOMContentLoaded', 'focusin', 'search-key']) addEventListener(type, tell)
  addEventListener('keydown', event => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented || isOff()) return
    if (target.closest?.('input, textarea, select, [contenteditable], dialog')) return
    const box = document.querySelector('input[aria-keyshortcuts]')
    const lens = document.querySelector('a[aria-keyshortcuts]')
    if (!(box ?? lens) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    if (!box) return lens.click()
    box.focus()
    box.select()
  })
})()
