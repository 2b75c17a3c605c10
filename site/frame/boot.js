;(() => {
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'pointerover']
  let started = false
  const controls = 'a, button, summary, input, select, textarea'
  const start = event => {
    // The script that starts React stands below this one.
    const source = document.getElementById('hydrate')
    if (started || !source) return
    if (event?.type === 'pointerover' && !event.target.closest?.(controls)) return
    started = true
    for (const touch of touches) removeEventListener(touch, start, true)
    const { src, integrity: hash } = source.dataset
    if (!src) return hydrate(source)
    // The hashes of all scripts, as an import map: before the first module.
    const integrity = document.createElement('script')
    integrity.src = src
    integrity.integrity = hash
    integrity.onload = () => hydrate(source)
    integrity.onerror = renew
    document.head.append(integrity)
  }
  const hydrate = source => {
    const script = document.createElement('script')
    script.type = 'module'
    script.text = source.textContent
    script.onerror = renew
    document.head.append(script)
  }
  // Scripts of a release that is gone: the page is loaded anew, as chunk-failure.ts does it later on.
  const renew = () => {
    if (!navigator.onLine || document.activeElement?.matches('input, textarea, select')) return
    try {
      if (Date.now() - sessionStorage.getItem('reloaded-at') < 60_000) return
      sessionStorage.setItem('reloaded-at', Date.now())
      location.reload()
    } catch {}
  }
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
  const idle = window.requestIdleCallback ?? (run => setTimeout(run, 200))
  const later = () => setTimeout(() => idle(() => start(), { timeout: 4000 }), 3000)
  addEventListener('DOMContentLoaded', () => document.querySelector('[data-hydrate-now]') && start())
  document.readyState === 'complete' ? later() : addEventListener('load', later, { once: true })
  let missed
  const remember = event => {
    missed = event.target.closest?.('[data-kept-press]') ?? missed
  }
  addEventListener('click', remember)
  addEventListener('hydrating', () => removeEventListener('click', remember), { once: true })
  addEventListener('hydrated', () => missed?.click(), { once: true })
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', event => {
    const button = event.target.closest?.('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor'))
    if (dialog) button.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal()
  })
})()
