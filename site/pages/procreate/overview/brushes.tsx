import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import styles from './brushes.module.css'
import type { OverviewCopy } from './copy/en.ts'

const strokes = ['filbert', 'leaves', 'sumi', 'wash', 'pastel', 'gouache'] as const

interface BrushesProps {
  readonly copy: OverviewCopy['brushes']
  readonly locale: Locale
  readonly pictures: Readonly<Record<(typeof strokes)[number], PictureData>>
}

/** Six specimens of brush strokes, some beyond the sheet's edge. */
export function Brushes({ copy, locale, pictures }: BrushesProps) {
  return (
    <section data-below className={`later ${styles.brushes}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <div className={styles.side}>
          <p className={styles.lead}>{copy.lead}</p>
          <Link className={moreClass} to={link(locale, '/procreate/brushes')}>
            {copy.more}
          </Link>
        </div>
      </div>
      <div className={styles.strokes}>
        {strokes.map(name => (
          <Picture
            key={name}
            picture={pictures[name]}
            sizes="(max-width: 822.98px) 90vw, 55vw"
            className={`${styles.stroke} ${styles[name]}`}
          />
        ))}
      </div>
    </section>
  )
}
