import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link, type Product } from '../../../language/link.ts'
import styles from './compare.module.css'
import type { OverviewCopy } from './copy/en.ts'

const apps = ['procreate', 'pocket', 'dreams'] as const satisfies readonly Product[]

interface CompareProps {
  readonly copy: OverviewCopy['compare']
  readonly locale: Locale
  /** The last row: the store of the prices, and the price of each app. */
  readonly price: OverviewCopy['compare']['rows'][number]
}

/** The comparison table of the three apps, with a list layout for narrow screens and a print layout. */
export function Compare({ copy, locale, price }: CompareProps) {
  return (
    <section className={`grid later ${styles.compare}`} aria-labelledby="compare-heading">
      <h2 id="compare-heading" className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            <td />
            {apps.map(app => (
              <th key={app} scope="col" className={styles.app} data-app={app}>
                <Link to={link(locale, `/${app}`)} lang="en">
                  {app}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...copy.rows, price].map(row => (
            <tr key={row.name}>
              <th scope="row" className={styles.name}>
                {row.name}
              </th>
              {apps.map(app => (
                <td key={app} data-app={app}>
                  {row[app]}
                </td>
              ))}
            </tr>
          ))}
          {copy.same.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td colSpan={apps.length}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.region}>{copy.region}</p>
      <p>
        <Link className={moreClass} to={`${link(locale, '/requirements')}#yours`}>
          {copy.more}
        </Link>
      </p>
    </section>
  )
}
