import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import { link } from '../../../language/link.ts'
import type { SuperpowersCopy } from './copy/en.ts'
import styles from './other.module.css'

interface OtherProps {
  readonly copy: SuperpowersCopy['other']
  readonly locale: Locale
  readonly store: StoreData
  readonly heading: string
}

/** Other ways to every gesture, and the link to the store. */
export function Other({ copy, locale, store, heading }: OtherProps) {
  return (
    <section className={`grid later ${styles.other}`}>
      <div className={styles.half}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <Link className={moreClass} to={link(locale, '/procreate/accessibility')}>
          {copy.more}
        </Link>
      </div>
      <div className={`${styles.half} ${styles.store}`}>
        <h2 className={styles.heading}>
          <Phrases text={heading} />
        </h2>
        <StoreLink store={store} />
      </div>
    </section>
  )
}
