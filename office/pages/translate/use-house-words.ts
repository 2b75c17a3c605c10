import { type RefObject, useEffect, useRef, useState } from 'react'
import type { HouseTerm } from '../../../contract/office/translation.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import type { TextFormHandle } from '../../features/writing/text-form.tsx'
import type { WordPlace } from './word-place.ts'

interface HouseWords {
  readonly address: PartAddress
  readonly handle: RefObject<TextFormHandle | null>
  readonly onSaid: (sentence: string) => void
}

interface OpenWords {
  readonly place: WordPlace
  readonly terms: readonly HouseTerm[]
}

/** Opens the list of house words at the caret. The words are fetched once. */
export function useHouseWords({ address, handle, onSaid }: HouseWords) {
  const [opened, setOpened] = useState<OpenWords | null>(null)
  const terms = useRef<Promise<readonly HouseTerm[]> | null>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element && handle.current?.form?.contains(target) && !target.closest('button'))
        last.current = target
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [handle])
  async function open() {
    try {
      const [{ fetchTerms }, { findWordPlace }] = await Promise.all([
        import('./fetch-terms.ts'),
        import('./word-place.ts'),
      ])
      const place = handle.current && findWordPlace(handle.current, last.current)
      if (!place) return onSaid('Put the caret into the text first.')
      terms.current ??= fetchTerms(address)
      setOpened({ place, terms: await terms.current })
    } catch {
      terms.current = null
      onSaid('The house words couldn’t be fetched. Try again in a moment.')
    }
  }
  return { opened, open: () => void open(), close: () => setOpened(null) }
}
