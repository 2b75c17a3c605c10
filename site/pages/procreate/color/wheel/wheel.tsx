import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Picture, type PictureData } from '../../../../../ui/picture.tsx'
import type { Colour } from '../../../../paint/colour.ts'
import { placeOnDisc, readDisc } from './disc-places.ts'
import type { Disc } from './draw-disc.ts'
import styles from './wheel.module.css'

interface WheelProps {
  readonly painted: PictureData
  /** The selected colour is first. */
  readonly colours: readonly Colour[]
  readonly isOpen: boolean
  readonly label: string
  onOpen(): void
  onChoose(chroma: number, hue: number): void
}

/** The painted wheel, which opens into a disc of all hues and chromas at one lightness with the harmony's pins. */
export function Wheel({ painted, colours, isOpen, label, onOpen, onChoose }: WheelProps) {
  const field = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const disc = useRef<Disc | null>(null)
  const isDragging = useRef(false)
  const [isDrawn, setDrawn] = useState(false)
  const [lightness = 0, , hue = 0] = colours[0] ?? []

  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    void import('./draw-disc.ts').then(
      ({ openDisc }) => {
        if (!isWanted || !canvas.current) return
        disc.current ??= openDisc(canvas.current)
        disc.current?.draw(lightness)
        setDrawn(disc.current !== null)
      },
      // A failed load keeps the painted wheel; the sliders still work.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, lightness])

  useEffect(() => {
    const pins = field.current?.querySelectorAll<HTMLElement>('[data-pin]') ?? []
    for (const [at, pin] of [...pins].entries()) {
      const [, chroma = 0, hue = 0] = colours[at] ?? []
      const [x, y] = placeOnDisc(chroma, hue)
      pin.style.setProperty('inset-inline-start', `${50 + 50 * x}%`)
      pin.style.setProperty('inset-block-start', `${50 + 50 * y}%`)
    }
  }, [colours])

  function choose(event: PointerEvent<HTMLElement>) {
    if (!field.current) return
    const { left, top, width, height } = field.current.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * 2 - 1
    const y = ((event.clientY - top) / height) * 2 - 1
    const read = readDisc(x, y, hue)
    onChoose(read.chroma, Math.round(read.hue))
  }

  return (
    <div
      className={styles.wheel}
      data-open={isDrawn || undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && onOpen()}
      onPointerDown={event => {
        if (event.button !== 0) return
        onOpen()
        isDragging.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        choose(event)
      }}
      onPointerMove={event => isDragging.current && choose(event)}
      onPointerUp={() => {
        isDragging.current = false
      }}
      onPointerCancel={() => {
        isDragging.current = false
      }}
    >
      <Picture
        picture={painted}
        sizes="(max-width: 1079.98px) 94vw, 44vw"
        className={styles.painted}
        priority
      />
      <div ref={field} className={styles.field}>
        <canvas ref={canvas} className={styles.disc} role="img" aria-label={label} hidden={!isOpen} />
        {colours.map((_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the pins of a harmony are never reordered
            key={at}
            data-pin
            className={styles.pin}
            aria-hidden="true"
          />
        ))}
      </div>
    </div>
  )
}
