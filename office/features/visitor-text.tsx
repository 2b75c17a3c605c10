import { visibleParts } from './visible-text.ts'
import styles from './visitor-text.module.css'

interface VisitorTextProps {
  readonly text: string
  /** The BCP 47 tag of its language, where it is known. */
  readonly lang?: string | null
  /** A paragraph or a text of several, with its line breaks; otherwise a line. */
  readonly block?: boolean
}

/** A text that a visitor typed: only text, in its own language and direction, with hidden characters shown. */
export function VisitorText({ text, lang, block = false }: VisitorTextProps) {
  const Element = block ? 'div' : 'span'
  return (
    <Element lang={lang ?? undefined} dir="auto" className={block ? styles.block : styles.line}>
      {visibleParts(text).map(({ text, code }, at) =>
        code === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their order
          <span key={at} className={styles.code}>
            {code}
          </span>
        ),
      )}
    </Element>
  )
}
