import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { LightTableProps } from './light-table.tsx'

/** Not requested, loading, loaded, or failed. */
export type LightTableState = 'still' | 'coming' | 'there' | 'failed'

export interface LightTableUse {
  readonly state: LightTableState
  readonly LightTable: ((props: LightTableProps) => ReactNode) | null
  /** Whether a press requested it, so that it takes the focus of the pressed button. */
  readonly asked: boolean
  open(): void
}

interface Opened {
  readonly LightTable: (props: LightTableProps) => ReactNode
}

/** The light table, loaded when its place comes near the viewport or on request. */
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
      // A failed prefetch is silent; a later press reports its own failure.
      setState(before => (wanted ? 'failed' : before))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration
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
