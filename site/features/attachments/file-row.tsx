import type { Locale } from '../../../contract/locale.ts'
import type { AttachmentLimits } from '../../../contract/uploads.ts'
import { ActionButton } from '../../../ui/action.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import { formatBytes } from '../../../ui/language/format-bytes.ts'
import type { AttachedFile } from './attached-file.ts'
import styles from './attachments.module.css'
import type { AttachmentsCopy } from './copy/en.ts'
import { failureMessage } from './file-messages.ts'

interface FileRowProps {
  readonly file: AttachedFile
  readonly copy: AttachmentsCopy
  readonly locale: Locale
  readonly limits: AttachmentLimits | undefined
  /** null without scripts, where a button posts the form. */
  readonly onRemove: (() => void) | null
  readonly onRetry: (() => void) | null
}

/** An attachment with its name, its progress and its actions. */
export function FileRow({ file, copy, locale, limits, onRemove, onRetry }: FileRowProps) {
  const { id, name, size, state, sent } = file
  const reason = failureMessage(file, copy, locale, limits)
  return (
    <li className={styles.file} data-state={state}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
        {size !== null && <span className={styles.size}>{formatBytes(size, locale)}</span>}
      </p>
      <p className={styles.state}>
        {copy[state]}
        {reason && <span className={styles.reason}>{reason}</span>}
      </p>
      {state === 'uploading' && (
        <progress
          className={styles.progress}
          max={size ?? undefined}
          value={sent}
          aria-label={interpolate(copy.progress, { name })}
        />
      )}
      <div className={styles.actions}>
        {onRetry && (
          <ActionButton small quiet onClick={onRetry} aria-label={interpolate(copy.retryLabel, { name })}>
            {copy.retry}
          </ActionButton>
        )}
        {(onRemove || id) && (
          <ActionButton
            small
            quiet
            aria-label={interpolate(copy.removeLabel, { name })}
            {...(onRemove
              ? { onClick: onRemove }
              : { type: 'submit', name: 'remove_upload', value: id ?? '', formNoValidate: true })}
          >
            {copy.remove}
          </ActionButton>
        )}
      </div>
      {state === 'complete' && id && <input type="hidden" name="uploads" value={id} />}
    </li>
  )
}
