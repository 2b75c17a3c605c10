import { type ComponentType, useEffect, useState } from 'react'
import { type CopyPlaces, dropLocal, findLocal, type LocalCopy } from './local-copy.ts'
import type { LocalCopyCardProps } from './local-copy-card.tsx'
import { isBefore } from './server-clock.ts'

interface LocalCopyOfferProps extends CopyPlaces, Pick<LocalCopyCardProps, 'onward'> {
  /** When the server's copy was kept, and the time on the server. */
  readonly keptAt: string | null
  readonly now: string
  /** When what was typed was saved last here: a copy from before it is old. */
  readonly savedAt?: string | null
}

/** What was typed in this browser and did not reach the office. */
export function LocalCopyOffer({ keptAt, now, savedAt = null, ...places }: LocalCopyOfferProps) {
  const [copy, setCopy] = useState<LocalCopy | null>(null)
  const [Card, setCard] = useState<ComponentType<LocalCopyCardProps> | null>(null)
  const { localKey } = places
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the page opens is from before
  useEffect(() => {
    const clocks = { serverNow: now, browserNow: Date.now(), openMs: performance.now() }
    const isOlder = ({ at }: LocalCopy, time: string | null) => time !== null && isBefore(at, time, clocks)
    let isAway = false
    async function find() {
      const found = await findLocal(localKey)
      // What is typed by now is no offer.
      if (isAway || !found || found.at > openedAt) return
      if (isOlder(found, savedAt)) return dropLocal(localKey)
      if (isOlder(found, keptAt)) return
      const { LocalCopyCard } = await import('./local-copy-card.tsx')
      setCard(() => LocalCopyCard)
      setCopy(found)
    }
    const openedAt = Date.now()
    setCopy(null)
    find().catch(error => console.warn(String(error)))
    return () => {
      isAway = true
    }
  }, [localKey])
  return copy && Card && <Card {...places} copy={copy} onGone={() => setCopy(null)} />
}
