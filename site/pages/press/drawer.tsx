import { useId } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { interpolate, plural } from '../../../ui/language/format.ts'
import type { PressCopy } from './copy/en.ts'
import styles from './drawer.module.css'
import type { DrawerName, Piece } from './lay-out.ts'
import { PieceFigure } from './piece-figure.tsx'

interface DrawerProps {
  readonly name: DrawerName
  readonly copy: PressCopy['drawers']
  readonly pieces: readonly Piece[]
  readonly locale: Locale
  /** Its place: the second begins below the first screen. */
  readonly at: number
}

/** A drawer of the cabinet, pulled open: its label, and what lies in it. */
export function Drawer({ name, copy, pieces, locale, at }: DrawerProps) {
  const id = useId()
  const count = pieces.reduce((sum, { files }) => sum + files.length, 0)
  return (
    <section
      data-below={at === 1 || undefined}
      className={`${at === 0 ? '' : 'later '}${styles.drawer}`}
      aria-labelledby={id}
    >
      <div className={styles.front}>
        <div className={styles.label}>
          <h2 id={id}>{copy[name]}</h2>
          <p>{plural(copy.files, count, locale)}</p>
        </div>
        <span className={styles.pull} aria-hidden="true" />
      </div>
      <ul className={`${styles.tray} ${styles[name]}`}>
        {pieces.map(piece => (
          <li key={piece.src} data-shape={shapeOf(piece)}>
            <PieceFigure
              piece={piece}
              measure={interpolate(copy.measure, { width: `${piece.width}`, height: `${piece.height}` })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its width relative to others of the same height. */
function shapeOf({ width, height }: Piece): 'slim' | 'tall' | 'square' | 'wide' {
  if (width / height < 0.6) return 'slim'
  if (width / height < 0.9) return 'tall'
  return width / height < 1.35 ? 'square' : 'wide'
}
