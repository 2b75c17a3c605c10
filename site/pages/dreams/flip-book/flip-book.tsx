import { useRef } from 'react'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { DreamsCopy } from '../copy/en.ts'
import { Figure } from '../walker/figure.tsx'
import styles from './flip-book.module.css'
import { useLightTable } from './use-light-table.ts'

interface FlipBookProps {
  readonly copy: DreamsCopy['flipBook']
  /** Three sample drawings for visitors without their own. */
  readonly samples: readonly string[]
}

const stillDrawings = [0, 2, 4] as const

/** A light table with three frames; until it is loaded, a picture of one. */
export function FlipBook({ copy, samples }: FlipBookProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state, LightTable, open, isRequested } = useLightTable(place)
  return (
    <section className={`grid later ${styles.room}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div ref={place} className={styles.place}>
        {LightTable ? (
          <LightTable copy={copy.table} samples={samples} focus={isRequested} />
        ) : (
          <div className={styles.table}>
            <div className={styles.still} role="img" aria-label={copy.still}>
              {stillDrawings.map(drawing => (
                <Figure key={drawing} drawing={drawing} className={styles.figure} />
              ))}
            </div>
            <div className={styles.start}>
              <button type="button" className={styles.button} onClick={open} data-kept-press>
                {state === 'coming' ? copy.coming : copy.start}
              </button>
              <p role="status">{state === 'failed' && copy.failed}</p>
            </div>
            <p className={styles.without}>{copy.without}</p>
          </div>
        )}
      </div>
    </section>
  )
}
