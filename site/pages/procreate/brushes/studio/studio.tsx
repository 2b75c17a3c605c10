import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../../../../ui/dialog.tsx'
import type { Oklch } from '../../../../brushes/brush.ts'
import { dip } from '../../../../brushes/engine/load.ts'
import type { Painter } from '../../../../brushes/engine/painter.ts'
import { grounds } from '../../../../brushes/grounds.ts'
import type { BrushesCopy } from '../copy/en.ts'
import type { WallSet } from '../load-wall.ts'
import { type Grip, type OpenCanvas, openCanvas } from './open-canvas.ts'
import { fetchPaints, type Paints } from './paints.ts'
import { Panel, type PanelState, papers } from './panel.tsx'
import { saveAs } from './save-as.ts'
import styles from './studio.module.css'

export interface StudioProps {
  readonly copy: BrushesCopy['studio']
  readonly sets: readonly WallSet[]
  /** The selected brush. */
  readonly brush: string
  /** The sheet's earlier painting. */
  readonly kept: RefObject<Painter | null>
  readonly onClosed: () => void
}

/** A full-window sheet with the selected brush; the painting never leaves the browser. */
export function Studio({ copy, sets, brush, kept, onClosed }: StudioProps) {
  const heading = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const ring = useRef<HTMLSpanElement>(null)
  const open = useRef<OpenCanvas | null>(null)
  const grip = useRef<Grip | null>(null)
  const [paints, setPaints] = useState<Paints | null>(null)
  const [state, setState] = useState<PanelState>({ brush, size: 1, opacity: 1, colour: null })
  const [sheet, setSheet] = useState<{ steps: number; ground: Oklch }>({ steps: 0, ground: grounds.paper })
  const [trouble, setTrouble] = useState<'refused' | 'missing' | 'lost' | null>(null)

  useEffect(() => {
    fetchPaints().then(setPaints, () => setTrouble('missing'))
  }, [])

  const held = paints?.[state.brush]
  grip.current = held
    ? {
        paint: state.colour ? dip(held.paint, state.colour) : held.paint,
        size: state.size,
        opacity: state.opacity,
      }
    : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the brushes have loaded
  useEffect(() => {
    if (!paints || !canvas.current || !over.current || !ring.current) return
    open.current = openCanvas({
      canvas: canvas.current,
      over: over.current,
      ring: ring.current,
      kept: kept.current,
      ground: paperFor(paints, brush),
      grip: () => grip.current,
      onChange: ({ steps, ground }) => setSheet({ steps, ground }),
      onLost: isLost => setTrouble(isLost ? 'lost' : null),
    })
    if (!open.current) setTrouble('refused')
    kept.current = open.current?.painter ?? null
    // An empty sheet takes the paper of the selected brush.
    if (open.current?.painter.isClean) changePaper(paperFor(paints, brush))
    return () => {
      open.current?.close()
      open.current = null
    }
  }, [paints])

  function changePaper(ground: Oklch) {
    if (open.current?.painter.ground.join() !== ground.join()) open.current?.layOut(ground)
  }

  function change(next: Partial<PanelState>) {
    setState(current => ({ ...current, ...next }))
    const painter = open.current?.painter
    if (paints && next.brush && painter?.isClean) changePaper(paperFor(paints, next.brush))
  }

  const hasSheet = trouble !== 'refused' && trouble !== 'missing'

  async function save() {
    const picture = await open.current?.save()
    if (picture) saveAs(picture, `${copy.file}.png`)
  }

  return (
    <Dialog className={styles.studio} labelledBy={heading} closeLabel={copy.close} onClosed={onClosed}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts of the whole dialog */}
      <div
        className={styles.room}
        data-ready={paints !== null || undefined}
        onKeyDown={event => {
          if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          open.current?.undo()
        }}
      >
        <div className={styles.stage}>
          {trouble && <p className={styles.trouble}>{copy[trouble]}</p>}
          <canvas
            ref={canvas}
            className={styles.canvas}
            hidden={!hasSheet}
            tabIndex={0}
            aria-label={copy.sheet}
          />
          <canvas ref={over} className={styles.over} hidden={!hasSheet} />
          <span ref={ring} className={styles.ring} hidden />
        </div>
        <Panel
          copy={copy}
          heading={heading}
          sets={sets}
          state={state}
          own={held?.paint.load[0] ?? null}
          steps={sheet.steps}
          ground={sheet.ground}
          hasSheet={hasSheet}
          onChange={change}
          onUndo={() => open.current?.undo()}
          onPaper={changePaper}
          onClear={() => open.current?.layOut(sheet.ground)}
          onSave={() => void save()}
        />
      </div>
    </Dialog>
  )
}

/** The paper of a brush among the available ones, else the nearest. */
function paperFor(paints: Paints, brush: string): Oklch {
  const ground = grounds[paints[brush]?.ground ?? 'paper']
  const far = ([l, c, h]: Oklch) =>
    Math.abs(l - ground[0]) + Math.abs(c * Math.cos(h / 57.3) - ground[1] * Math.cos(ground[2] / 57.3))
  return grounds[papers.toSorted((a, b) => far(grounds[a]) - far(grounds[b]))[0] ?? 'paper']
}
