import { Picture } from '../../../ui/picture.tsx'
import type { Piece } from './lay-out.ts'
import styles from './piece.module.css'

interface PieceFigureProps {
  readonly piece: Piece
  /** Its size in words. */
  readonly measure: string
}

/** A piece with its measures drawn on it, its label, and each way to take it. */
export function PieceFigure({ piece, measure }: PieceFigureProps) {
  const { caption, credit, width, height, dark, picture, src, files } = piece
  return (
    <figure className={styles.piece}>
      <p className="visually-hidden">{measure}</p>
      <span className={styles.across} aria-hidden="true">
        <span>{width}</span>
      </span>
      <span className={styles.down} aria-hidden="true">
        <span>{height}</span>
      </span>
      <div className={dark ? styles.dark : styles.sheet}>
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 823px) 40vw, 90vw" />
        ) : (
          <img src={src} alt={caption} width={width} height={height} loading="lazy" decoding="async" />
        )}
      </div>
      <figcaption className={styles.label}>
        <strong>{caption}</strong>
        <span className={styles.credit}>{credit}</span>
        <ul className={styles.files}>
          {files.map(file => (
            <li key={file.name}>
              <a href={file.src} download={file.name}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M8 2v8m-3.5-3.5L8 10l3.5-3.5M2.5 13.5h11" />
                </svg>
                <span>
                  <b>{file.format}</b> {file.pixels}, {file.size}
                  <span className="visually-hidden">, {caption}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
