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
    const script = document.createElement('script')
    script.type = 'module'
    script.text = source.textContent
    document.head.append(script)
  }
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true })
  const idle = window.requestIdleCallback ?? (run => setTimeout(run, 200))
  const later = () => setTimeout(() => idle(() => start(), { timeout: 4000 }), 3000)
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
