import { Fragment } from 'react'
import styles from './phrases.module.css'

/** A heading that breaks at the `|` marks of its copy: a phrase wraps only when it does not fit. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split('|')
  if (phrases.length === 1) return text
  return phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's phrases never change places
    <Fragment key={at}>
      <span className={styles.phrase}>{phrase.trimEnd()}</span>
      {phrase.endsWith(' ') ? ' ' : at < phrases.length - 1 && <wbr />}
    </Fragment>
  ))
}

/** The copy without its `|` marks, for titles and labels. */
export const unbroken = (text: string): string => text.replaceAll('|', '')
