import { type ReactNode, useEffect, useRef, useState } from 'react'
import { alerts } from '../../../../ui/alerts/alert-queue.ts'
import type { Painter } from '../../../brushes/engine/painter.ts'
import type { BrushesCopy } from './copy/en.ts'
import type { WallSet } from './load-wall.ts'
import type { StudioProps } from './studio/studio.tsx'

interface StudioOptions {
  readonly copy: BrushesCopy['studio']
  readonly trouble: BrushesCopy['trouble']
  readonly sets: readonly WallSet[]
}

interface StudioModule {
  readonly brush: string
  readonly Studio: (props: StudioProps) => ReactNode
}

/** The brush studio, loaded when the first brush is picked up; the painting is kept after closing. */
export function useStudio({ copy, trouble, sets }: StudioOptions) {
  const [module, setModule] = useState<StudioModule | null>(null)
  const kept = useRef<Painter | null>(null)
  const wanted = useRef<string | null>(null)

  async function pickUp(brush: string) {
    wanted.current = brush
    try {
      const { Studio } = await import('./studio/studio.tsx')
      if (wanted.current === brush) setModule({ brush, Studio })
    } catch {
      await alerts.show({ ...trouble, type: 'error', dismissable: true })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration
  useEffect(() => {
    // A brush pressed before hydration still has the focus.
    const pressed = document.querySelector<HTMLButtonElement>(
      '[data-pick-up]:focus:not(:focus-visible, :active)',
    )
    if (pressed) void pickUp(pressed.value)
    return () => {
      wanted.current = null
    }
  }, [])

  return {
    pickUp: (brush: string) => void pickUp(brush),
    dialog: module && (
      <module.Studio
        copy={copy}
        sets={sets}
        brush={module.brush}
        kept={kept}
        onClosed={() => setModule(null)}
      />
    ),
  }
}
