import { nameOfMedia } from '../../../contract/media.ts'
import type { MediaView } from '../../../contract/office/media.ts'
import { formatBytes } from '../../../ui/language/format-bytes.ts'
import { factsClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import styles from './media-item.module.css'

interface MediaFactsProps {
  readonly media: MediaView
  readonly timeZone: string
}

/** What is known of a picture, and its files. */
export function MediaFacts({ media, timeZone }: MediaFactsProps) {
  const { id, width, height, licence, source, created_at, created_by, files } = media
  const largest = files.findLast(({ cut, format }) => cut === 'whole' && format === 'avif')
  return (
    <section aria-labelledby="facts" className={styles.section}>
      <h2 id="facts">Facts</h2>
      <dl className={factsClass}>
        <dt>In a text</dt>
        <dd>
          <code>![]({nameOfMedia(id)})</code>
        </dd>
        {width > 0 && (
          <>
            <dt>Largest size</dt>
            <dd>
              {width} × {height}
              {largest && `, ${formatBytes(largest.bytes, 'en')} as AVIF`}
            </dd>
          </>
        )}
        <dt>Rights in the file</dt>
        <dd>{licence || 'None stated'}</dd>
        {source && (
          <>
            <dt>By, in the file</dt>
            <dd>{source}</dd>
          </>
        )}
        <dt>Added</dt>
        <dd>
          {formatTime(created_at, timeZone)}
          {created_by && ` by ${created_by}`}
        </dd>
      </dl>
    </section>
  )
}
