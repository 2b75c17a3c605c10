import { type KeyboardEvent, useId } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './editor.module.css'

interface InsertDialogProps {
  /** Titles by what is inserted. */
  readonly choices: Readonly<Record<string, string>>
  readonly onChoose: (choice: string) => void
  readonly onClosed: () => void
}

/** Arrow keys go through the buttons. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons.at((at + step) % buttons.length)?.focus()
}

/** The segments that can be inserted. */
export function InsertDialog({ choices, onChoose, onClosed }: InsertDialogProps) {
  const id = useId()
  return (
    <Dialog
      labelledBy={id}
      closeLabel="Close"
      onClosed={onClosed}
      className={`${styles.dialog} ${styles.insert}`}
    >
      {({ close }) => (
        <>
          <h2 id={id}>Insert</h2>
          <ul className={styles.found} onKeyDown={moveFocus}>
            {Object.entries(choices).map(([choice, title]) => (
              <li key={choice}>
                <button
                  type="button"
                  onClick={() => {
                    onChoose(choice)
                    close()
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
