import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { failedTitle } from '../../frame/copy/failed-title.ts'
import { readPath } from '../../language/link.ts'
import { Phrases } from '../../ui/phrases.tsx'
import styles from './letter-page.module.css'

export interface LetterPageProps {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** A page that a mail leads to: what it is about, and one thing to do. */
export function LetterPage({ title, heading, text, failed, children }: LetterPageProps) {
  const { locale } = readPath(useLocation().pathname)
  return (
    <div className={`grid ${styles.letter}`}>
      <title>{failed ? failedTitle(title, locale) : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>
        <Phrases text={heading} />
      </h1>
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  )
}
