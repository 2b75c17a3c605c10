import { interpolate } from '../../../../ui/language/format.ts'
import type { DreamsCopy } from '../copy/en.ts'
import { everyDrawing } from './every-drawing.ts'
import { Figure } from './figure.tsx'
import styles from './timeline.module.css'

interface TimelineProps {
  readonly copy: DreamsCopy['hero']['timeline']
}

/** Radio buttons for playback and for each drawing. */
export function Timeline({ copy }: TimelineProps) {
  return (
    <fieldset className={styles.timeline}>
      <legend className="visually-hidden">{copy.label}</legend>
      <div className={styles.buttons}>
        <label className={`${styles.button} ${styles.play}`}>
          <input type="radio" name="walk" value="play" defaultChecked />
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 2v12l10-6z" fill="currentColor" />
          </svg>
          <span>{copy.play}</span>
        </label>
        <label className={styles.button}>
          <input type="radio" name="walk" value="hold" />
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" fill="currentColor" />
          </svg>
          <span>{copy.hold}</span>
        </label>
      </div>
      <div className={styles.cells}>
        {everyDrawing.map(at => (
          <label key={at} className={styles.cell}>
            <input type="radio" name="walk" value={at} />
            <Figure drawing={at} className={styles.thumb} />
            <span className="visually-hidden">{interpolate(copy.drawing, { n: String(at + 1) })}</span>
          </label>
        ))}
      </div>
      <p className={styles.note}>{copy.note}</p>
    </fieldset>
  )
}
