import { type KeyboardEvent, useId, useRef } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './editor.module.css'

interface InsertDialogProps {
  /** Titles by what is inserted. */
  readonly choices: Readonly<Record<string, string>>
  readonly onChoose: (choice: string) => void
  readonly onClosed: () => void
}

/** Arrow keys, Home and End go through the buttons, and a letter to the next one that begins with it. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const isLetter = /^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
  const after = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)]
  const step = steps[event.key]
  const next = isLetter
    ? after.find(({ textContent }) => textContent.toLowerCase().startsWith(event.key.toLowerCase()))
    : step === undefined
      ? undefined
      : buttons.at(step % buttons.length)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The segments that can be inserted. */
export function InsertDialog({ choices, onChoose, onClosed }: InsertDialogProps) {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      labelledBy={id}
      closeLabel="Close"
      firstFocus={first}
      onClosed={onClosed}
      className={`${styles.dialog} ${styles.insert}`}
    >
      {({ close }) => (
        <>
          <h2 id={id}>Insert</h2>
          <ul className={styles.found} onKeyDown={moveFocus}>
            {Object.entries(choices).map(([choice, title], at) => (
              <li key={choice}>
                <button
                  ref={at === 0 ? first : undefined}
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
