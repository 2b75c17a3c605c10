import styles from './light-table.module.css'
import { type Frame, samplePlacement } from './strokes.ts'

const place = `translate(${samplePlacement.x} ${samplePlacement.y}) scale(${samplePlacement.scale})`

/** The lines of one frame: in their own inks, or in one colour as an onion skin. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are added and removed at the end only
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
