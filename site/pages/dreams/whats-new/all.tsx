import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import { link } from '../../../language/link.ts'
import styles from './all.module.css'
import type { DreamsNewsCopy } from './copy/en.ts'

interface AllProps {
  readonly copy: DreamsNewsCopy['all']
  readonly locale: Locale
  readonly store: StoreData
}

export function All({ copy, locale, store }: AllProps) {
  return (
    <section className={`grid later ${styles.all}`}>
      <div>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.links}>
          <Link className={moreClass} to={link(locale, '/handbook/dreams/1.1')}>
            {copy.link}
          </Link>
          <Link className={moreClass} to={link(locale, '/dreams')}>
            {copy.dreams}
          </Link>
        </p>
      </div>
      <StoreLink store={store} />
    </section>
  )
}
