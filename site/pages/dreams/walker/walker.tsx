import type { DreamsCopy } from '../copy/en.ts'
import { everyDrawing } from './every-drawing.ts'
import { Timeline } from './timeline.tsx'
import sprite from './walk.svg'
import styles from './walker.module.css'

interface WalkerProps {
  readonly copy: DreamsCopy['hero']
}

/** The walking line and its timeline; radio buttons and the style sheet control it without scripts. */
export function Walker({ copy }: WalkerProps) {
  return (
    <div className={styles.walker}>
      <svg
        className={styles.stage}
        viewBox="0 0 1440 400"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={copy.walker}
      >
        <path className={styles.ground} d="M-400 372C200 366 500 377 760 371S1500 374 1840 370" />
        {/* A ground mark for every drawing, longer ones for every second. */}
        <path className={styles.ticks} strokeDasharray="2 18" d="M-1 387h1442" />
        <path className={styles.ticks} strokeDasharray="2 238" d="M-1 395h1442" />
        <g className={styles.walking}>
          {everyDrawing.map(at => (
            <use key={at} className={styles.moment} href={`${sprite}#walk-${at}`} />
          ))}
        </g>
        {everyDrawing.map(at => (
          <use key={at} className={styles.pose} data-drawing={at} href={`${sprite}#pose-${at}`} />
        ))}
      </svg>
      <Timeline copy={copy.timeline} />
    </div>
  )
}
