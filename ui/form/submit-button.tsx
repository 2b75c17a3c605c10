import { type ComponentPropsWithRef, useContext } from 'react'
import { actionClass } from '../action.tsx'
import { FormContext } from './form-context.ts'
import { useHeld } from './hold.ts'
import styles from './submit-button.module.css'

interface SubmitButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> {
  /** The action has not ended: the button cannot be pressed and says so, for 200 ms at least. That of the form by default. */
  readonly pending?: boolean
  /** Its text meanwhile; that of the form by default. */
  readonly pendingLabel?: string
  readonly quiet?: boolean
  readonly small?: boolean
}

/** The button of a form: disabled with a loading state until its action has ended. */
export function SubmitButton({
  pending: begun,
  pendingLabel: label,
  quiet,
  small,
  children,
  ...button
}: SubmitButtonProps) {
  const form = useContext(FormContext)
  const pending = useHeld(begun ?? form.pending)
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
      {pending ? (label ?? form.pendingLabel) : children}
    </button>
  )
}
