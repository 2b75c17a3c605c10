import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { type PartNumber, partNumbers } from '../../../features/media/stage-picture.ts'
import { link } from '../../../language/link.ts'
import { outside } from '../../../outside.ts'
import type { SeriesCopy } from '../copy/en.ts'
import styles from './part-navigation.module.css'

interface PartNavigationProps {
  readonly copy: SeriesCopy['onward']
  readonly headings: readonly string[]
  readonly part: PartNumber
  readonly locale: Locale
}

/** Links to the previous and the next part; after the last part, to sharing. */
export function PartNavigation({ copy, headings, part, locale }: PartNavigationProps) {
  const [previous, next] = [part - 1, part + 1].map(number => partNumbers.find(each => each === number))
  const to = (number: PartNumber) => link(locale, `/beginners-series/${number}`)
  return (
    <nav className={`grid ${styles.navigation}`} aria-label={copy.label}>
      <div className={styles.next}>
        <p>{next ? copy.next : copy.done}</p>
        {next ? (
          <Link to={to(next)} rel="next">
            <Phrases text={headings[next - 1] ?? ''} />
          </Link>
        ) : (
          <a href={outside.community}>{copy.show}</a>
        )}
      </div>
      <div className={styles.previous}>
        {previous && (
          <p>
            {copy.previous}{' '}
            <Link to={to(previous)} rel="prev">
              {headings[previous - 1]?.replaceAll('|', '')}
            </Link>
          </p>
        )}
        <p>
          <Link to={link(locale, '/beginners-series')}>{copy.all}</Link>
        </p>
      </div>
    </nav>
  )
}
