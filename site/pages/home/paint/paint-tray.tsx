import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { HomeCopy } from '../copy/en.ts'
import type { HeroBrush } from './hero-brush.ts'
import type { PaintSurface } from './paint-surface.ts'
import styles from './paint-tray.module.css'
import type { PigmentName } from './pigments.ts'

interface PaintTrayProps {
  readonly copy: HomeCopy['hero']['paint']
  readonly brush: HeroBrush
  /** The address of the brushes page. */
  readonly library: string
  /** The hint that the painting can be painted on; the tools replace it while a brush is held. */
  readonly invitation: string
  readonly painting: RefObject<HTMLElement | null>
  /** The text over the painting that has to stay legible. */
  readonly heading: RefObject<HTMLElement | null>
}

/** Five pigment pots; the first press loads the brush. */
export function PaintTray({ copy, brush, library, invitation, painting, heading }: PaintTrayProps) {
  const tray = useRef<HTMLFieldSetElement>(null)
  const surface = useRef<PaintSurface | null>(null)
  const wanted = useRef<PigmentName | null>(null)
  const [held, setHeld] = useState<PigmentName | null>(null)
  const [done, setDone] = useState({ steps: 0, strokes: 0 })
  const [gone, setGone] = useState(false)
  const pots = Object.entries(copy.pots) as [PigmentName, string][]

  function wish(pigment: PigmentName | null) {
    wanted.current = pigment
    setHeld(pigment)
  }

  async function take(pigment: PigmentName, withKeys: boolean) {
    if (pigment === wanted.current) return putDown()
    wish(pigment)
    try {
      surface.current ??= await open()
    } catch {
      // A failed load leaves the pot as it was.
      return wish(null)
    }
    if (!surface.current) return lose()
    if (!wanted.current) return
    surface.current.hold(wanted.current)
    if (withKeys) surface.current.focus()
  }

  async function open() {
    const { openSurface } = await import('./paint-surface.ts')
    if (surface.current || !painting.current) return surface.current
    return openSurface({
      painting: painting.current,
      heading: heading.current,
      classes: { surface: styles.surface, canvas: styles.canvas, tip: styles.tip },
      label: copy.surface,
      paint: brush.paint,
      onChange: (steps, strokes) => setDone({ steps, strokes }),
      onEscape: putDown,
      onLost: lose,
    })
  }

  function putDown() {
    const inHand = wanted.current
    const hadFocus = document.activeElement?.matches('canvas, [data-tool]')
    surface.current?.putDown()
    wish(null)
    if (hadFocus) tray.current?.querySelector<HTMLElement>(`[value="${inHand}"]`)?.focus()
  }

  function lose() {
    surface.current?.close()
    surface.current = null
    wish(null)
    setGone(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration
  useEffect(() => {
    // A pot pressed before hydration still has the focus.
    const pressed = tray.current?.querySelector<HTMLButtonElement>(
      `.${styles.pot}:focus:not(:focus-visible, :active)`,
    )
    if (pressed) void take(pressed.value as PigmentName, false)
    return () => {
      surface.current?.close()
      surface.current = null
    }
  }, [])

  return (
    <fieldset
      ref={tray}
      className={styles.tray}
      aria-label={copy.label}
      data-held={held ?? undefined}
      data-gone={gone || undefined}
    >
      <div className={styles.pots}>
        {pots.map(([pigment, name]) => (
          <button
            key={pigment}
            type="button"
            className={styles.pot}
            value={pigment}
            aria-label={name}
            aria-pressed={held === pigment}
            onClick={event => void take(pigment, event.detail === 0)}
          >
            <span className={styles.pigment} />
          </button>
        ))}
      </div>
      <p className={styles.invitation}>
        <Phrases text={invitation} />
      </p>
      <p className={styles.tools}>
        <button
          type="button"
          data-tool
          className={styles.tool}
          aria-disabled={done.steps === 0}
          onClick={() => surface.current?.undo()}
        >
          {copy.undo}
        </button>
        <button
          type="button"
          data-tool
          className={styles.tool}
          aria-disabled={done.strokes === 0}
          onClick={() => surface.current?.wipe()}
        >
          {copy.wipe}
        </button>
        <button type="button" data-tool className={styles.tool} onClick={putDown}>
          {copy.putDown}
        </button>
      </p>
      <p className={styles.origin}>
        <Link to={library}>{interpolate(copy.brush, { name: brush.name })}</Link>
      </p>
    </fieldset>
  )
}
