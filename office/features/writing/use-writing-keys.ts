import { useEffect } from 'react'
import { type PartAddress, pathOfScreen } from '../content/content-path.ts'

const buttonOf = (act: string) =>
  document.querySelector<HTMLButtonElement>(`main button[name="act"][value="${act}"]`)

/**
 * With Ctrl or ⌘, also in fields but not while a word is composed: S saves a part, Enter goes to the button that publishes it, and
 * Shift P leads to its preview.
 */
export function useWritingKeys(address: PartAddress): void {
  const path = `/office${pathOfScreen('preview', address)}`
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const key = `${event.shiftKey ? 'Shift ' : ''}${event.key.toLowerCase()}`
      const act = acts[key]
      if (!act) return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) act()
    }
    const acts: Readonly<Record<string, () => void>> = {
      s: () => {
        const button = buttonOf('save')
        button?.form?.requestSubmit(button)
      },
      enter: () => buttonOf('publish')?.focus(),
      // The preview has a content policy of its own, which only a document brings.
      'Shift p': () => location.assign(path),
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [path])
}
