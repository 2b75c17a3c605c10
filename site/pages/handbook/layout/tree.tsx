import { useRef } from 'react'
import { Link } from 'react-router'
import { Chevron } from '../../../../ui/chevron.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { nameOf, type TreePage } from '../tree/tree-page.ts'
import type { LayoutData } from './layout-data.ts'
import styles from './tree.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

const treeId = 'handbook-contents'

interface TreeProps {
  readonly layout: LayoutData
  readonly pages: readonly TreePage[]
  /** The paths of the current page and its ancestors, from the root. */
  readonly active: readonly string[]
}

/** The contents beside the text, or a popover drawer without scripts below 823px. */
export function Tree({ layout, pages, active }: TreeProps) {
  const { copy } = layout
  const nav = useRef<HTMLElement>(null)
  useCurrentInView(nav)
  return (
    <nav
      ref={nav}
      id={treeId}
      popover="auto"
      data-beside=""
      className={styles.tree}
      aria-label={copy.layout.tree}
    >
      <button type="button" className={styles.close} popoverTarget={treeId} popoverTargetAction="hide">
        {copy.layout.close}
      </button>
      <Pages {...{ layout, pages, active }} />
    </nav>
  )
}

/** The button that opens the drawer on narrow screens. */
export function TreeButton({ label }: { readonly label: string }) {
  return (
    <button type="button" className={styles.open} popoverTarget={treeId}>
      {label}
      <Chevron />
    </button>
  )
}

function Pages({ layout, pages, active }: TreeProps) {
  return (
    <ul>
      {pages.map(page => (
        <Entry key={page.path} {...{ layout, page, active }} />
      ))}
    </ul>
  )
}

function Entry({ layout, page, active }: Omit<TreeProps, 'pages'> & { readonly page: TreePage }) {
  const { path, title, below, more } = page
  const isActive = active.includes(path)
  return (
    <li>
      <Link
        to={`${layout.start}/${path}`}
        className={styles.link}
        data-active={isActive || undefined}
        aria-current={active.at(-1) === path ? 'page' : undefined}
      >
        {nameOf(page)}
        {more !== undefined && <Chevron />}
      </Link>
      {below.length > 0 && (
        <details open={isActive}>
          <summary aria-label={interpolate(layout.copy.layout.below, { title })}>
            <Chevron />
          </summary>
          <Pages {...{ layout, active }} pages={below} />
        </details>
      )}
    </li>
  )
}
