import styles from './light-table.module.css'
import { type Frame, lentPlace } from './strokes.ts'

const place = `translate(${lentPlace.x} ${lentPlace.y}) scale(${lentPlace.scale})`

/** The lines of one frame, in their inks or, where one looks through the paper, all in one. */
export function FrameLines({
  frame,
  className,
}: {
  readonly frame: Frame
  readonly className?: string | undefined
}) {
  return (
    <g className={className}>
      {frame.map(({ path, ink, lent }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are added and taken away at the end only
          key={at}
          d={path}
          className={styles.line}
          data-ink={ink}
          transform={lent ? place : undefined}
        />
      ))}
    </g>
  )
}
