import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Point, pathOf, sheetSize, within } from './strokes.ts'

/** The path of the line in progress, updated without React. */
type LivePath = RefObject<SVGPathElement | null>

interface PencilOptions {
  readonly live: LivePath
  onStart(): void
  onDrawn(path: string): void
}

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A pencil for pointer and keyboard input, one pointer at a time. */
export function usePencil({ live, onStart, onDrawn }: PencilOptions) {
  const points = useRef<Point[]>([])
  const holder = useRef<number | 'keys' | null>(null)
  const edges = useRef<DOMRect | null>(null)
  const [place, setPlace] = useState<Point>({ x: sheetSize.width / 2, y: sheetSize.height / 2 })
  const [down, setDown] = useState(false)

  function begin(by: number | 'keys', point: Point) {
    holder.current = by
    points.current = [point]
    live.current?.setAttribute('d', pathOf(points.current))
    onStart()
  }

  function go(...to: Point[]) {
    points.current.push(...to)
    live.current?.setAttribute('d', pathOf(points.current))
  }

  function lift() {
    if (holder.current === null) return
    holder.current = null
    setDown(false)
    onDrawn(pathOf(points.current))
    live.current?.setAttribute('d', '')
  }

  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = edges.current ?? {}
    return within({
      x: ((clientX - left) / width) * sheetSize.width,
      y: ((clientY - top) / height) * sheetSize.height,
    })
  }

  return {
    /** The pencil's position in keyboard mode. */
    place,
    down,
    lift,
    events: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0 || typeof holder.current === 'number') return
        lift()
        event.currentTarget.setPointerCapture(event.pointerId)
        edges.current = event.currentTarget.getBoundingClientRect()
        begin(event.pointerId, at(event))
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (holder.current !== event.pointerId) return
        const all = event.nativeEvent.getCoalescedEvents?.() ?? []
        go(...(all.length > 0 ? all : [event.nativeEvent]).map(at))
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        if (holder.current === event.pointerId) lift()
      },
      onPointerCancel(event: PointerEvent<SVGSVGElement>) {
        if (holder.current === event.pointerId) lift()
      },
      onBlur() {
        if (holder.current === 'keys') lift()
      },
      onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
        const move = moves[event.key]
        if (move) {
          event.preventDefault()
          const far = event.shiftKey ? 3 : 12
          const next = within({ x: place.x + move.x * far, y: place.y + move.y * far })
          setPlace(next)
          if (holder.current === 'keys') go(next)
        } else if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          if (event.repeat) return
          if (holder.current === 'keys') return lift()
          if (holder.current !== null) return
          begin('keys', place)
          setDown(true)
        }
      },
    },
  }
}
