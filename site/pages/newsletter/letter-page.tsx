import type { ReactNode } from 'react'
import { Phrases } from '../../../ui/phrases.tsx'
import { PrivatePage } from '../../frame/private-page.tsx'
import styles from './letter-page.module.css'

interface LetterPageProps {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** A page that a mail leads to: what it is about, and one thing to do. */
export function LetterPage({ title, heading, text, failed, children }: LetterPageProps) {
  return (
    <PrivatePage title={title} failed={failed} className={`grid ${styles.letter}`}>
      <h1 className={styles.heading}>
        <Phrases text={heading} />
      </h1>
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </PrivatePage>
  )
}
