import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import { link } from '../../../language/link.ts'
import type { OverviewCopy } from './copy/en.ts'
import styles from './own.module.css'

interface OwnProps {
  readonly copy: OverviewCopy['own']
  readonly locale: Locale
  readonly store: StoreData
  readonly attic: PictureData
}

/** The terms of the purchase, on dark wood above a studio. */
export function Own({ copy, locale, store, attic }: OwnProps) {
  return (
    <section className={`later ${styles.own}`}>
      <div className={`grid ${styles.words}`}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <div className={styles.store}>
          <StoreLink store={store} />
        </div>
        <ul className={styles.stands}>
          {copy.stands.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <Link className={moreClass} to={link(locale, '/ai')}>
            {copy.ai}
          </Link>
          <Link className={moreClass} to={link(locale, '/app/privacy-policy')}>
            {copy.privacy}
          </Link>
        </p>
      </div>
      <Picture picture={attic} sizes="max(100vw, 50rem)" className={styles.attic} />
    </section>
  )
}
