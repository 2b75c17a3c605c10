import { Link } from 'react-router'
import type { Worksheet } from '../../../../contract/lesson-facts.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import { Drawing } from '../sheets/drawing.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  readonly locale: Locale
  readonly sheet: { readonly id: Worksheet; readonly title: string }
  readonly open: string
}

/** The worksheet that a lesson needs, as a small sheet. */
export const Sheet = ({ locale, sheet: { id, title }, open }: SheetProps) => (
  <Link className={styles.sheet} to={link(locale, `/education/worksheets/${id}`)}>
    <span className={styles.paper}>
      <Drawing sheet={id} small />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.open}>{open}</span>
    </span>
  </Link>
)
