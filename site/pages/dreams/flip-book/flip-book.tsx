import { useRef } from 'react'
import { Phrases } from '../../../ui/phrases.tsx'
import type { DreamsCopy } from '../copy/shape.ts'
import { Figure } from '../walker/figure.tsx'
import styles from './flip-book.module.css'
import { useLightTable } from './use-light-table.ts'

export interface FlipBookProps {
  readonly copy: DreamsCopy['flipBook']
  /** Three drawings that can be lent to somebody who has none yet. */
  readonly samples: readonly string[]
}

const stillDrawings = [0, 2, 4] as const

/** A lit sheet in a dark room to draw three frames on. Until the pencil is there it is a drawing of what can be done. */
export function FlipBook({ copy, samples }: FlipBookProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state, LightTable, open, asked } = useLightTable(place)
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
          <LightTable copy={copy.table} samples={samples} focus={asked} />
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
