import type { ComponentPropsWithRef } from 'react'
import { actionClass } from '../action.tsx'
import { useHeld } from './hold.ts'
import styles from './submit-button.module.css'

export interface SubmitButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> {
  /** What was begun has not ended: the button cannot be pressed and says so, for 200 ms at least. */
  readonly pending: boolean
  /** What it says meanwhile. */
  readonly pendingLabel: string
  readonly quiet?: boolean
  readonly small?: boolean
}

/** The button of a form: disabled with a loading state until its action has ended. */
export function SubmitButton({
  pending: begun,
  pendingLabel,
  quiet,
  small,
  children,
  ...button
}: SubmitButtonProps) {
  const pending = useHeld(begun)
  const look = actionClass({ center: true, ...(quiet && { quiet }), ...(small && { small }) })
  return (
    <button
      {...button}
      type="submit"
      className={`${look} ${styles.submit}`}
      // Not `disabled`: that would take the focus away, and with it the reader's place.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={event => {
        if (pending) event.preventDefault()
        else button.onClick?.(event)
      }}
    >
      {pending && <span className={styles.turning} aria-hidden="true" />}
      {pending ? pendingLabel : children}
    </button>
  )
}
