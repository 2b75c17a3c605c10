import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Form } from 'react-router'
import type { MediaView } from '../../../contract/office/media.ts'
import { cropAround, type FocalPoint, type MediaCut, mediaCuts } from '../../../contract/office/media-cuts.ts'
import { Button, Field } from '../../features/controls.tsx'
import styles from './media-item.module.css'

interface FocalFormProps {
  readonly media: MediaView
  readonly path: string
  readonly mayChange: boolean
}

const cutTitles: Readonly<Record<MediaCut, string>> = {
  phone: 'Cover on telephones',
  card: 'Card',
  sharing: 'When shared',
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** The picture with its focal point: dragged, moved by arrow keys, or typed; and the crops around it. */
export function FocalForm({ media, path, mayChange }: FocalFormProps) {
  const { width, height, version } = media
  const [focal, setFocal] = useState<FocalPoint>(media.focal)
  const src = sourceOf(media)
  const isMoved = focal.x !== media.focal.x || focal.y !== media.focal.y

  function follow({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse())
    setFocal({ x: percent((point.x / width) * 100), y: percent((point.y / height) * 100) })
  }
  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    setFocal({ x: percent(focal.x + by[0] * far), y: percent(focal.y + by[1] * far) })
  }

  const point = { cx: (width * focal.x) / 100, cy: (height * focal.y) / 100 }
  const place = `${focal.x} percent from the left, ${focal.y} percent from the top`
  const label = mayChange ? `Focal point, ${place}. Arrow keys move it.` : media.alt || media.name
  const radius = Math.max(width, height) / 28
  return (
    <Form method="post" action={path} className={styles.focal} aria-label="Focal point">
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        role={mayChange ? 'application' : 'img'}
        aria-label={label}
        {...(mayChange && {
          tabIndex: 0,
          onKeyDown: step,
          onPointerDown(event: PointerEvent<SVGSVGElement>) {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          },
          onPointerMove(event: PointerEvent<SVGSVGElement>) {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
          },
        })}
      >
        <image href={src} width={width} height={height} preserveAspectRatio="none" />
        <circle {...point} r={radius} className={styles.ring} />
        <circle {...point} r={radius / 6} className={styles.dot} />
      </svg>
      {mayChange && (
        <div className={styles.point}>
          <Field
            label="From the left, %"
            name="x"
            type="number"
            min={0}
            max={100}
            required
            value={focal.x}
            onChange={({ target }) => setFocal({ ...focal, x: percent(target.valueAsNumber || 0) })}
          />
          <Field
            label="From the top, %"
            name="y"
            type="number"
            min={0}
            max={100}
            required
            value={focal.y}
            onChange={({ target }) => setFocal({ ...focal, y: percent(target.valueAsNumber || 0) })}
          />
          <input type="hidden" name="version" value={version} />
          <Button name="act" value="focal" {...(isMoved && { look: 'main' })}>
            Set the focal point
          </Button>
        </div>
      )}
      <ul className={styles.crops} aria-label="Crops">
        {(Object.keys(mediaCuts) as MediaCut[]).map(cut => {
          const { left, top, ...size } = cropAround(media, mediaCuts[cut], focal)
          return (
            <li key={cut}>
              <svg viewBox={`${left} ${top} ${size.width} ${size.height}`} aria-hidden="true">
                <image href={src} width={width} height={height} preserveAspectRatio="none" />
              </svg>
              {cutTitles[cut]}
            </li>
          )
        })}
      </ul>
    </Form>
  )
}

/** A file of the whole picture that is sharp on the screen. */
function sourceOf({ files }: MediaView): string {
  const whole = files.filter(({ cut, format }) => cut === 'whole' && format === 'webp')
  return (whole.find(({ width }) => width >= 1080) ?? whole.at(-1))?.src ?? ''
}
