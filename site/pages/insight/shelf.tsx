import { useRef } from 'react'
import { Link } from 'react-router'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import type { InsightCopy } from './copy/en.ts'
import { Filter } from './filter.tsx'
import type { ShelfData } from './load-shelf.ts'
import { pigmentOf } from './pigment.ts'
import styles from './shelf.module.css'
import { Story } from './story.tsx'
import { toStory, useListFocus } from './use-list-focus.ts'

interface ShelfProps {
  readonly copy: InsightCopy['shelf']
  readonly shelf: ShelfData
  /** The shelf begins below the first screen. */
  readonly below?: boolean
}

/** All articles, newest first, in a grid whose layout repeats every nine. */
export function Shelf({ copy, shelf, below = false }: ShelfProps) {
  const section = useRef<HTMLElement>(null)
  useListFocus(section)
  const { cards, chosen, more, newest, shown } = shelf
  return (
    <section
      data-below={below || undefined}
      ref={section}
      className={`grid ${styles.shelf} ${pigmentOf(chosen?.id ?? '')}`}
    >
      <div className={styles.head}>
        <h2 className={styles.heading} tabIndex={-1} data-category={chosen ? '' : undefined}>
          {chosen ? chosen.title : <Phrases text={copy.heading} />}
        </h2>
        <Filter copy={copy} shelf={shelf} />
      </div>
      {newest && (
        <p>
          <Link to={newest} className={moreClass}>
            {copy.newest}
          </Link>
        </p>
      )}
      {cards === null || cards.length === 0 ? (
        <p className={styles.nothing}>{cards === null ? copy.missing : copy.empty}</p>
      ) : (
        <>
          <ol className={styles.list}>
            {cards.map(card => (
              <li key={card.href}>
                <Story card={card} sizes="(max-width: 822.98px) 92vw, 58vw" />
              </li>
            ))}
          </ol>
          <div className={styles.end}>
            {more && (
              <Link to={more} className={actionClass()} state={toStory(cards.length)} preventScrollReset>
                {copy.more}
              </Link>
            )}
            <p role="status" className={styles.shown}>
              {shown}
            </p>
          </div>
        </>
      )}
    </section>
  )
}
