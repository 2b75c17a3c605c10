import type { RequestKind } from '../../contract/requests.ts'
import styles from './kind-dot.module.css'
import { kindTitles } from './labels.ts'

/** The pigment of a kind of request, with its name for those who see no colors. */
export function KindDot({ kind }: { readonly kind: RequestKind }) {
  return (
    <span className={styles.dot} data-kind={kind} title={kindTitles[kind]}>
      <span className="visually-hidden">{kindTitles[kind]}</span>
    </span>
  )
}
