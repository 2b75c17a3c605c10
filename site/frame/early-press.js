;(() => {
  // What is pressed before React listens is repeated afterwards.
  let press
  const record = event => {
    press = event.target.closest?.('[data-kept-press]') ?? press
  }
  addEventListener('click', record)
  addEventListener('hydrating', () => removeEventListener('click', record))
  addEventListener('hydrated', () => press?.click())
})()
