import { Phrases } from '../../../../ui/phrases.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import type { WhatsNewCopy } from './copy/en.ts'
import styles from './take.module.css'

export function Take({ copy, store }: { readonly copy: WhatsNewCopy['take']; readonly store: StoreData }) {
  return (
    <section className={`grid later ${styles.take}`}>
      <h2>
        <Phrases text={copy.heading} />
      </h2>
      <StoreLink store={store} />
    </section>
  )
}
