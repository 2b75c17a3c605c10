import { Link } from 'react-router'
import { worksheets } from '../../../../contract/lesson-facts.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { EducationCopy } from '../copy/en.ts'
import type { SheetsCopy } from './copy/en.ts'
import { Drawing } from './drawing.tsx'
import styles from './worksheets.module.css'

interface WorksheetsProps {
  readonly copy: EducationCopy['sheets']
  readonly locale: Locale
  readonly sheets: SheetsCopy['sheets']
}

/** The worksheets as small sheets on a table. */
export function Worksheets({ copy, locale, sheets }: WorksheetsProps) {
  return (
    <section className={`grid ${styles.worksheets}`} id="sheets">
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={styles.list}>
        {worksheets.map(id => (
          <li key={id}>
            <Link className={styles.sheet} to={link(locale, `/education/worksheets/${id}`)}>
              <span className={styles.paper}>
                <Drawing sheet={id} small />
              </span>
              <span className={styles.title}>{sheets[id].title}</span>
              <span className={styles.open}>{copy.open}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
