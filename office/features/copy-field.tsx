import { useState } from 'react'
import { Button, inputClass } from './controls.tsx'
import styles from './copy-field.module.css'
import { softClass } from './screen.tsx'
import { useHasScripts } from './use-has-scripts.ts'

interface CopyFieldProps {
  readonly value: string
  /** The ids of its label and its help. */
  readonly labelledBy: string
  readonly describedBy: string
}

/** A text to copy: by a button where there are scripts, and by choosing it. */
export function CopyField({ value, labelledBy, describedBy }: CopyFieldProps) {
  const hasScripts = useHasScripts()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser did not let it be copied: choose the text, and copy it yourself.'),
    )
  return (
    <>
      <div className={styles.row}>
        <input
          className={inputClass}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          value={value}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {hasScripts && (
          <Button type="button" onClick={copy}>
            Copy
          </Button>
        )}
      </div>
      {copied && (
        <p className={softClass} role="status">
          {copied}
        </p>
      )}
    </>
  )
}
