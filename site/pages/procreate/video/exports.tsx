import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { VideoCopy } from './copy/en.ts'
import styles from './exports.module.css'

interface ExportsProps {
  readonly copy: VideoCopy['exports']
  readonly locale: Locale
}

const columns = ['length', 'size', 'file'] as const

/** The export formats as a table, with labelled lists on narrow screens. */
export function Exports({ copy, locale }: ExportsProps) {
  return (
    <section className={`grid later ${styles.exports}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.what}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {copy.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(row => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              {columns.map(column => (
                <td key={column}>
                  <span className={styles.name} aria-hidden="true">
                    {copy.columns[column]}
                  </span>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/share/formats')}>
          {copy.link}
        </Link>
      </p>
    </section>
  )
}
