import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { type AttachmentLimits, uploadEndings } from '../../../contract/uploads.ts'
import { useField } from '../../../ui/form/form-context.ts'
import { type AttachedFile, type AttachmentCounts, countFiles } from './attached-file.ts'
import styles from './attachments.module.css'
import type { AttachmentsCopy } from './copy/en.ts'
import { interpolateLimits } from './file-messages.ts'
import { FileRow } from './file-row.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useAttachments } from './use-attachments.ts'

interface AttachmentsProps {
  /** The control's id, where the surrounding form does not set it. */
  readonly id?: string
  /** The form's draft, whose files are restored on other steps and after a reload. */
  readonly draft: string
  readonly copy: AttachmentsCopy
  readonly locale: Locale
  /** Server-rendered attachments of the draft: see `knownFiles`. */
  readonly known?: readonly AttachedFile[]
  readonly limits?: AttachmentLimits
  readonly onChange?: (counts: AttachmentCounts) => void
}

const everyEnding = Object.values(uploadEndings).flat()

/**
 * The attachments of a form. Without scripts files are posted with the form as `files`; with scripts each is uploaded
 * when it is chosen, dropped or pasted, and the form posts the ids of complete uploads as `uploads`.
 */
export function Attachments(props: AttachmentsProps) {
  const { draft, copy, locale, known, limits, onChange } = props
  const { field, control } = useField({
    id: props.id,
    name: 'uploads',
    label: copy.label,
    help: interpolateLimits(copy.help, limits),
  })
  const { id, error } = field
  const { list, files, isHere } = useAttachments(draft, known, limits)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const announcement = useAnnouncements({ files, isHere }, copy, locale, limits)
  const { uploading, failed, complete } = countFiles(files)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers are what has changed
  useEffect(() => onChange?.({ uploading, failed, complete }), [uploading, failed, complete])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return
      list.add(event.clipboardData.files)
      // Text on the clipboard is pasted into the focused field.
      if (!event.clipboardData.types.includes('text/plain')) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [list])

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent) {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    list.add(event.dataTransfer.files)
  }
  function remove(key: string) {
    list.remove(key)
    // The focused button was removed.
    input.current?.focus()
  }

  return (
    <div className={styles.attachments} data-invalid={error !== undefined || undefined}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {field.help}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way for a mouse; the field in it is the way for all */}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className={styles.input}
          type="file"
          multiple={limits?.files !== 1}
          id={id}
          // With scripts the files are uploaded already.
          name={isHere ? undefined : 'files'}
          accept={(limits?.endings ?? everyEnding).map(ending => `.${ending}`).join(',')}
          data-listed={isHere || undefined}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          onChange={({ currentTarget }) => {
            list.add(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
        {isHere && <p className={styles.drop}>{copy.drop}</p>}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{field.errorLabel}: </span>
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={copy.list}>
          {files.map(file => (
            <FileRow
              key={file.key}
              {...{ file, copy, locale, limits }}
              onRemove={isHere ? () => remove(file.key) : null}
              onRetry={isHere && list.canRetry(file) ? () => list.retry(file.key) : null}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}
