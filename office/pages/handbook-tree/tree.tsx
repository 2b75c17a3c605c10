import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import type { HandbookTreeView, TreePageView } from '../../../contract/office/handbook-tree.ts'
import { pathOfMove } from '../../features/content/move-path.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import styles from './tree.module.css'
import { type Move, moveIn, moveOut, moveTo, pageBefore } from './tree-places.ts'
import { TreeRow } from './tree-row.tsx'
import { useDrag } from './use-drag.ts'

interface TreeProps {
  readonly tree: HandbookTreeView
  readonly here: string
  /** The path of the page that has moved. */
  readonly focus: string
  /** Makes a change; the second act takes it back. */
  readonly change: (act: string, takenBackBy: string) => void
}

/** The pages as a tree: moved by buttons, by keys on the focused page, and by dragging their handles. */
export function Tree({ tree, here, focus, change }: TreeProps) {
  const { pages, may_change: mayChange, version, shown } = tree
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef(focus)
  const navigate = useNavigate()
  useRowKeys(list)
  // A page that changes its place in the document loses the focus.
  useEffect(() => {
    if (moved.current === '' || pages.length === 0 || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(moved.current)}"]`)?.focus()
  }, [pages])
  const perform = (page: TreePageView, move: Move | null) => {
    if (move === null) return
    moved.current = page.entry.path
    if (move.kind === 'order') {
      const { path } = page.entry
      change(
        `after ${path} ${move.after ?? ''}`,
        `after ${path} ${pageBefore(pages, page)?.entry.path ?? ''}`,
      )
    } else navigate(pathOfMove({ ...page.entry, to: move.to, after: move.after, tree: shown }))
  }
  const press = (event: KeyboardEvent) => {
    if (!mayChange || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-path]') : null
    const page = pages.find(({ entry }) => entry.path === row?.dataset.path)
    if (!page || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      moved.current = page.entry.path
      const [way, back] = event.key === 'ArrowUp' ? ['up', 'down'] : ['down', 'up']
      change(`${way} ${page.entry.path}`, `${back} ${page.entry.path}`)
    } else perform(page, event.key === 'ArrowRight' ? moveIn(pages, page) : moveOut(pages, page))
  }
  const pageOf = (path: string) => pages.find(({ entry }) => entry.path === path)
  const drag = useDrag(list, {
    isPossible: (path, target, place) => {
      const [page, other] = [pageOf(path), pageOf(target)]
      return (
        page !== undefined && other !== undefined && moveTo(pages, page, { target: other, place }) !== null
      )
    },
    drop: (path, target, place) => {
      const [page, other] = [pageOf(path), pageOf(target)]
      if (page && other) perform(page, moveTo(pages, page, { target: other, place }))
    },
  })
  return (
    <Form method="post" action={here} aria-label="Order and versions">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shown} />
      <ol ref={list} className={styles.rows} aria-label={`Pages of ${shown}`} onKeyDown={press} {...drag}>
        {pages.map(page => (
          <TreeRow key={page.entry.id} page={page} tree={tree} />
        ))}
      </ol>
    </Form>
  )
}
