import { type ComponentType, useEffect, useState } from 'react'
import { type CopyPlaces, dropLocal, findLocal, type LocalCopy } from './local-copy.ts'
import type { LocalCopyCardProps } from './local-copy-card.tsx'

interface LocalCopyOfferProps extends CopyPlaces, Pick<LocalCopyCardProps, 'onward'> {
  /** When the server's copy was kept, and the time on the server. */
  readonly keptAt: string | null
  readonly now: string
  /** Whether what was typed has been saved: a copy in this browser is old. */
  readonly isSaved?: boolean
}

/** What was typed in this browser and did not reach the office. */
export function LocalCopyOffer({ keptAt, now, isSaved = false, ...places }: LocalCopyOfferProps) {
  const [copy, setCopy] = useState<LocalCopy | null>(null)
  const [Card, setCard] = useState<ComponentType<LocalCopyCardProps> | null>(null)
  const { localKey } = places
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the page opens is from before
  useEffect(() => {
    const ahead = Date.now() - Date.parse(now)
    const isOlder = ({ at }: LocalCopy) => keptAt !== null && at - ahead <= Date.parse(keptAt)
    if (isSaved) dropLocal(localKey)
    const found = findLocal(localKey)
    setCopy(found && !isOlder(found) ? found : null)
    if (!found) return
    import('./local-copy-card.tsx').then(
      ({ LocalCopyCard }) => setCard(() => LocalCopyCard),
      error => console.warn(String(error)),
    )
  }, [localKey])
  return copy && Card && <Card {...places} copy={copy} onGone={() => setCopy(null)} />
}
