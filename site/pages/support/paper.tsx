import type { ReactNode } from 'react'
import { Phrases } from '../../../ui/phrases.tsx'
import { PrivatePage } from '../../frame/private-page.tsx'
import styles from './paper.module.css'

interface PaperProps {
  readonly title: string
  /** Without it the heading is part of what is shown, as the question of a form. */
  readonly heading?: string
  /** A line above the heading: where one is. */
  readonly above?: ReactNode
  readonly lead?: ReactNode
  /** Something has to be put right. */
  readonly failed?: boolean
  readonly children: ReactNode
}

/** A page of somebody's own about support: white paper, one column, found by no search. */
export function Paper({ title, heading, above, lead, failed = false, children }: PaperProps) {
  return (
    <PrivatePage title={title} failed={failed} className={styles.paper}>
      <div className={`grid ${styles.sheet}`}>
        {(above || heading || lead) && (
          <div className={styles.head}>
            {above && <p className={styles.above}>{above}</p>}
            {heading && (
              <h1 className={styles.heading}>
                <Phrases text={heading} />
              </h1>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        <div className={styles.text}>{children}</div>
      </div>
    </PrivatePage>
  )
}
