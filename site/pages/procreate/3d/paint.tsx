import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { SpaceCopy } from './copy/en.ts'
import styles from './paint.module.css'

interface PaintProps {
  readonly copy: SpaceCopy['paint']
  readonly locale: Locale
  readonly model: PictureData
}

/** The model on a tablet that bleeds off the right edge. */
export function Paint({ copy, locale, model }: PaintProps) {
  const handbook = (path: string) => link(locale, `/handbook/procreate/5.3/painting-in-3d/${path}`)
  return (
    <section className={`grid later ${styles.paint}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <Picture picture={model} sizes="(max-width: 822.98px) 130vw, 76vw" className={styles.model} />
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <p>{copy.parts}</p>
        <p className={styles.ways}>
          <Link className={moreClass} to={handbook('paint-a-model')}>
            {copy.link}
          </Link>
          <Link className={moreClass} to={handbook('open-a-model')}>
            {copy.open}
          </Link>
        </p>
      </div>
    </section>
  )
}
