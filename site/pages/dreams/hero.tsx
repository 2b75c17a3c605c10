import { Phrases } from '../../../ui/phrases.tsx'
import type { StoreData } from '../../features/store/load-store.ts'
import { StoreLink } from '../../features/store/store-link.tsx'
import type { DreamsCopy } from './copy/en.ts'
import styles from './hero.module.css'
import { Walker } from './walker/walker.tsx'

interface HeroProps {
  readonly copy: DreamsCopy['hero']
  readonly store: StoreData
}

/** The name of the app, its summary, and an animated line. */
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
      <Walker copy={copy} />
    </section>
  )
}
