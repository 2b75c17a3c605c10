import type { Card } from './cards.ts'
import styles from './meta.module.css'
import { pigmentOf } from './pigment.ts'

type MetaProps = Pick<Card, 'category' | 'date' | 'longDate' | 'minutes' | 'sample'>

/** The category with its pigment, the date, and the reading time. */
export function Meta({ category, date, longDate, minutes, sample }: MetaProps) {
  return (
    <ul className={`${styles.meta} ${pigmentOf(category.id)}`}>
      <li className={styles.category}>
        <svg className={styles.dab} viewBox="0 0 24 10" aria-hidden="true">
          <path d="M1.2 6.2C2.6 2.6 11 .9 19.6 1c4.6.1 4.3 3.2 1.5 5.1C17.4 8.6 7.7 9.6 3.3 9.3 1 9.1.5 7.8 1.2 6.2Z" />
        </svg>
        {category.title}
      </li>
      <li>
        <time dateTime={date}>{longDate}</time>
      </li>
      <li>{minutes}</li>
      {sample && <li className={styles.sample}>{sample}</li>}
    </ul>
  )
}
