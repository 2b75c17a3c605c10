import { Link } from 'react-router'
import type { MediaView } from '../../../contract/office/media.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import styles from './media-item.module.css'

const howTitles: Readonly<Record<MediaView['used_in'][number]['how'], string>> = {
  live: 'live',
  draft: 'not live with it',
  scheduled: 'scheduled',
  bundle: 'in a bundle',
  conflict: 'in a file that differs',
  typed: 'being typed',
}

/** The parts of texts that use a picture. */
export function Uses({ uses }: { readonly uses: MediaView['used_in'] }) {
  return (
    <section aria-labelledby="uses" className={styles.section}>
      <h2 id="uses">Used in</h2>
      {uses.length === 0 ? (
        <p className={styles.help}>No text uses it.</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ kind, path, part, title, how }) => (
            <li key={`${path} ${part}`}>
              <Link to={pathOfPart({ kind, path, part })}>{title || path}</Link>{' '}
              <span className={styles.help}>
                {partTitles[part]}, {howTitles[how]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
