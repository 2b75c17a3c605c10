import type { Locale } from '../../../contract/locale.ts'
import { formatDate, interpolate } from '../../../ui/language/format.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { LegalCopy } from './copy/en.ts'
import { pathOfVersion, type VersionPlace } from './read-version.ts'
import type { TextCopy } from './text.tsx'
import styles from './versions.module.css'

interface VersionNoteProps {
  readonly copy: Omit<LegalCopy, TextCopy>
  readonly locale: Locale
  readonly page: PagePath
  readonly effective: string
  readonly place: VersionPlace
  /** Whether the page shows what has changed. */
  readonly isComparison: boolean
}

/** Since when a version is in effect, or from when, or until when it was. */
export function EffectiveDay({
  copy,
  locale,
  effective,
  place,
  isInformative,
}: Pick<VersionNoteProps, 'copy' | 'locale' | 'effective' | 'place'> & {
  /** Whether the document binds nobody. */
  readonly isInformative: boolean
}) {
  const { until, isInEffect } = place
  const since = isInformative ? copy.changed : copy.since
  const sentence = until !== null ? copy.replaced : isInEffect ? since : copy.effective
  const dates = {
    date: formatDate(effective, locale),
    until: until === null ? '' : formatDate(until, locale),
  }
  return <time dateTime={effective}>{interpolate(sentence, dates)}</time>
}

/** Says of a version that is not in effect that it is not, and of the one in effect that another is announced. */
export function VersionNote({ copy, locale, page, effective, place, isComparison }: VersionNoteProps) {
  const words = copy.versions
  const { state, current, next } = place
  if (state === 'current' && next === null) return null
  const date = formatDate(next ?? effective, locale)
  return (
    <div className={styles.note} role="note">
      {state === 'current' && next !== null && (
        <>
          <p>{interpolate(words.next, { date })}</p>
          <p className={styles.links}>
            <a href={pathOfVersion(locale, page, next)}>{words.readNext}</a>
            <a href={pathOfVersion(locale, page, next, current)}>{words.whatChanges}</a>
          </p>
        </>
      )}
      {state !== 'current' && (
        <>
          <p>
            {interpolate(state === 'next' ? words.notYet : words.old, {
              date: formatDate(effective, locale),
            })}
          </p>
          <p className={styles.links}>
            <a href={link(locale, page)}>{words.current}</a>
            {state === 'next' && !isComparison && (
              <a href={pathOfVersion(locale, page, effective, current)}>{words.whatChanges}</a>
            )}
          </p>
        </>
      )}
    </div>
  )
}
