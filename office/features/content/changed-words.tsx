import styles from './changed-words.module.css'

interface Word {
  readonly change: 'same' | 'added' | 'removed'
  readonly text: string
}

interface ChangedWordsProps {
  readonly words: readonly Word[]
  /** The language of the words as an HTML `lang`. */
  readonly lang: string | undefined
}

/** Words with what was added underlined, and what was removed struck through. */
export function ChangedWords({ words, lang }: ChangedWordsProps) {
  return (
    <p className={styles.words} lang={lang}>
      {words.map(({ change, text }, at) => {
        if (change === 'same') return text
        const Mark = change === 'added' ? 'ins' : 'del'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no other order
          <Mark key={at} className={styles[change]}>
            {text}
          </Mark>
        )
      })}
    </p>
  )
}

/** Whether only the formatting of words differs. */
export const isFormatting = (words: readonly Word[]): boolean =>
  words.every(({ change }) => change === 'same')
