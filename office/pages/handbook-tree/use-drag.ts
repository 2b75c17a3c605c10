import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createEdgeScroll } from './scroll-at-edges.ts'
import type { DropPlace } from './tree-places.ts'

interface DragActs {
  readonly isPossible: (path: string, target: string, place: DropPlace) => boolean
  readonly drop: (path: string, target: string, place: DropPlace) => void
}

interface Drag {
  readonly path: string
  target: string
  place: DropPlace
}

/** Drags a row of a list by its handle, with mouse, pen or finger; the row that is pointed at shows where it would go. */
export function useDrag(list: RefObject<HTMLElement | null>, { isPossible, drop }: DragActs) {
  const drag = useRef<Drag | null>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('li[data-path]') ?? [])]
  const clear = () => {
    for (const row of rows()) {
      delete row.dataset.drop
      delete row.dataset.dragged
    }
  }
  const pointer = useRef({ x: 0, y: 0 })
  const [edges] = useState(() =>
    createEdgeScroll(
      () => list.current,
      () => pointed(),
    ),
  )
  const end = () => {
    drag.current = null
    edges.stop()
    clear()
  }
  const pointed = useEffectEvent(() => {
    const { current } = drag
    if (!current) return
    const { x, y } = pointer.current
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('li[data-path]')
    for (const other of rows()) delete other.dataset.drop
    current.target = ''
    if (!row || !list.current?.contains(row)) return
    const { top, height } = row.getBoundingClientRect()
    const part = (y - top) / height
    const place = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside'
    const target = row.dataset.path ?? ''
    if (!isPossible(current.path, target, place)) return
    Object.assign(current, { target, place })
    row.dataset.drop = place
  })
  useEffect(() => {
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || drag.current === null) return
      drag.current = null
      edges.stop()
      for (const row of document.querySelectorAll<HTMLElement>('li[data-drop], li[data-dragged]')) {
        delete row.dataset.drop
        delete row.dataset.dragged
      }
    }
    document.addEventListener('keydown', letGo)
    return () => {
      edges.stop()
      document.removeEventListener('keydown', letGo)
    }
  }, [edges])
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null
      const row = handle?.closest<HTMLElement>('li[data-path]')
      if (!handle || !row || event.button !== 0) return
      event.preventDefault()
      handle.setPointerCapture(event.pointerId)
      drag.current = { path: row.dataset.path ?? '', target: '', place: 'after' }
      row.dataset.dragged = ''
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      if (!drag.current) return
      pointer.current = { x, y }
      edges.at(y)
      pointed()
    },
    onPointerUp() {
      const { current } = drag
      end()
      if (current && current.target !== '') drop(current.path, current.target, current.place)
    },
    onPointerCancel: end,
  }
}
