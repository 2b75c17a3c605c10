import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { BrushesCopy } from './copy/en.ts'
import styles from './own.module.css'

interface OwnProps {
  readonly copy: BrushesCopy['own']
  readonly locale: Locale
  readonly drawer: PictureData
}

/** The app's brush drawer, and the actions on a brush. */
export function Own({ copy, locale, drawer }: OwnProps) {
  return (
    <section className={`grid later ${styles.own}`}>
      <div className={styles.drawer}>
        <Picture picture={drawer} sizes="62rem" className={styles.picture} />
      </div>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <p>
          <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/brushes/brush-studio')}>
            {copy.studio}
          </Link>
        </p>
        <p>{copy.share}</p>
        <p>
          <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/brushes/share-brushes')}>
            {copy.sharing}
          </Link>
        </p>
      </div>
    </section>
  )
}
