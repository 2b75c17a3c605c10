import type { ReactNode } from 'react'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { StoreData } from '../../../features/store/load-store.ts'
import { StoreLink } from '../../../features/store/store-link.tsx'
import type { PocketCopy } from './copy/en.ts'
import styles from './hand.module.css'

interface HandProps {
  readonly copy: PocketCopy['hero']
  readonly sky: { readonly wide: PictureData; readonly phone: PictureData }
  readonly store: StoreData
  readonly children: ReactNode
}

/** A phone-wide column at every screen width, on a ground of night sky and aurora. */
export function Hand({ copy, sky, store, children }: HandProps) {
  return (
    <div className={styles.hand}>
      <div className={styles.sky}>
        <Picture
          picture={sky.wide}
          sizes="(max-aspect-ratio: 8/5) 160vh, 100vw"
          className={styles.aurora}
          narrow={{
            picture: sky.phone,
            media: '(max-width: 599.98px)',
            sizes: '(max-aspect-ratio: 52/100) 52vh, 100vw',
          }}
          priority
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.buy}>
        <StoreLink store={store} />
        <p className={styles.credit}>{sky.wide.credit}</p>
      </div>
      <div className={styles.phone}>{children}</div>
    </div>
  )
}
