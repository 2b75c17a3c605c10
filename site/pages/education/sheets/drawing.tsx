import type { Worksheet } from '../../../../contract/lesson-facts.ts'
import styles from './drawing.module.css'
import { values, wheel } from './round.ts'
import { flipbook, grid, type Marks, storyboard } from './ruled.ts'

const drawings: Readonly<Record<Worksheet, Marks>> = { grid, values, wheel, flipbook, storyboard }

interface DrawingProps {
  readonly sheet: Worksheet
  /** Too small for letters. */
  readonly small?: boolean
}

/** The lines of a worksheet, in millimeters of a sheet that fits A4 and Letter. */
export function Drawing({ sheet, small = false }: DrawingProps) {
  const { lines, faint, dashed, shaded, letters } = drawings[sheet]
  return (
    <svg className={styles.drawing} viewBox="0 0 190 212" aria-hidden="true">
      {shaded && <path className={styles.shaded} d={shaded} />}
      {faint && <path className={styles.faint} d={faint} />}
      {dashed && <path className={styles.dashed} d={dashed} />}
      <path className={styles.lines} d={lines} />
      {(small ? [] : letters)?.map(({ x, y, text }) => (
        <text key={`${x} ${y}`} x={x} y={y} className={styles.letter}>
          {text}
        </text>
      ))}
    </svg>
  )
}
