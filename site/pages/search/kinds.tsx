import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { type SearchKind, searchKinds } from '../../../contract/search-kinds.ts'
import { formatNumber } from '../../../ui/language/format.ts'
import type { SearchCopy } from './copy/en.ts'
import styles from './kinds.module.css'
import { searchAddress } from './search-address.ts'

interface KindsProps {
  readonly copy: SearchCopy
  readonly locale: Locale
  readonly query: string
  readonly kind: SearchKind | null
  readonly all: number
  readonly counts: Readonly<Record<SearchKind, number>>
}

/** The kinds that have results, as links that show them alone. */
export function Kinds({ copy, locale, query, kind, all, counts }: KindsProps) {
  const shown = searchKinds.filter(each => counts[each] > 0 || each === kind)
  const choices = [null, ...shown] as const
  return (
    <nav aria-label={copy.kinds.label} className={styles.kinds}>
      <ul>
        {choices.map(each => (
          <li key={each ?? 'all'}>
            <Link
              to={searchAddress(locale, { query, kind: each })}
              aria-current={each === kind ? 'true' : undefined}
              preventScrollReset
            >
              {copy.kinds[each ?? 'all']}{' '}
              <span>{formatNumber(each === null ? all : counts[each], locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
