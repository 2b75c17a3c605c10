import type { DreamsCopy } from '../copy/en.ts'
import { Timeline } from './timeline.tsx'
import styles from './walker.module.css'

interface WalkerProps {
  readonly copy: DreamsCopy['hero']
  /** The drawings of the walk as SVG paths. */
  readonly walk: readonly string[]
}

/** The offsets of the onion onionSkins from the held drawing in stage units: earlier and later drawings. */
const onionSkins = [
  { by: -2, x: -300, kind: 'before' },
  { by: 2, x: 300, kind: 'after' },
  { by: -1, x: -152, kind: 'before' },
  { by: 1, x: 152, kind: 'after' },
  { by: 0, x: 0, kind: 'held' },
] as const

/** The walking line and its timeline; radio buttons and the style sheet control it without scripts. */
export function Walker({ copy, walk }: WalkerProps) {
  return (
    <div className={styles.walker}>
      <svg
        className={styles.stage}
        viewBox="0 0 1440 400"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={copy.walker}
      >
        <defs>
          {walk.map((path, at) => (
            <path key={path} id={`walk-${at}`} d={path} />
          ))}
        </defs>
        <path className={styles.ground} d="M-400 372C200 366 500 377 760 371S1500 374 1840 370" />
        <path className={styles.ticks} d={ticks} />
        <g className={styles.walking}>
          {walk.map((path, at) => (
            <use key={path} className={styles.moment} href={`#walk-${at}`} />
          ))}
        </g>
        {walk.map((path, at) => (
          <g key={path} className={styles.pose} data-drawing={at}>
            {onionSkins.map(({ by, x, kind }) => (
              <use
                key={by}
                className={styles[kind]}
                href={`#walk-${(at + by + walk.length) % walk.length}`}
                x={x}
              />
            ))}
          </g>
        ))}
      </svg>
      <Timeline copy={copy.timeline} walk={walk} />
    </div>
  )
}

/** A ground mark for every drawing. */
const ticks = Array.from({ length: 73 }, (_, at) => `M${at * 20} 384v${at % 12 === 0 ? 14 : 7}`).join('')
