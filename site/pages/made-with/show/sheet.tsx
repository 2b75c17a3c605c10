import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { PrivatePage } from '../../../frame/private-page.tsx'
import { link } from '../../../language/link.ts'
import type { ShowCopy } from './copy/en.ts'
import styles from './show.module.css'

interface SheetProps {
  readonly title: string
  readonly copy: Pick<ShowCopy, 'back'>
  readonly locale: Locale
  readonly heading: ReactNode
  readonly lead?: string
  readonly failed?: boolean
  readonly children: ReactNode
}

/** The sheet of the form. */
export function Sheet({ title, copy, locale, heading, lead, failed = false, children }: SheetProps) {
  return (
    <PrivatePage title={title} failed={failed} className={styles.page}>
      <div className={`grid ${styles.sheet}`}>
        <header className={styles.head}>
          <Link className={moreClass} to={link(locale, '/made-with')}>
            {copy.back}
          </Link>
          <h1 className={styles.heading}>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </PrivatePage>
  )
}
