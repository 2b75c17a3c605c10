import { Fragment } from 'react'
import styles from './phrases.module.css'

/** A heading whose copy marks with `|` where it may break: a phrase stays whole while there is room for it. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split('|')
  if (phrases.length === 1) return text
  return phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's phrases never change places
    <Fragment key={at}>
      <span className={styles.phrase}>{phrase.trimEnd()}</span>
      {phrase.endsWith(' ') ? ' ' : <wbr />}
    </Fragment>
  ))
}

/** The same copy for a title or a label, without the marks. */
export const unbroken = (text: string): string => text.replaceAll('|', '')
