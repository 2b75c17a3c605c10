import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import { link } from '../../../language/link.ts'
import type { ColorCopy } from './copy/en.ts'
import styles from './panel.module.css'

interface PanelProps {
  readonly copy: ColorCopy['panel']
  readonly locale: Locale
  readonly panel: PictureData
  readonly store: StoreData
}

/** The app's colour panel, enlarged. */
export function Panel({ copy, locale, panel, store }: PanelProps) {
  return (
    <section className={`grid later ${styles.panel}`}>
      <Picture picture={panel} sizes="(max-width: 822.98px) 80vw, 34vw" className={styles.picture} />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <p>
          <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/colour/panel')}>
            {copy.link}
          </Link>
        </p>
        <StoreLink store={store} />
      </div>
    </section>
  )
}
