import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import styles from './screens.module.css'

interface ScreenProps {
  readonly copy: { readonly heading: string; readonly text: string; readonly link: string }
  readonly to: string
  /** The picture above the text. */
  readonly children: ReactNode
}

/** One screen of the column: a picture and its text. */
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
