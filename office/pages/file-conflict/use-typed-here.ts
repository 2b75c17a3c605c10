import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropLocal, findLocal, keepLocally, type LocalCopy } from '../../features/local-copy.ts'

/** At the latest after the first key that is not kept. */
const longestMs = 1000

/** Keeps the fields of a form in this browser while they are typed, and finds what was typed there before. */
export function useTypedHere(form: RefObject<HTMLFormElement | null>, localKey: string) {
  const [found, setFound] = useState<LocalCopy | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    keepLocally(localKey, Object.fromEntries(fields))
  })
  useEffect(() => {
    const openedAt = Date.now()
    void findLocal(localKey).then(copy => setFound(copy && copy.at < openedAt ? copy : null))
    const flush = () => {
      if (timer.current !== undefined) keep()
    }
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [localKey])
  return {
    found,
    changed() {
      timer.current ??= setTimeout(() => keep(), longestMs)
    },
    /** The offer is over: it stands in the fields, or is discarded. */
    taken: () => setFound(null),
    discard() {
      dropLocal(localKey)
      setFound(null)
    },
  }
}
