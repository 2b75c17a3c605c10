import { actionClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import type { DreamsCopy } from '../copy/en.ts'
import { FrameLines } from './frame-lines.tsx'
import styles from './panel.module.css'
import { type Ink, sheetSize } from './strokes.ts'
import type { useFrames } from './use-frames.ts'

interface PanelProps {
  readonly copy: DreamsCopy['flipBook']['table']
  readonly book: ReturnType<typeof useFrames>
  readonly ink: Ink
  readonly inks: readonly Ink[]
  readonly onion: boolean
  onInk(ink: Ink): void
  onOnion(on: boolean): void
  onClear(): void
  onLend(): void
  onFresh(): void
  onSave(): void
}

/** The timeline of the three frames, the inks, and the frame actions. */
export function Panel({ copy, book, ink, inks, onion, ...on }: PanelProps) {
  const { frames, seen, playing } = book
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <button
          type="button"
          className={actionClass()}
          onClick={playing ? book.stop : book.play}
          disabled={book.isEmpty}
        >
          {playing ? copy.stop : copy.play}
        </button>
        <button type="button" className={styles.quiet} onClick={book.isEmpty ? on.onLend : on.onFresh}>
          {book.isEmpty ? copy.lend : copy.fresh}
        </button>
      </div>
      <fieldset className={styles.frames}>
        <legend>{copy.frames}</legend>
        {frames.map((frame, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three frames are never reordered
          <label key={at} className={styles.frame} data-seen={at === seen || undefined}>
            <input
              type="radio"
              name="frame"
              checked={at === book.current}
              onChange={() => book.turnTo(at)}
              onClick={() => book.turnTo(at)}
            />
            <svg viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`} aria-hidden="true">
              <FrameLines frame={frame} />
            </svg>
            <span className="visually-hidden">{interpolate(copy.frame, { n: String(at + 1) })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.inks}>
        <legend>{copy.ink}</legend>
        {inks.map(name => (
          <label key={name} className={styles.ink}>
            <input type="radio" name="ink" checked={name === ink} onChange={() => on.onInk(name)} />
            <span className={styles.drop} data-ink={name} />
            <span className="visually-hidden">{copy.inks[name]}</span>
          </label>
        ))}
        <label className={styles.onion}>
          <input
            type="checkbox"
            checked={onion}
            onChange={event => on.onOnion(event.currentTarget.checked)}
          />
          {copy.onion}
        </label>
      </fieldset>
      <div className={styles.row}>
        <button type="button" className={styles.quiet} onClick={book.undo} disabled={!book.canUndo}>
          {copy.undo}
        </button>
        <button type="button" className={styles.quiet} onClick={on.onClear} disabled={book.isEmpty}>
          {copy.clear}
        </button>
        <button type="button" className={styles.quiet} onClick={on.onSave} disabled={book.isEmpty}>
          {copy.save}
        </button>
      </div>
    </div>
  )
}
