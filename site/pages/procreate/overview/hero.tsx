import { Phrases } from '../../../../ui/phrases.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import type { OverviewCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: OverviewCopy['hero']
  readonly store: StoreData
}

/** The heading over the dawn, overlapped by the next section's tablet. */
export function Hero({ copy, store }: HeroProps) {
  return (
    <section className={`grid ${styles.hero}`}>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <StoreLink store={store} code={false} />
      </div>
    </section>
  )
}
