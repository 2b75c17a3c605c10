import { Mark } from '../../../ui/mark.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { LegalCopy } from './copy/en.ts'
import { MarkExample } from './mark-example.tsx'
import styles from './marks.module.css'

type MarksCopy = LegalCopy['marks']

/** Correct uses of the mark. */
export function RightMarks({ copy }: { readonly copy: MarksCopy }) {
  const right = { right: true, verdict: copy.right }
  return (
    <section className={styles.marks} aria-label={copy.rightLabel}>
      <MarkExample {...right} text={copy.rights.paper} look={styles.paper}>
        <Mark />
      </MarkExample>
      <MarkExample {...right} text={copy.rights.night} look={styles.night}>
        <Mark />
      </MarkExample>
      <MarkExample {...right} text={copy.rights.space} look={styles.paper}>
        <div className={styles.space}>
          <Mark />
        </div>
      </MarkExample>
      <MarkExample {...right} text={copy.rights.name} look={styles.white}>
        <div className={styles.name}>
          <Mark />
          <span lang="en">procreate</span>
        </div>
      </MarkExample>
    </section>
  )
}

interface WrongMarksProps {
  readonly copy: MarksCopy
  readonly busy: PictureData
}

/** Incorrect uses of the mark. */
export function WrongMarks({ copy, busy }: WrongMarksProps) {
  const wrong = { right: false, verdict: copy.wrong }
  const spoilt = (['stretched', 'recoloured', 'tilted', 'cut'] as const).map(way => (
    <MarkExample key={way} {...wrong} text={copy.wrongs[way]} look={styles.paper}>
      <div className={styles[way]}>
        <Mark />
      </div>
    </MarkExample>
  ))
  return (
    <section className={`${styles.marks} ${styles.many}`} aria-label={copy.wrongLabel}>
      {spoilt}
      <MarkExample {...wrong} text={copy.wrongs.crowded} look={styles.paper}>
        <div className={styles.crowded}>
          <Mark />
          {copy.crowd.map(word => (
            <span key={word}>{word}</span>
          ))}
        </div>
      </MarkExample>
      <MarkExample {...wrong} text={copy.wrongs.busy} look={styles.busy}>
        <Picture picture={busy} sizes="20rem" decorative />
        <Mark />
      </MarkExample>
    </section>
  )
}
