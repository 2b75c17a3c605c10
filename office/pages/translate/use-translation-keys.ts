import { useEffect, useEffectEvent } from 'react'

interface TranslationKeys {
  readonly next: () => void
  readonly settle: () => void
  readonly copy: () => void
  readonly word: () => void
}

/** `Alt ↓`, `Alt Y`, `Alt C` and `Alt G`, in the editor too: they come before its own keys. */
export function useTranslationKeys(keys: TranslationKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode, code } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || isComposing || keyCode === 229) return
    if (document.querySelector('dialog:modal')) return
    const act = { ArrowDown: keys.next, KeyY: keys.settle, KeyC: keys.copy, KeyG: keys.word }[code]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
