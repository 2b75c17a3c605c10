import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { interpolate } from '../../../../../ui/language/format.ts'
import type { Oklch } from '../../../../brushes/brush.ts'
import { toCss } from '../../../../paint/colour.ts'
import type { BrushesCopy } from '../copy/en.ts'
import styles from './colour-wheel.module.css'

interface ColourWheelProps {
  readonly copy: Pick<BrushesCopy['studio'], 'wheel' | 'wheelValue' | 'lightness'>
  readonly colour: Oklch
  readonly onChange: (colour: Oklch) => void
}

/** The chroma at the rim. */
const maxChroma = 0.22

const steps: Readonly<Record<string, readonly [hue: number, chroma: number]>> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowDown: [0, -0.011],
  ArrowUp: [0, 0.011],
  PageDown: [-30, 0],
  PageUp: [30, 0],
}

/** A disc of hue and chroma, and a lightness slider. */
export function ColourWheel({ copy, colour, onChange }: ColourWheelProps) {
  const [lightness, chroma, hue] = colour
  const marker = useRef<HTMLSpanElement>(null)
  const swatch = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const turn = (hue * Math.PI) / 180
    const reach = (50 * chroma) / maxChroma
    if (marker.current) {
      marker.current.style.insetInlineStart = `${50 + Math.cos(turn) * reach}%`
      marker.current.style.insetBlockStart = `${50 + Math.sin(turn) * reach}%`
    }
    if (swatch.current) swatch.current.style.background = toCss([lightness, chroma, hue])
  }, [lightness, chroma, hue])

  function take(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2]
    const reach = Math.min(1, Math.hypot(x, y) / (box.width / 2))
    onChange([lightness, maxChroma * reach, wrap((Math.atan2(y, x) * 180) / Math.PI)])
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange([lightness, Math.min(maxChroma, Math.max(0, chroma + step[1])), wrap(hue + step[0])])
  }

  return (
    <div className={styles.wheel}>
      <div
        className={styles.disc}
        role="slider"
        tabIndex={0}
        aria-label={copy.wheel}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={Math.round(hue)}
        aria-valuetext={interpolate(copy.wheelValue, {
          hue: String(Math.round(hue)),
          strength: String(Math.round((100 * chroma) / maxChroma)),
        })}
        onKeyDown={press}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          take(event)
        }}
        onPointerMove={take}
      >
        <span ref={marker} className={styles.marker} />
      </div>
      <span ref={swatch} className={styles.swatch} />
      <label className={styles.lightness}>
        <span>{copy.lightness}</span>
        <input
          type="range"
          min="10"
          max="98"
          value={Math.round(lightness * 100)}
          onChange={event => onChange([Number(event.currentTarget.value) / 100, chroma, hue])}
        />
      </label>
    </div>
  )
}

const wrap = (hue: number) => (hue + 360) % 360
