import { useState } from 'react'
import { ActionButton } from '../../../ui/action.tsx'
import type { PressCopy } from './copy/en.ts'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly copy: PressCopy['clipboard']
}

/** Puts a text on the clipboard and says whether it is there. Without scripts there is none: the text can be selected. */
export function CopyButton({ text, label, copy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof PressCopy['clipboard'] | null>(null)

  async function put() {
    setOutcome(null)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('done')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <div className={styles.copy}>
      <ActionButton quiet small data-kept-press onClick={put}>
        {label}
      </ActionButton>
      <span role="status" className={outcome === 'failed' ? styles.failed : styles.done}>
        {outcome && copy[outcome]}
      </span>
    </div>
  )
}
