import { useEffect, useId, useRef, useState } from 'react'
import { interpolate } from '../../../../ui/language/format.ts'
import type { DreamsCopy } from '../copy/en.ts'
import { FrameLines } from './frame-lines.tsx'
import styles from './light-table.module.css'
import { Panel } from './panel.tsx'
import { saveStrip } from './save-strip.ts'
import { emptyFrames, type Ink, inks, placeSample, sheetSize } from './strokes.ts'
import { useFrames } from './use-frames.ts'
import { usePencil } from './use-pencil.ts'

export interface LightTableProps {
  readonly copy: DreamsCopy['flipBook']['table']
  readonly samples: readonly string[]
  /** Whether the drawing surface takes the focus on mount. */
  readonly focus: boolean
}

/** Three stacked frames to draw on, and their controls. */
export function LightTable({ copy, samples, focus }: LightTableProps) {
  const keys = useId()
  const table = useRef<HTMLDivElement>(null)
  const sheet = useRef<SVGSVGElement>(null)
  const live = useRef<SVGPathElement>(null)
  const [ink, setInk] = useState<Ink>('ink')
  const [onion, setOnion] = useState(true)
  const [status, setStatus] = useState('')
  const lent = placeSample(samples)
  const book = useFrames(lent)
  const { frames, current, playing, seen } = book
  const pencil = usePencil({
    live,
    onStart: book.stop,
    onDrawn: path => book.add({ ink, path }),
  })
  const number = { n: String(current + 1) }

  useEffect(() => {
    if (focus) sheet.current?.focus({ preventScroll: true })
  }, [focus])

  async function save() {
    const read = (name: string) => getComputedStyle(table.current ?? document.body).getPropertyValue(name)
    try {
      await saveStrip(frames, {
        table: read('--table'),
        paper: read('--paper'),
        inks: { ink: read('--ink'), vermilion: read('--vermilion'), teal: read('--teal') },
      })
      setStatus(copy.saved)
    } catch {
      setStatus(copy.unsaved)
    }
  }

  return (
    <div ref={table} className={styles.table}>
      <svg
        ref={sheet}
        className={styles.sheet}
        viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing surface takes keyboard input
        tabIndex={0}
        role="application"
        aria-label={interpolate(copy.sheet, number)}
        aria-describedby={keys}
        data-playing={playing || undefined}
        {...pencil.events}
      >
        {onion && !playing && (
          <>
            <FrameLines frame={frames[(current + 2) % 3] ?? []} className={styles.before} />
            <FrameLines frame={frames[(current + 1) % 3] ?? []} className={styles.after} />
          </>
        )}
        <FrameLines frame={frames[seen] ?? []} />
        <path ref={live} className={styles.line} data-ink={ink} />
        <path
          className={styles.tip}
          data-down={pencil.down || undefined}
          transform={`translate(${pencil.place.x} ${pencil.place.y})`}
          d="M-10 0H10M0-10V10"
        />
      </svg>
      <Panel
        copy={copy}
        book={book}
        ink={ink}
        inks={inks}
        onion={onion}
        onInk={setInk}
        onOnion={setOnion}
        onClear={() => {
          book.clear()
          setStatus(interpolate(copy.cleared, number))
        }}
        onLend={() => book.fill(lent)}
        onFresh={() => book.fill(emptyFrames)}
        onSave={() => void save()}
      />
      <p className={styles.keys} id={keys}>
        {copy.keys}
      </p>
      <p role="status" className="visually-hidden">
        {pencil.down ? copy.down : status}
      </p>
    </div>
  )
}
