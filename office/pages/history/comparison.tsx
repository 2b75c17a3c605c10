import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ChangedWords, isFormatting } from '../../features/content/changed-words.tsx'
import { buttonClass } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { actsClass, cardClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import type { ShownComparison } from './find-comparison.ts'
import styles from './history.module.css'
import { originOf, type Times } from './revision-item.tsx'

interface ComparisonProps {
  readonly comparison: ShownComparison
  /** The address of the history. */
  readonly path: string
  readonly lang: string | undefined
  readonly times: Times
}

/** Two revisions beside each other: the fields and segments that differ, with their words. */
export function Comparison({ comparison, path, lang, times }: ComparisonProps) {
  const { from, to, fields, segments } = comparison
  const isSame = fields.length === 0 && segments.every(({ change }) => change === 'same')
  return (
    <section className={cardClass} aria-labelledby="comparison">
      <h2 id="comparison">
        {from ? `Revision ${from.number} to ${to.number}` : `Revision ${to.number}, the whole`}
      </h2>
      <dl className={styles.sides}>
        {[from, to].map(
          side =>
            side && (
              <Fragment key={side.id}>
                <dt>Revision {side.number}</dt>
                <dd>
                  {originOf(side)}, <Time at={side.at} {...times} />
                  {side.is_live && ', live'}
                </dd>
              </Fragment>
            ),
        )}
      </dl>
      {isSame ? (
        <p>These two say the same.</p>
      ) : (
        <div className={styles.pieces}>
          {fields.map(({ name, before, after }) => (
            <Piece key={name} title={fieldTitles[name] ?? name}>
              <ChangedWords lang={lang} words={wordsOf(before, after)} />
            </Piece>
          ))}
          <Segments segments={segments} lang={lang} />
        </div>
      )}
      <p className={actsClass}>
        <Link className={buttonClass()} to={path} preventScrollReset>
          Close
        </Link>
      </p>
    </section>
  )
}

const fieldTitles: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  sample: 'Sample content',
}

const wordsOf = (before: string, after: string) => [
  ...(before === '' ? [] : [{ change: 'removed' as const, text: before }]),
  ...(before !== '' && after !== '' ? [{ change: 'same' as const, text: ' ' }] : []),
  ...(after === '' ? [] : [{ change: 'added' as const, text: after }]),
]

function Piece({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.piece}>
      <p className={styles.change}>{title}</p>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

type Segment = ShownComparison['segments'][number]

/** Segments that differ; those between them are folded. */
function Segments({
  segments,
  lang,
}: {
  readonly segments: readonly Segment[]
  readonly lang: string | undefined
}) {
  return runsOf(segments).map(run => {
    const [{ at, segment }] = run
    if (segment.change === 'same')
      return (
        <details key={at} className={styles.same}>
          <summary>{count(run.length, 'segment')} unchanged</summary>
          {run.map(each => (
            <p key={each.at} lang={lang}>
              {each.segment.after}
            </p>
          ))}
        </details>
      )
    return (
      <Piece key={at} title={titleOf(segment)}>
        <ChangedWords lang={lang} words={shownWords(segment)} />
      </Piece>
    )
  })
}

interface Numbered {
  readonly at: number
  readonly segment: Segment
}

/** Runs of unchanged segments, and each other segment alone. */
function runsOf(segments: readonly Segment[]): [Numbered, ...Numbered[]][] {
  const runs: [Numbered, ...Numbered[]][] = []
  for (const [at, segment] of segments.entries()) {
    const last = runs.at(-1)
    if (segment.change === 'same' && last?.[0].segment.change === 'same') last.push({ at, segment })
    else runs.push([{ at, segment }])
  }
  return runs
}

function titleOf({ change, words }: Segment): string {
  if (change === 'added') return 'Added'
  if (change === 'removed') return 'Removed'
  return isFormatting(words) ? 'Formatting changed' : 'Changed'
}

const shownWords = ({ change, before, after, words }: Segment) =>
  change === 'changed' ? words : wordsOf(before ?? '', after ?? '')
