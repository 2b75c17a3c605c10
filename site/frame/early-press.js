;(() => {
  // What is pressed before React listens is repeated afterwards.
  let press
  const record = event => {
    press = event.target.closest?.('[data-kept-press]') ?? press
  }
  addEventListener('click', record)
  addEventListener('hydrating', () => removeEventListener('click', record), { once: true })
  addEventListener('hydrated', () => press?.click(), { once: true })
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', event => {
    const button = event.target.closest?.('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor'))
    if (dialog) button.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal()
  })
})()
