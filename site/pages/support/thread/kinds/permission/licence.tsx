import type { OwnSectionProps } from '../own-section-props.ts'
import type { LicenceView } from './describe-permission.ts'
import styles from './licence.module.css'

/** The terms of a granted licence. */
export function Licence({ own }: OwnSectionProps) {
  const licence = own as LicenceView | null | undefined
  if (!licence) return null
  return (
    <section className={styles.licence}>
      <h2>{licence.title}</h2>
      <p>
        <strong>{licence.period}</strong>
      </p>
      <p className={styles.terms}>{licence.terms}</p>
    </section>
  )
}
