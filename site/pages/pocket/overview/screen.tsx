import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import styles from './screens.module.css'

export interface ScreenProps {
  readonly copy: { readonly heading: string; readonly text: string; readonly link: string }
  readonly to: string
  /** What is to be seen, above the words. */
  readonly children: ReactNode
}

/** One thought of the column: a picture as wide as the phone, and what it says. */
export function Screen({ copy, to, children }: ScreenProps) {
  return (
    <section className={styles.screen}>
      {children}
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.text}>{copy.text}</p>
        <Link className={moreClass} to={to}>
          {copy.link}
        </Link>
      </div>
    </section>
  )
}
