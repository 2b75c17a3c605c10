import { type PointerEvent, useEffect, useRef } from 'react'
import styles from './dome.module.css'
import { type Lamp, placeOnDome, readDome } from './lamps.ts'

interface DomeProps {
  readonly lamps: readonly Lamp[]
  readonly chosen: number
  onChoose(index: number): void
  onMove(index: number, place: Pick<Lamp, 'around' | 'height'>): void
}

/**
 * The lamps in plan view; dragging moves the nearest one. Hidden from assistive technology, as the sliders beside it do
 * the same.
 */
export function Dome({ lamps, chosen, onChoose, onMove }: DomeProps) {
  const dome = useRef<HTMLDivElement>(null)
  const dragged = useRef<number | null>(null)

  useEffect(() => {
    for (const [at, lamp] of lamps.entries()) {
      const handle = dome.current?.children[at] as HTMLElement | undefined
      const [x, y] = placeOnDome(lamp)
      handle?.style.setProperty('inset-inline-start', `${50 + 50 * x}%`)
      handle?.style.setProperty('inset-block-start', `${50 + 50 * y}%`)
      if (handle) handle.dataset.placed = ''
    }
  }, [lamps])

  function placeOf(event: PointerEvent): readonly [number, number] {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      ((event.clientX - box.left) / box.width) * 2 - 1,
      ((event.clientY - box.top) / box.height) * 2 - 1,
    ]
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    const [x, y] = placeOf(event)
    const distances = lamps.map(lamp => {
      const [left, top] = placeOnDome(lamp)
      return Math.hypot(left - x, top - y)
    })
    const nearest = distances.indexOf(Math.min(...distances))
    dragged.current = nearest
    event.currentTarget.setPointerCapture(event.pointerId)
    onChoose(nearest)
    onMove(nearest, readDome(x, y))
  }

  function follow(event: PointerEvent<HTMLDivElement>) {
    if (dragged.current !== null) onMove(dragged.current, readDome(...placeOf(event)))
  }

  function endDrag() {
    dragged.current = null
  }

  return (
    <div
      ref={dome}
      className={styles.dome}
      aria-hidden="true"
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      {lamps.map(({ tone }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is identified by its index
          key={at}
          className={styles.lamp}
          data-tone={tone}
          data-chosen={at === chosen || undefined}
        />
      ))}
    </div>
  )
}
