import type { Locale } from '../../../contract/locale.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import type { StatusCopy } from './copy/en.ts'
import { grades } from './grades.ts'
import type { StatusView } from './load-status.ts'
import { Part } from './part.tsx'
import styles from './parts.module.css'
import { Strokes } from './strokes.tsx'

interface PartsProps {
  readonly copy: StatusCopy['parts']
  readonly locale: Locale
  readonly parts: StatusView['parts']
}

/** Each part of the site: how it is, and how it was for 90 days. */
export function Parts({ copy, locale, parts }: PartsProps) {
  return (
    <section className={`grid ${styles.parts}`}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={styles.list}>
        {parts.map((part, at) => (
          <Part key={part.id} {...{ copy, locale, part }} isBelow={at === 2} />
        ))}
      </ul>
      <div className={styles.legend}>
        <h3 className={styles.label}>{copy.legend}</h3>
        <ul>
          {grades.map(grade => (
            <li key={grade}>
              <Strokes spans={grade} />
              {copy.strokes[grade]}
            </li>
          ))}
        </ul>
        <p className={styles.method}>{copy.method}</p>
      </div>
    </section>
  )
}
