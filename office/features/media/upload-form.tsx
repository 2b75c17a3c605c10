import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { mediaLimits } from '../../../contract/office/media-limits.ts'
import { formatBytes } from '../../../ui/language/format-bytes.ts'
import { Button, Fault, inputClass } from '../controls.tsx'
import styles from './upload-form.module.css'
import { type PendingPicture, usePictureUploads } from './use-picture-uploads.ts'

interface UploadFormProps {
  /** The path of the screen that takes the upload. */
  readonly action: string
  readonly label: string
  readonly button: string
  readonly multiple?: boolean
  /** What is sent with each upload. */
  readonly fields: Readonly<Record<string, string>>
}

const accept = mediaLimits.endings.map(ending => `.${ending}`).join(',')

/** Takes pictures: uploaded as they are chosen or dropped; without scripts they are sent with the form. */
export function UploadForm({ action, label, button, multiple = false, fields }: UploadFormProps) {
  const id = useId()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const input = useRef<HTMLInputElement>(null)
  const { submit, data } = useFetcher<{ readonly faults?: readonly string[] }>()
  const uploads = usePictureUploads(upload => {
    void submit({ ...fields, uploads: upload, stay: '1' }, { method: 'post', action })
  })
  const add = (files: Iterable<File>) => uploads.add(multiple ? files : [...files].slice(0, 1))
  const removed = (key: number) => {
    uploads.remove(key)
    // The button that had the focus is gone.
    input.current?.focus()
  }
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={styles.form}
      {...fileTarget(add)}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        name={isHere ? undefined : 'files'}
        accept={accept}
        multiple={multiple}
        className={inputClass}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {!isHere && <Button>{button}</Button>}
      <p id={`${id}-help`} className={styles.help}>
        JPEG, PNG, WebP, AVIF or TIFF, at most 100 MB and 100 million pixels{multiple && ', ten at once'}. The
        file loses the place and the camera that it names; its copyright stays.
      </p>
      {data?.faults?.map(fault => (
        <Fault key={fault}>{fault}</Fault>
      ))}
      {uploads.pending.length > 0 && (
        <ul className={styles.pending} aria-label="Files on their way">
          {uploads.pending.map(each => (
            <Pending key={each.key} picture={each} onRemove={removed} onRetry={uploads.retry} />
          ))}
        </ul>
      )}
    </Form>
  )
}

interface PendingProps {
  readonly picture: PendingPicture
  readonly onRemove: (key: number) => void
  readonly onRetry: (key: number) => void
}

function Pending({ picture: { key, file, sent, fault, canRetry }, onRemove, onRetry }: PendingProps) {
  return (
    <li className={styles.file} data-failed={fault !== null || undefined}>
      <bdi>{file.name}</bdi> <span>{formatBytes(file.size, 'en')}</span>
      {fault === null ? (
        <progress max={file.size} value={sent} aria-label={`Uploading ${file.name}`} />
      ) : (
        <span role="alert">{fault}</span>
      )}
      {canRetry && fault !== null && (
        <Button type="button" onClick={() => onRetry(key)}>
          Try again
        </Button>
      )}
      <Button type="button" look="plain" aria-label={`Remove ${file.name}`} onClick={() => onRemove(key)}>
        ×
      </Button>
    </li>
  )
}

/** What takes dropped files, as the file field does. */
const fileTarget = (add: (files: Iterable<File>) => void) => ({
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  },
  onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  },
})
