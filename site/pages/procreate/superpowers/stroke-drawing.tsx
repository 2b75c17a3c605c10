import { useId, useRef } from 'react'
import { useShowOnScroll } from '../../../ui/show-on-scroll.ts'
import { type Brushstroke, bristlesOf, curveThrough } from './bristles.ts'
import styles from './stroke-drawing.module.css'
import type { Drawing } from './strokes.ts'

interface StrokeDrawingProps {
  readonly drawing: Drawing
  /** The text alternative of the drawing. */
  readonly label: string
  readonly className?: string | undefined
}

/** Strokes that draw themselves once in view; without scripts or under reduced motion they are complete. */
export function StrokeDrawing({ drawing: { size, strokes }, label, className }: StrokeDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null)
  useShowOnScroll(drawing)
  const [width, height] = size
  return (
    <svg
      ref={drawing}
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {strokes.map((stroke, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a drawing are never reordered
        <Stroke key={at} stroke={stroke} seed={at + width + height} size={size} />
      ))}
    </svg>
  )
}

interface StrokeProps {
  readonly stroke: Brushstroke
  readonly seed: number
  readonly size: Drawing['size']
}

/** The bristle traces, revealed by a mask along the stroke. */
export function Stroke({ stroke, seed, size: [width, height] }: StrokeProps) {
  const mask = useId()
  const [dark, middle, light] = bristlesOf(stroke, seed)
  return (
    <g className={styles.stroke}>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <path
          className={styles.reveal}
          d={`M${curveThrough(stroke.through)
            .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
            .join('L')}`}
          pathLength="1"
          strokeWidth={stroke.width * 1.5}
        />
      </mask>
      <g mask={`url(#${mask})`}>
        <path className={styles.dark} d={dark} />
        <path className={styles.middle} d={middle} />
        <path className={styles.light} d={light} />
      </g>
    </g>
  )
}
