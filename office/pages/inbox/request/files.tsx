import type { StoredFile } from '../../../../contract/office/request-view.ts'
import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import { VisitorText } from '../../../features/visitor-text.tsx'
import styles from './files.module.css'

interface FilesProps {
  readonly files: readonly StoredFile[]
  /** The BCP 47 tag of the language of their names. */
  readonly lang: string
}

/** Files to download; never shown in the page. */
export function Files({ files, lang }: FilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label="Files">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a href={`/office/files/${encodeURIComponent(id)}`} className={styles.file} title={name} download>
            <span className={styles.name}>
              <VisitorText text={name} lang={lang} />
            </span>
            <span className={styles.size}>{formatBytes(size, 'en')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
