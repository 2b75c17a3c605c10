import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { link, type PagePath } from '../../language/link.ts'
import type { StoreData } from '../store/load-store.ts'
import { StoreLink } from '../store/store-link.tsx'
import styles from './all.module.css'

interface AllProps {
  readonly copy: { readonly heading: string; readonly link: string; readonly back: string }
  readonly locale: Locale
  readonly store: StoreData
  readonly handbook: PagePath
  /** The page of the app. */
  readonly app: PagePath
}

/** What follows the news of a version: its handbook, its app and the store. */
export function All({ copy, locale, store, handbook, app }: AllProps) {
  return (
    <section className={`grid later ${styles.all}`}>
      <div>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.links}>
          <Link className={moreClass} to={link(locale, handbook)}>
            {copy.link}
          </Link>
          <Link className={moreClass} to={link(locale, app)}>
            {copy.back}
          </Link>
        </p>
      </div>
      <StoreLink store={store} />
    </section>
  )
}
