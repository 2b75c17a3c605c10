import { type RefObject, useEffect, useRef, useState } from 'react'
import { firstLamps, type Lamp } from './lamps.ts'
import type { Appearance, Viewer } from './viewer/create-viewer.ts'

/** A picture; being fetched; drawn; taken away by the browser; not to be had for want of WebGL, or of a network. */
export type ViewerState = 'still' | 'coming' | 'live' | 'lost' | 'none' | 'failed'

export const surfaces = ['clay', 'half', 'painted'] as const
export type Surface = (typeof surfaces)[number]

/** What the visitor wants to see. */
export interface StudioSettings {
  readonly lamps: readonly Lamp[]
  readonly chosen: number
  readonly environment: string
  readonly surface: Surface
}

export const initialSettings: StudioSettings = {
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
  /** null until it is known; false under reduced motion. */
  readonly mayMove: boolean | null
  /** Follows how far the head is turned, in degrees. */
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

/** The room behind the controls. It is fetched at the first wish, or when it is near where a graphics card draws it. */
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
      // Pressed while it was only tried: the press counts.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins to answer
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
