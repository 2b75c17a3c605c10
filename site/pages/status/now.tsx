import { interpolate } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import type { StatusCopy } from './copy/en.ts'
import type { StatusView } from './load-status.ts'
import styles from './now.module.css'

interface NowProps {
  readonly copy: StatusCopy['now']
  readonly status: StatusView | null
}

/** How the whole is right now, in a sentence. */
export function Now({ copy, status }: NowProps) {
  const overall = status?.overall ?? 'unknown'
  const { heading, lead } = copy[overall]
  return (
    <header className={`grid ${styles.now}`} data-state={overall}>
      <h1 className={styles.heading}>
        <Phrases text={heading} />
      </h1>
      <div className={styles.words}>
        {status === null || status.isStale ? (
          <p className={styles.lead} role="alert">
            {status === null ? copy.never : interpolate(copy.stale, { time: status.readAt.text })}
          </p>
        ) : (
          <p className={styles.lead}>{overall === 'unknown' && !status.hasBegun ? copy.begun : lead}</p>
        )}
        {status?.checkedAt && !status.isStale && (
          <p className={styles.small}>{interpolate(copy.checked, { time: status.checkedAt.text })}</p>
        )}
        <p className={styles.small}>{copy.apps}</p>
      </div>
      <Swatch />
    </header>
  )
}

/** A broad stroke of the color of the state, drawn once with a dry brush. */
const Swatch = () => (
  <svg className={styles.swatch} viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 40C150 16 420 12 640 18s420 8 548 2c10 8 4 17-6 20 8 6 2 14-14 16 6 7-8 12-30 12C960 74 690 70 470 74 290 77 120 80 26 74 10 73 2 66 8 60-2 55-2 46 4 40z" />
    <path d="M70 84c240-6 520-8 760-6s250 2 330-2c-90 10-300 10-560 10-220 0-400 4-530-2z" />
  </svg>
)
