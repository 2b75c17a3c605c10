import { useRef } from 'react'
import { Link } from 'react-router'
import { Chevron } from '../../../ui/chevron.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import { useLightDismiss } from '../../frame/language/use-light-dismiss.ts'
import type { InsightCopy } from './copy/en.ts'
import styles from './filter.module.css'
import type { ShelfData } from './load-shelf.ts'
import { pigmentOf } from './pigment.ts'
import { toShelf } from './use-list-focus.ts'

interface FilterProps {
  readonly copy: InsightCopy['shelf']
  readonly shelf: ShelfData
}

/** The category menu, and a removable chip for each active filter. */
export function Filter({ copy, shelf }: FilterProps) {
  const { categories, chips, chosen, everything, clear } = shelf
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  return (
    <div className={styles.filter}>
      <details ref={details} className={styles.dropdown}>
        <summary className={styles.summary}>
          {copy.filter}
          <Chevron className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          <li>
            <Link to={everything} state={toShelf} aria-current={chosen === null ? 'true' : undefined}>
              {copy.all}
            </Link>
          </li>
          {categories.map(({ id, title, href }) => (
            <li key={id} className={pigmentOf(id)}>
              <Link to={href} state={toShelf} aria-current={chosen?.id === id ? 'true' : undefined}>
                <span className={styles.dab} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={copy.active}>
          {chips.map(({ id, title, href }) => (
            <li key={id} className={pigmentOf(id)}>
              <Link to={href} state={toShelf} aria-label={interpolate(copy.remove, { name: title })}>
                {title}
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.8" />
                </svg>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 1 && (
        <Link to={clear} state={toShelf} className={styles.clear}>
          {copy.clear}
        </Link>
      )}
    </div>
  )
}
