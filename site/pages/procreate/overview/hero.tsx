import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import type { OverviewCopy } from './copy/shape.ts'
import styles from './hero.module.css'

export interface HeroProps {
  readonly copy: OverviewCopy['hero']
  readonly store: StoreData
}

/** Words on the dawn; the tablet of the next section already reaches into it. */
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
