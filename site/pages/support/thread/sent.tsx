import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import type { ThreadCopy } from './copy/en.ts'
import styles from './thread.module.css'
import type { Row } from './view.ts'

interface SentProps {
  readonly copy: ThreadCopy
  readonly rows: readonly Row[]
  readonly files: RequestThread['files']
  readonly locale: Locale
}

/** The submitted answers, field by field, and the files. */
export function Sent({ copy, rows, files, locale }: SentProps) {
  return (
    <section className={styles.sent}>
      <h2>{copy.sent}</h2>
      <dl>
        {rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes places
              <dd key={at}>{value}</dd>
            ))}
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>{copy.files}</dt>
            {files.map(({ id, name, size }) => (
              <dd key={id}>
                <bdi>{name}</bdi> <small>{formatBytes(size, locale)}</small>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}
