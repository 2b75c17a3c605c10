import { grades } from './grades.ts'
import styles from './strokes.module.css'

/** From one stroke to the next, and how wide it is. */
const step = 6
const width = 4.4
const height = 40

/** How far the ends of a hand-drawn stroke are off: the same on every server and browser. */
const wobble = (index: number, end: number) => ((index * 7 + end * 5) % 9) * 0.42

function quad(index: number, top: number, bottom: number): string {
  const x = index * step
  const [a, b, c, d] = [0, 1, 2, 3].map(end => wobble(index, end))
  const at = (dx: number, y: number) => `${round(x + dx)} ${round(y)}`
  return `M${at(0.2, top + (a ?? 0))}L${at(width, top + (b ?? 0))}L${at(width - 0.3, bottom - (c ?? 0))}L${at(0, bottom - (d ?? 0))}z`
}

const round = (value: number) => Math.round(value * 10) / 10

/** Each grade has a shape of its own: whole, in two pieces, broken off, in three pieces, a dot. */
const shapes: Readonly<Record<string, (index: number) => string>> = {
  u: index => quad(index, 1, height - 1),
  p: index => quad(index, 1, 19) + quad(index, 25, height - 1),
  d: index => quad(index, 27, height - 1),
  m: index => quad(index, 1, 11) + quad(index, 15, 25) + quad(index, 29, height - 1),
  n: index => quad(index, height - 5, height - 1),
}

interface StrokesProps {
  /** A letter for each span, the oldest first. */
  readonly spans: string
  /** What they say, as a sentence; without it they are decoration. */
  readonly label?: string
}

/** Spans of time as strokes of paint. */
export function Strokes({ spans, label }: StrokesProps) {
  const letters = [...spans]
  return (
    <svg
      className={styles.strokes}
      viewBox={`0 0 ${letters.length * step - (step - width)} ${height}`}
      preserveAspectRatio="none"
      data-count={letters.length}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {grades.map(grade => {
        const path = letters.map((letter, index) => (letter === grade ? shapes[grade]?.(index) : '')).join('')
        return path !== '' && <path key={grade} className={styles[grade]} d={path} />
      })}
    </svg>
  )
}
