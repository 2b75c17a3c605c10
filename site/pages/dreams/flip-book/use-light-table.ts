import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { LightTableProps } from './light-table.tsx'

/** Not asked for; being fetched; there; not to be had. */
export type LightTableState = 'still' | 'coming' | 'there' | 'failed'

export interface LightTableUse {
  readonly state: LightTableState
  readonly LightTable: ((props: LightTableProps) => ReactNode) | null
  /** Somebody pressed for it, so it takes the focus of what they pressed. */
  readonly asked: boolean
  open(): void
}

interface Opened {
  readonly LightTable: (props: LightTableProps) => ReactNode
}

/** The sheet to draw on: fetched when its place comes near, or when it is asked for. */
export function useLightTable(place: RefObject<HTMLElement | null>): LightTableUse {
  const [state, setState] = useState<LightTableState>('still')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [asked, setAsked] = useState(false)

  async function fetchIt(wanted: boolean) {
    if (wanted) setState('coming')
    try {
      const { LightTable } = await import('./light-table.tsx')
      setAsked(wanted)
      setOpened({ LightTable })
      setState('there')
    } catch {
      // What was fetched ahead, unasked, fails in silence: the answer to a press stays.
      setState(before => (wanted ? 'failed' : before))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins to answer
  useEffect(() => {
    if (!place.current || savesData()) return
    const near = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        near.disconnect()
        void fetchIt(false)
      },
      { rootMargin: '60%' },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [])

  return { state, LightTable: opened?.LightTable ?? null, asked, open: () => void fetchIt(true) }
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
