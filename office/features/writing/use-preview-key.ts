import { useEffect } from 'react'
import type { PartAddress } from '../content/content-path.ts'
import { pathOfScreen } from '../content/content-path.ts'

/** Ctrl or ⌘, Shift and P lead to the preview of a part, from its fields too, but not while a word is composed. */
export function usePreviewKey(address: PartAddress): void {
  const path = `/office${pathOfScreen('preview', address)}`
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (event.isComposing || event.altKey || document.querySelector('dialog:modal')) return
      event.preventDefault()
      // The preview has a content policy of its own, which only a document brings.
      location.assign(path)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [path])
}
