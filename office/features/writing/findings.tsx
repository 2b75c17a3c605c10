import type { StyleFindingView } from '../../../contract/office/translation.ts'
import { count } from '../count.ts'
import styles from './writing.module.css'

interface FindingsProps {
  readonly findings: readonly StyleFindingView[]
  readonly lang: string
  /** Goes to a field or segment of the text. */
  readonly onGo: (at: StyleFindingView['at']) => void
}

const nameOf = (at: StyleFindingView['at']) =>
  at === 'title' ? 'Title' : at === 'description' ? 'Description' : `Segment ${at + 1}`

/** What a text says that the house writes differently. It never keeps a text from being saved or published. */
export function Findings({ findings, lang, onGo }: FindingsProps) {
  return (
    <section className={styles.findings} aria-labelledby="house-style">
      <h2 id="house-style">House style</h2>
      <p role="status" className={styles.kept}>
        {findings.length === 0
          ? 'Nothing to look at.'
          : `${count(findings.length, 'place')} to look at. The text can be saved and published as it is.`}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and are replaced together
            <li key={index} className={styles.finding}>
              <button type="button" onClick={() => onGo(finding.at)}>
                {nameOf(finding.at)}
              </button>
              <span>
                <q lang={lang}>{finding.words}</q> {finding.advice}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
