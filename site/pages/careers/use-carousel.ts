import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

interface Carousel {
  /** The ref of the scroll container, whose children are the slides. */
  readonly row: RefObject<HTMLDivElement | null>
  readonly current: number
  go(to: number): void
  /** Event handlers for the scroll container. */
  readonly events: {
    onScroll(): void
    onPointerDown(): void
    onWheel(): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/** The state of a scroll-snap row: its current slide, and navigation to others. */
export function useCarousel(count: number): Carousel {
  const row = useRef<HTMLDivElement>(null)
  /** Slides passed by a smooth scroll are not current. */
  const goal = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)

  function go(to: number) {
    const slides = row.current
    const next = Math.min(Math.max(to, 0), count - 1)
    if (!slides || next === current) return
    goal.current = next
    setCurrent(next)
    slides.scrollTo({ left: placesOf(slides)[next] ?? 0 })
  }

  function onScroll() {
    const slides = row.current
    if (!slides) return
    const distances = placesOf(slides).map(place => Math.abs(place - slides.scrollLeft))
    const nearest = distances.indexOf(Math.min(...distances))
    if (goal.current === nearest) goal.current = null
    else if (goal.current === null) setCurrent(nearest)
  }

  const takeOver = () => {
    goal.current = null
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  }
  return {
    row,
    current,
    go,
    events: {
      onScroll,
      onPointerDown: takeOver,
      onWheel: takeOver,
      onKeyDown(event) {
        const to = steps[event.key]
        if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        go(to)
      },
    },
  }
}

/** The scroll offset of each slide; the last slides share the maximum offset. */
function placesOf(row: HTMLElement): number[] {
  const slides = [...row.children] as HTMLElement[]
  const first = slides[0]?.offsetLeft ?? 0
  const end = row.scrollWidth - row.clientWidth
  return slides.map(slide => Math.min(slide.offsetLeft - first, end))
}
