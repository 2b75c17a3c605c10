import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import type { StoredFile } from '../../../../../contract/office/request-view.ts'
import { formatBytes } from '../../../../../ui/language/format-bytes.ts'
import { Button } from '../../../../features/controls.tsx'
import styles from './attached-files.module.css'
import type { useUploads } from './use-uploads.ts'

interface AttachedFilesProps {
  readonly files: readonly StoredFile[]
  readonly uploads: ReturnType<typeof useUploads>
  readonly onRemove: (id: string) => void
}

/** Files of a reply: uploaded when they are chosen, dropped or pasted; without scripts they are sent with the form. */
export function AttachedFiles({ files, uploads, onRemove }: AttachedFilesProps) {
  const [isHere, setHere] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setHere(true), [])
  const removed = (remove: () => void) => () => {
    remove()
    // The button that had the focus is gone.
    input.current?.focus()
  }
  return (
    <div className={styles.files}>
      <label className={styles.attach} data-here={isHere || undefined}>
        Attach files
        <input
          ref={input}
          type="file"
          name={isHere ? undefined : 'files'}
          multiple
          onChange={({ currentTarget }) => {
            void uploads.add(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
      </label>
      {files.map(({ id, name, size }) => (
        <span key={id} className={styles.file}>
          <input type="hidden" name="uploads" value={id} />
          <bdi>{name}</bdi> <span className={styles.size}>{formatBytes(size, 'en')}</span>
          <Remove name={name} onClick={removed(() => onRemove(id))} />
        </span>
      ))}
      {uploads.pending.map(({ key, file, sent, fault, canRetry }) => (
        <span key={key} className={styles.file} data-failed={fault !== null || undefined}>
          <bdi>{file.name}</bdi>
          {fault === null ? (
            <progress
              className={styles.progress}
              max={file.size}
              value={sent}
              aria-label={`Uploading ${file.name}`}
            />
          ) : (
            <span role="alert">{fault}</span>
          )}
          {fault !== null && canRetry && (
            <Button type="button" look="plain" onClick={() => uploads.retry(key)}>
              Try again
            </Button>
          )}
          <Remove name={file.name} onClick={removed(() => void uploads.remove(key))} />
        </span>
      ))}
    </div>
  )
}

function Remove({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <Button type="button" look="plain" aria-label={`Remove ${name}`} onClick={onClick}>
      ×
    </Button>
  )
}

/** What takes dropped and pasted files, beside text, as the file field does. */
export const fileTarget = (add: (files: Iterable<File>) => unknown) => ({
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add(event.dataTransfer.files)
  },
  onPaste({ clipboardData }: ClipboardEvent) {
    if (clipboardData.files.length > 0) add(clipboardData.files)
  },
})
