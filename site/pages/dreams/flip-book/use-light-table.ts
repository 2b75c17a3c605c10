import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { LightTableProps } from './light-table.tsx'

/** Not requested, loading, loaded, or failed. */
type LightTableState = 'still' | 'coming' | 'there' | 'failed'

interface LightTableLoader {
  readonly state: LightTableState
  readonly LightTable: ((props: LightTableProps) => ReactNode) | null
  /** Whether a press requested it, so that it takes the focus of the pressed button. */
  readonly isRequested: boolean
  open(): void
}

interface LightTableModule {
  readonly LightTable: (props: LightTableProps) => ReactNode
}

/** The light table, loaded when its place comes near the viewport or on request. */
export function useLightTable(place: RefObject<HTMLElement | null>): LightTableLoader {
  const [state, setState] = useState<LightTableState>('still')
  const [module, setModule] = useState<LightTableModule | null>(null)
  const [isRequested, setRequested] = useState(false)

  async function load(byPress: boolean) {
    if (byPress) setState('coming')
    try {
      const { LightTable } = await import('./light-table.tsx')
      setRequested(byPress)
      setModule({ LightTable })
      setState('there')
    } catch {
      // A failed prefetch is silent; a later press reports its own failure.
      setState(before => (byPress ? 'failed' : before))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration
  useEffect(() => {
    if (!place.current || savesData()) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        void load(false)
      },
      { rootMargin: '60%' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return { state, LightTable: module?.LightTable ?? null, isRequested, open: () => void load(true) }
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
