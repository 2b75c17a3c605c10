import { actionClass } from '../../ui/action.tsx'
import type { StoreData } from './load-store.ts'
import styles from './store-link.module.css'

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
          <svg
            viewBox={`-2 -2 ${store.code.size + 4} ${store.code.size + 4}`}
            role="img"
            aria-label={store.code.label}
          >
            <rect
              x="-2"
              y="-2"
              width={store.code.size + 4}
              height={store.code.size + 4}
              className={styles.paper}
            />
            <path d={store.code.path} className={styles.ink} />
          </svg>
          <figcaption>{store.scan}</figcaption>
        </figure>
      )}
    </div>
  )
}
