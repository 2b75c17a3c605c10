import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import type { HandbookCopy } from '../copy/en.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { ProductData } from './load-products.ts'
import styles from './product-handbook.module.css'

interface ProductHandbookProps {
  readonly locale: Locale
  readonly product: ProductData
  readonly copy: Pick<HandbookCopy, 'landing' | 'search'>
  /** Whether the '/' key focuses its search. */
  readonly isFirst: boolean
}

/** The handbook of one app: search, link to the contents, and most visited pages. */
export function ProductHandbook({ locale, product: data, copy, isFirst }: ProductHandbookProps) {
  const { product, start, latest } = data
  const { earlier, useful } = latest ?? { earlier: [], useful: [] }
  const { landing } = copy
  return (
    <section className={styles.handbook} data-product={product}>
      <h2 className={styles.name}>
        <Link to={start}>
          <span lang="en">{product}</span>{' '}
          {latest && <span className={styles.version}>{latest.version.title}</span>}
        </Link>
      </h2>
      <p className={styles.text}>{landing[product]}</p>
      {latest && <SearchBox scope={{ ...latest, product, start, locale, copy }} large slash={isFirst} />}
      {useful.length > 0 && (
        <>
          <h3 className={styles.label}>{landing.useful}</h3>
          <ul className={styles.useful}>
            {useful.map(({ path, title }) => (
              <li key={path}>
                <Link to={`${start}/${path}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className={moreClass} to={start}>
        {landing.open}
      </Link>
      {earlier.length > 0 && (
        <>
          <h3 className={styles.label}>{landing.versions}</h3>
          <ul className={styles.versions}>
            {earlier.map(({ slug, title, href }) => (
              <li key={slug}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
