import { Link } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import type { MediaRowView } from '../../../contract/office/media.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { count } from '../../features/count.ts'
import styles from './media.module.css'

/** A picture with what it lacks. */
export function MediaTile({ media }: { readonly media: MediaRowView }) {
  const { id, name, state, thumbnail, alt, languages, uses } = media
  const missing = everyLocale.filter(locale => !languages.includes(locale))
  return (
    <li className={styles.tile} data-state={state}>
      {thumbnail ? (
        <img src={thumbnail} alt="" width={360} height={270} loading="lazy" className={styles.picture} />
      ) : (
        <span className={styles.none}>{state === 'making' ? 'Being made…' : 'Not usable'}</span>
      )}
      <p className={styles.name}>
        <Link to={`/media/${id}`}>
          <bdi lang={alt && languages[0] ? languageTagOf(languages[0]) : undefined}>{alt || name}</bdi>
        </Link>
      </p>
      <p className={styles.facts}>
        {uses === 0 ? 'Unused' : `In ${count(uses, 'text')}`}
        {missing.length > 0 && (
          <span className={styles.lack}>
            {languages.length === 0
              ? 'No words yet'
              : `No words in ${missing.map(each => partTitles[each]).join(', ')}`}
          </span>
        )}
      </p>
    </li>
  )
}
