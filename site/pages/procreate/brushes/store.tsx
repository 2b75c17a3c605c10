import { Phrases } from '../../../../ui/phrases.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import type { BrushesCopy } from './copy/en.ts'
import styles from './store.module.css'

export function Store({ copy, store }: { readonly copy: BrushesCopy['store']; readonly store: StoreData }) {
  return (
    <section className={`grid later ${styles.store}`}>
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <StoreLink store={store} />
    </section>
  )
}
