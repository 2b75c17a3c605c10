import { type RefObject, useEffect, useRef, useState } from 'react'
import { firstLamps, type Lamp } from './lamps.ts'
import type { Appearance, Viewer } from './viewer/create-viewer.ts'

/** Picture; loading; running; context lost; no WebGL 2; model failed to load. */
type ViewerState = 'still' | 'coming' | 'live' | 'lost' | 'none' | 'failed'

export const surfaces = ['clay', 'half', 'painted'] as const
type Surface = (typeof surfaces)[number]

/** The visitor's settings. */
interface StudioSettings {
  readonly lamps: readonly Lamp[]
  readonly chosen: number
  readonly environment: string
  readonly surface: Surface
}

const initialSettings: StudioSettings = {
  lamps: firstLamps,
  chosen: 0,
  environment: 'blue',
  surface: 'half',
}

const paintedBySurface: Readonly<Record<Surface, number>> = { clay: -2, half: 0, painted: 2 }

export interface StudioViewer {
  readonly state: ViewerState
  readonly settings: StudioSettings
  readonly swinging: boolean
  /** Null before hydration; false under reduced motion. */
  readonly mayMove: boolean | null
  /** The range input that follows the head's rotation in degrees. */
  readonly turnSlider: RefObject<HTMLInputElement | null>
  turnOn(): void
  change(part: Partial<StudioSettings>): void
  turnTo(degrees: number): void
  swing(on: boolean): void
  reset(): void
}

interface UseViewerOptions {
  readonly container: RefObject<HTMLElement | null>
  readonly slot: RefObject<HTMLElement | null>
  readonly label: string
  readonly canvasClass: string | undefined
}

/** The viewer behind the controls, loaded on the first change, or near the viewport where a GPU draws WebGL. */
export function useViewer({ container, slot, label, canvasClass }: UseViewerOptions): StudioViewer {
  const [state, setState] = useState<ViewerState>('still')
  const [settings, setSettings] = useState(initialSettings)
  const [swinging, setSwinging] = useState(false)
  const [mayMove, setMayMove] = useState<boolean | null>(null)
  const viewer = useRef<Viewer | null>(null)
  const latestSettings = useRef(settings)
  const isOpening = useRef(false)
  const wasRequested = useRef(false)
  const isUnmounted = useRef(false)
  const turnSlider = useRef<HTMLInputElement>(null)

  async function open(onlyIfFast: boolean) {
    if (viewer.current || !container.current || !slot.current) return
    if (!onlyIfFast) {
      wasRequested.current = true
      setState('coming')
    }
    if (isOpening.current) return
    isOpening.current = true
    try {
      const { openViewer } = await import('./viewer/open-viewer.ts')
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const opened = await openViewer(
        {
          container: container.current,
          slot: slot.current,
          canvasClass,
          label,
          onlyIfFast,
          mayMove: !isStill,
          onTurn: turn => {
            if (turnSlider.current) turnSlider.current.value = String(Math.round(turn))
          },
          onLost: isLost => setState(isLost ? 'lost' : 'live'),
        },
        appearanceOf(latestSettings.current),
      )
      if (isUnmounted.current) return opened?.close()
      viewer.current = opened
      if (opened) {
        opened.show(appearanceOf(latestSettings.current))
        opened.turnTo(Number(turnSlider.current?.value ?? 0), 0)
        if (onlyIfFast && !isStill) swing(true)
        setState('live')
      } else if (!onlyIfFast) setState('none')
    } catch {
      if (!onlyIfFast) setState('failed')
    } finally {
      isOpening.current = false
      // A press during a speculative load counts as a request.
      if (onlyIfFast && wasRequested.current && !viewer.current && !isUnmounted.current) void open(false)
    }
  }

  function change(part: Partial<StudioSettings>) {
    latestSettings.current = { ...latestSettings.current, ...part }
    setSettings(latestSettings.current)
    if (viewer.current) viewer.current.show(appearanceOf(latestSettings.current))
    else void open(false)
  }

  function swing(on: boolean) {
    setSwinging(on)
    viewer.current?.swing(on)
  }

  function turnTo(degrees: number) {
    swing(false)
    if (viewer.current) viewer.current.turnTo(degrees, 0)
    else void open(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration
  useEffect(() => {
    isUnmounted.current = false
    setMayMove(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      if (!savesData()) void open(true)
    })
    if (container.current) observer.observe(container.current)
    return () => {
      isUnmounted.current = true
      observer.disconnect()
      viewer.current?.close()
      viewer.current = null
    }
  }, [])

  return {
    state,
    settings,
    swinging,
    mayMove,
    turnSlider,
    change,
    swing,
    turnTo,
    turnOn: () => void open(false),
    reset() {
      change(initialSettings)
      if (turnSlider.current) turnSlider.current.value = '0'
      turnTo(0)
    },
  }
}

const appearanceOf = ({ lamps, environment, surface }: StudioSettings): Appearance => ({
  lamps,
  environment: environment as Appearance['environment'],
  painted: paintedBySurface[surface],
})

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
