import { actionClass } from '../../ui/action.tsx'
import type { StoreData } from './load-store.ts'
import styles from './store-link.module.css'

export interface StoreLinkProps {
  readonly store: StoreData
  /** false: no code to point a camera at, however much room there is. */
  readonly code?: boolean
}

/** The way to an app in the store: the link and what it costs; beside them, on wide screens, a code for the tablet. */
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
