import { Link } from 'react-router'
import { isBroken } from '../../../contract/office/text-fault-kinds.ts'
import type { TextFaultView } from '../../../contract/office/text-faults.ts'
import { type PartAddress, pathOfPart } from '../content/content-path.ts'
import { count } from '../count.ts'
import { faultTitles } from './fault-titles.ts'
import styles from './writing.module.css'

interface TextFaultsProps {
  readonly address: PartAddress
  readonly faults: readonly TextFaultView[]
  /** Goes to a segment of the text. */
  readonly onGo: (place: number) => void
}

/** What a text names that is not there: pages, sections, pictures and their words. */
export function TextFaults({ address, faults, onGo }: TextFaultsProps) {
  return (
    <section className={styles.findings} aria-labelledby="text-faults">
      <h2 id="text-faults">Links and pictures</h2>
      <p role="status" className={styles.kept}>
        {sentenceOf(faults.filter(({ kind }) => isBroken(kind)).length, faults.length)}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ at, kind, target, advice }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faults have no identity, and are replaced together
            <li key={index} className={styles.finding}>
              {at === 'cover' ? (
                <Link to={pathOfPart({ ...address, part: 'facts' })}>Cover</Link>
              ) : (
                <button type="button" onClick={() => onGo(at)}>
                  Segment {at + 1}
                </button>
              )}
              <span>
                {faultTitles[kind]}: <q>{target}</q> {advice}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function sentenceOf(broken: number, all: number): string {
  if (all === 0)
    return 'All of them are there. Other sites are not looked at, nor sections of pages that are no texts.'
  if (broken === 0) return 'Nothing is broken; readers of this language notice the following.'
  return `${count(broken, 'thing')} broken. A text with a dead link, without a section that it links to, or with a picture that is missing or has no words is not published.`
}
