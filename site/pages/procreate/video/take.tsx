import { Phrases } from '../../../../ui/phrases.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import type { VideoCopy } from './copy/en.ts'
import styles from './take.module.css'

export function Take({ copy, store }: { readonly copy: VideoCopy['take']; readonly store: StoreData }) {
  return (
    <section className={`grid later ${styles.take}`}>
      <h2>
        <span className={styles.light} aria-hidden="true" />
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <StoreLink store={store} />
      </div>
    </section>
  )
}
