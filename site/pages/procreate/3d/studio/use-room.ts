import { type RefObject, useEffect, useRef, useState } from 'react'
import { firstLamps, type Lamp } from './lamps.ts'
import type { Room } from './room/open-room.ts'

/** A picture; being fetched; drawn; taken away by the browser; not to be had for want of WebGL, or of a network. */
export type RoomState = 'still' | 'coming' | 'live' | 'lost' | 'none' | 'failed'

export const surfaces = ['clay', 'half', 'painted'] as const
export type Surface = (typeof surfaces)[number]

/** What the visitor wants to see. */
export interface StudioState {
  readonly lamps: readonly Lamp[]
  readonly chosen: number
  readonly room: string
  readonly surface: Surface
}

export const initialStudioState: StudioState = { lamps: firstLamps, chosen: 0, room: 'blue', surface: 'half' }

const borders: Readonly<Record<Surface, number>> = { clay: -2, half: 0, painted: 2 }

export interface RoomUse {
  readonly state: RoomState
  readonly wish: StudioState
  readonly swinging: boolean
  /** null until it is known; false under reduced motion. */
  readonly mayMove: boolean | null
  /** Follows how far the head is turned, in degrees. */
  readonly turnSlider: RefObject<HTMLInputElement | null>
  turnOn(): void
  change(part: Partial<StudioState>): void
  turnTo(degrees: number): void
  swing(on: boolean): void
  reset(): void
}

interface Places {
  readonly holder: RefObject<HTMLElement | null>
  readonly slot: RefObject<HTMLElement | null>
  readonly label: string
  readonly canvasClass: string | undefined
}

/** The room behind the controls. It is fetched at the first wish, or when it is near where a graphics card draws it. */
export function useRoom({ holder, slot, label, canvasClass }: Places): RoomUse {
  const [state, setState] = useState<RoomState>('still')
  const [wish, setWish] = useState(initialStudioState)
  const [swinging, setSwinging] = useState(false)
  const [mayMove, setMayMove] = useState<boolean | null>(null)
  const room = useRef<Room | null>(null)
  const latest = useRef(wish)
  const opening = useRef(false)
  const asked = useRef(false)
  const gone = useRef(false)
  const turnSlider = useRef<HTMLInputElement>(null)

  async function open(onlyIfQuick: boolean) {
    if (room.current || !holder.current || !slot.current) return
    if (!onlyIfQuick) {
      asked.current = true
      setState('coming')
    }
    if (opening.current) return
    opening.current = true
    try {
      const { openRoom } = await import('./room/open-room.ts')
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const opened = await openRoom(
        {
          holder: holder.current,
          slot: slot.current,
          canvasClass,
          label,
          onlyIfQuick,
          mayMove: !isStill,
          onTurn: turn => {
            if (turnSlider.current) turnSlider.current.value = String(Math.round(turn))
          },
          onLost: isLost => setState(isLost ? 'lost' : 'live'),
        },
        wantedOf(latest.current),
      )
      if (gone.current) return opened?.close()
      room.current = opened
      if (opened) {
        opened.show(wantedOf(latest.current))
        opened.turnTo(Number(turnSlider.current?.value ?? 0), 0)
        if (onlyIfQuick && !isStill) swing(true)
        setState('live')
      } else if (!onlyIfQuick) setState('none')
    } catch {
      if (!onlyIfQuick) setState('failed')
    } finally {
      opening.current = false
      // Pressed while it was only tried: the press counts.
      if (onlyIfQuick && asked.current && !room.current && !gone.current) void open(false)
    }
  }

  function change(part: Partial<StudioState>) {
    latest.current = { ...latest.current, ...part }
    setWish(latest.current)
    if (room.current) room.current.show(wantedOf(latest.current))
    else void open(false)
  }

  function swing(on: boolean) {
    setSwinging(on)
    room.current?.swing(on)
  }

  function turnTo(degrees: number) {
    swing(false)
    if (room.current) room.current.turnTo(degrees, 0)
    else void open(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins to answer
  useEffect(() => {
    gone.current = false
    setMayMove(!matchMedia('(prefers-reduced-motion: reduce)').matches)
    const near = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      near.disconnect()
      if (!savesData()) void open(true)
    })
    if (holder.current) near.observe(holder.current)
    return () => {
      gone.current = true
      near.disconnect()
      room.current?.close()
      room.current = null
    }
  }, [])

  return {
    state,
    wish,
    swinging,
    mayMove,
    turnSlider,
    change,
    swing,
    turnTo,
    turnOn: () => void open(false),
    reset() {
      change(initialStudioState)
      if (turnSlider.current) turnSlider.current.value = '0'
      turnTo(0)
    },
  }
}

const wantedOf = ({ lamps, room, surface }: StudioState) => ({
  lamps,
  room: room as Parameters<Room['show']>[0]['room'],
  painted: borders[surface],
})

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
