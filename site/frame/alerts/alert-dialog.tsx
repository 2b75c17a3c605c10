import { useRef } from 'react'
import { ActionButton } from '../../../ui/action.tsx'
import type { Alert } from '../../../ui/alerts/alert-queue.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { FrameCopy } from '../copy/en.ts'
import styles from './alert-container.module.css'

interface AlertDialogProps {
  readonly alert: Alert
  readonly copy: FrameCopy['alert']
  readonly close: string
}

/** An alert: its message, and what can be answered. */
export function AlertDialog({ alert, copy, close }: AlertDialogProps) {
  const action = useRef<HTMLButtonElement>(null)
  const { id, title, message, type, settle, dismissable = false, cancellable = false } = alert
  return (
    <Dialog
      role="alertdialog"
      className={styles.alert}
      labelledBy={`${id}-title`}
      describedBy={`${id}-message`}
      dismissable={dismissable}
      closeLabel={close}
      firstFocus={action}
      onClosed={() => settle(false)}
    >
      {({ close: leave }) => (
        <>
          <p className={styles.type} data-type={type}>
            {copy[type]}
          </p>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p id={`${id}-message`}>{message}</p>
          <div className={styles.actions}>
            {cancellable && (
              <ActionButton small quiet onClick={leave}>
                {alert.cancelTitle ?? copy.cancel}
              </ActionButton>
            )}
            <ActionButton ref={action} small onClick={() => settle(true)}>
              {alert.actionTitle ?? copy.okay}
            </ActionButton>
          </div>
        </>
      )}
    </Dialog>
  )
}
