import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import type { SpaceCopy } from './copy/en.ts'
import styles from './take.module.css'

interface TakeProps {
  readonly copy: SpaceCopy['take']
  readonly store: StoreData
  readonly portrait: PictureData
}

/** The export formats, beside the portrait of the model. */
export function Take({ copy, store, portrait }: TakeProps) {
  return (
    <section className={`grid later ${styles.take}`}>
      <Picture
        picture={portrait}
        sizes="(max-width: 822.98px) 100vw, 46vw"
        className={styles.portrait}
        credited
      />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.own}>{copy.own}</p>
        <StoreLink store={store} />
      </div>
    </section>
  )
}
