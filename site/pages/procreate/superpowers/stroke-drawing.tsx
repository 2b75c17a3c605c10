import { useId, useRef } from 'react'
import { useShowOnScroll } from '../../../../ui/show-on-scroll.ts'
import styles from './stroke-drawing.module.css'
import sprite from './strokes.svg'
import type { Drawing } from './strokes.ts'

interface StrokeDrawingProps {
  /** The name of the drawing in strokes.svg. */
  readonly name: string
  readonly drawing: Drawing
  /** The text alternative of the drawing. */
  readonly label: string
  readonly className?: string | undefined
}

/** Strokes that draw themselves once in view; without scripts or under reduced motion they are complete. */
export function StrokeDrawing({ name, drawing: { size, strokes }, label, className }: StrokeDrawingProps) {
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
      {strokes.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a drawing are never reordered
        <Stroke key={at} name={`${name}-${at}`} size={size} />
      ))}
    </svg>
  )
}

interface StrokeProps {
  /** The id of the stroke in strokes.svg (art/sprites/draw-strokes.ts). */
  readonly name: string
  readonly size: Drawing['size']
}

/** The bristle traces, revealed by a mask along the stroke. */
export function Stroke({ name, size: [width, height] }: StrokeProps) {
  const mask = useId()
  return (
    <g className={styles.stroke}>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <use className={styles.reveal} href={`${sprite}#${name}-line`} />
      </mask>
      <g mask={`url(#${mask})`}>
        <use href={`${sprite}#${name}`} />
      </g>
    </g>
  )
}
