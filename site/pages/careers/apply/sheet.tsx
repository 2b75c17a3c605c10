import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { PrivatePage } from '../../../frame/private-page.tsx'
import styles from './apply.module.css'

interface SheetProps {
  readonly title: string
  readonly above: string
  readonly heading: ReactNode
  /** The language of the heading, where it is another. */
  readonly lang?: string | undefined
  readonly lead?: string
  readonly back: { readonly to: string; readonly label: string }
  readonly failed?: boolean
  readonly children: ReactNode
}

/** The sheet of an application: the position above, what is asked below. */
export function Sheet({ title, above, heading, lang, lead, back, failed = false, children }: SheetProps) {
  return (
    <PrivatePage title={title} failed={failed} className={styles.page}>
      <div className={`grid ${styles.sheet}`}>
        <header className={styles.head}>
          <Link className={`${moreClass} ${styles.back}`} to={back.to}>
            {back.label}
          </Link>
          <p className={styles.above}>{above}</p>
          <h1 className={styles.heading} lang={lang}>
            {heading}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </PrivatePage>
  )
}
