import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { interpolate, plural } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { link } from '../../language/link.ts'
import type { CareersCopy } from './copy/en.ts'
import { FilterChoices } from './filter-choices.tsx'
import type { Positions as PositionsData } from './load-positions.ts'
import { NoPositions } from './no-positions.tsx'
import { PositionList } from './position-list.tsx'
import styles from './positions.module.css'

interface PositionsProps {
  readonly copy: CareersCopy['positions']
  readonly locale: Locale
  readonly positions: PositionsData
  readonly mail: string
}

/** The open positions and their filters; the address holds the whole state. */
export function Positions({ copy, locale, positions: { choices, list, filtered }, mail }: PositionsProps) {
  const rows = list?.rows ?? []
  const region = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number | null>(null)
  // The link to more positions may be gone: the focus moves to the first new row.
  useLayoutEffect(() => {
    if (countBefore.current === null || rows.length <= countBefore.current) return
    region.current?.querySelectorAll<HTMLElement>('li a')[countBefore.current]?.focus()
    countBefore.current = null
  }, [rows.length])
  const last = rows.at(-1)
  return (
    <section className={`grid ${styles.positions}`} id="positions" aria-labelledby="positions-heading">
      <h2 data-below className={styles.heading} id="positions-heading">
        <Phrases text={copy.heading} />
      </h2>
      {choices && (
        <div className={styles.side}>
          <FilterChoices copy={copy} locale={locale} choices={choices} filtered={filtered} />
        </div>
      )}
      <div className={styles.list} ref={region}>
        <p className={styles.count} role="status">
          {list && list.total !== null && list.total > 0 && plural(copy.count, list.total, locale)}
        </p>
        {rows.length === 0 ? (
          <NoPositions copy={copy} failed={list === null} mail={mail} />
        ) : (
          <PositionList rows={rows} locale={locale} salary={copy.salary} />
        )}
        {list?.more && last && (
          <div className={styles.more}>
            {list.total !== null && (
              <p>{interpolate(copy.shown, { shown: String(rows.length), n: String(list.total) })}</p>
            )}
            <Link
              className={actionClass({ quiet: true })}
              to={`${list.more}#${last.slug}`}
              preventScrollReset
              onClick={() => {
                countBefore.current = rows.length
              }}
            >
              {copy.more}
            </Link>
          </div>
        )}
        <a className={`${moreClass} ${styles.feed}`} href={link(locale, '/careers/feed.xml')}>
          {copy.feed}
        </a>
      </div>
    </section>
  )
}
