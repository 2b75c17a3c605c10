import type { Locale } from '../../../contract/locale.ts'
import { formatDate, interpolate } from '../../../ui/language/format.ts'
import type { PagePath } from '../../language/link.ts'
import type { LegalCopy } from './copy/en.ts'
import { pathOfVersion, type VersionPlace } from './read-version.ts'
import styles from './versions.module.css'

interface EarlierVersionsProps {
  readonly words: LegalCopy['versions']
  readonly locale: Locale
  readonly page: PagePath
  readonly place: VersionPlace
}

/** The versions before the one in effect, each with what has changed since. */
export function EarlierVersions({ words, locale, page, place }: EarlierVersionsProps) {
  const { current, earlier } = place
  if (earlier.length === 0) return null
  return (
    <section className={styles.earlier} aria-labelledby="earlier-versions">
      <h2 id="earlier-versions">{words.earlier}</h2>
      <ul>
        {earlier.map(day => {
          const date = formatDate(day, locale)
          return (
            <li key={day}>
              <a href={pathOfVersion(locale, page, day)}>
                <time dateTime={day}>{date}</time>
              </a>
              <a
                href={pathOfVersion(locale, page, current, day)}
                aria-label={interpolate(words.changed, { date })}
              >
                {words.whatHasChanged}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
