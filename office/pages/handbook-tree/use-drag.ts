import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
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
  const end = () => {
    drag.current = null
    clear()
  }
  useEffect(() => {
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || drag.current === null) return
      drag.current = null
      for (const row of document.querySelectorAll<HTMLElement>('li[data-drop], li[data-dragged]')) {
        delete row.dataset.drop
        delete row.dataset.dragged
      }
    }
    document.addEventListener('keydown', letGo)
    return () => document.removeEventListener('keydown', letGo)
  }, [])
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
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('li[data-path]')
      for (const other of rows()) delete other.dataset.drop
      current.target = ''
      if (!row || !list.current?.contains(row)) return
      const { top, height } = row.getBoundingClientRect()
      const part = (clientY - top) / height
      const place = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside'
      const target = row.dataset.path ?? ''
      row.scrollIntoView({ block: 'nearest' })
      if (!isPossible(current.path, target, place)) return
      Object.assign(current, { target, place })
      row.dataset.drop = place
    },
    onPointerUp() {
      const { current } = drag
      end()
      if (current && current.target !== '') drop(current.path, current.target, current.place)
    },
    onPointerCancel: end,
  }
}
