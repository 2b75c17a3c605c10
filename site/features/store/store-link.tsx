import { actionClass } from '../../../ui/action.tsx'
import type { Product } from '../../language/link.ts'
import dreams from './codes/dreams.svg'
import pocket from './codes/pocket.svg'
import procreate from './codes/procreate.svg'
import type { StoreData } from './load-store.ts'
import styles from './store-link.module.css'

const codes: Readonly<Record<Product, string>> = { procreate, pocket, dreams }

interface StoreLinkProps {
  readonly store: StoreData
  /** Whether to show the QR code; true by default. */
  readonly code?: boolean
}

/** A link to an app in the App Store with its price, and on wide screens a QR code for the tablet. */
export function StoreLink({ store, code = true }: StoreLinkProps) {
  return (
    <div className={styles.store}>
      <div className={styles.link}>
        <a className={actionClass({})} href={store.href}>
          {store.get}
        </a>
        <p className={styles.price}>
          <strong>{store.price}</strong>
          <span>{store.where}</span>
        </p>
      </div>
      {code && (
        <figure className={styles.code}>
          <img src={codes[store.product]} alt={store.code} width="33" height="33" loading="lazy" />
          <figcaption>{store.scan}</figcaption>
        </figure>
      )}
    </div>
  )
}
