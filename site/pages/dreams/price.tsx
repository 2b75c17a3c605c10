import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import type { StoreData } from '../../features/store/load-store.ts'
import { StoreLink } from '../../features/store/store-link.tsx'
import type { DreamsCopy } from './copy/en.ts'
import { languages } from './languages.ts'
import styles from './price.module.css'

interface PriceProps {
  readonly copy: DreamsCopy['price']
  readonly store: StoreData
  readonly swallow: PictureData
}

/** The price and what it includes, below a swallow in three drawings. */
export function Price({ copy, store, swallow }: PriceProps) {
  return (
    <section className={`grid later ${styles.price}`}>
      <div className={styles.picture}>
        <Picture picture={swallow} sizes="100vw" className={styles.swallow} credited />
      </div>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p>{copy.text}</p>
        <p>{copy.stands}</p>
        <StoreLink store={store} />
      </div>
      <div className={styles.languages}>
        <h3>{copy.languages}</h3>
        <ul>
          {languages.map(({ tag, name }) => (
            <li key={tag} lang={tag}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
