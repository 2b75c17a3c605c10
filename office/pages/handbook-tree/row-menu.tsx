import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HandbookTreeView, TreePageView } from '../../../contract/office/handbook-tree.ts'
import { pathOfMove } from '../../features/content/move-path.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import styles from './tree.module.css'
import { type Move, moveIn, moveOut, pageBefore } from './tree-places.ts'

interface RowMenuProps {
  readonly page: TreePageView
  readonly tree: HandbookTreeView
  readonly title: string
}

/** What can be done with a page, as buttons of the tree's form. */
export function RowMenu({ page, tree, title }: RowMenuProps) {
  const { entry, at, of, versions } = page
  const { pages, shown } = tree
  const { path } = entry
  const before = pageBefore(pages, page)
  const missing = tree.versions.filter(({ slug }) => !versions.includes(slug))
  return (
    <details className={styles.menu} name="page">
      <summary className={buttonClass('plain')}>
        Move<span className="visually-hidden"> or change {title}</span>
      </summary>
      <p className={styles.acts}>
        <Button name="act" value={`up ${path}`} disabled={at === 1}>
          Up
        </Button>
        <Button name="act" value={`down ${path}`} disabled={at === of}>
          Down
        </Button>
        <MoveLink {...{ page, shown }} move={moveIn(pages, page)}>
          In, below {before?.entry.title || before?.address}
        </MoveLink>
        <MoveLink {...{ page, shown }} move={moveOut(pages, page)}>
          Out
        </MoveLink>
        <Button name="act" value={`take ${path} ${shown}`}>
          Take from {shown}
        </Button>
        {missing.map(({ slug }) => (
          <Button key={slug} name="act" value={`add ${path} ${slug}`}>
            Add to {slug}
          </Button>
        ))}
        <Link className={buttonClass()} to={pathOfMove(entry)}>
          Address
        </Link>
      </p>
    </details>
  )
}

interface MoveLinkProps {
  /** The version whose tree it comes back to. */
  readonly shown: string
  readonly page: TreePageView
  readonly move: Move | null
  readonly children: ReactNode
}

/** A move that changes the address: what follows is shown first. */
const MoveLink = ({ page: { entry }, shown, move, children }: MoveLinkProps) =>
  move?.kind === 'address' && (
    <Link
      className={buttonClass()}
      to={pathOfMove({ ...entry, to: move.to, after: move.after, tree: shown })}
    >
      {children}
    </Link>
  )
