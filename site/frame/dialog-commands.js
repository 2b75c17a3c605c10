// Opens and closes dialogs in browsers without invoker commands: https://html.spec.whatwg.org/#attr-button-commandfor
;(() => {
  if ('command' in HTMLButtonElement.prototype) return
  addEventListener('click', event => {
    const button = event.target.closest?.('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor'))
    if (dialog) button.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal()
  })
})()
