import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { CloseIcon } from './close-icon.tsx'
import styles from './dialog.module.css'

type DialogPhase = 'opening' | 'open' | 'closing' | 'closed'

interface DialogProps {
  readonly role?: 'dialog' | 'alertdialog'
  readonly className?: string | undefined
  readonly labelledBy: string
  readonly describedBy?: string
  /** Whether Esc, a click on the backdrop and the close button close it. */
  readonly dismissable?: boolean
  /** The label of the close button; without it, or when not dismissable, there is no close button. */
  readonly closeLabel?: string
  /** The element to focus first; by default the first focusable element of the dialog. */
  readonly firstFocus?: RefObject<HTMLElement | null>
  readonly onClosed: () => void
  readonly children: ReactNode | ((controls: { close: () => void }) => ReactNode)
}

/**
 * A modal dialog on the native `<dialog>`: focus is trapped, and restored on close. States: opening, open, closing,
 * closed. It opens on mount and calls `onClosed` when it can be unmounted.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog(props: DialogProps) {
  const { role = 'dialog', dismissable = true, closeLabel, firstFocus, onClosed, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [phase, setPhase] = useState<DialogPhase>('opening')

  useEffect(() => {
    const { current } = dialog
    const opener = document.activeElement as HTMLElement | null
    current?.showModal()
    firstFocus?.current?.focus()
    setPhase('open')
    return () => {
      current?.close()
      // The heading of a new page may have it already.
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [firstFocus])

  useEffect(() => {
    if (phase !== 'closing') return
    const moving = dialog.current?.getAnimations().map(animation => animation.finished) ?? []
    let mounted = true
    void Promise.allSettled(moving).then(() => {
      if (!mounted) return
      setPhase('closed')
      onClosed()
    })
    return () => {
      mounted = false
    }
  }, [phase, onClosed])

  const close = () => setPhase('closing')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key of a press on the background, as onCancel
    <dialog
      ref={dialog}
      role={role === 'dialog' ? undefined : role}
      className={`${styles.dialog} ${props.className ?? ''}`}
      data-phase={phase}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      // Browsers close a dialog on the second Esc even if `cancel` was prevented, unless `closedby` is `none`.
      closedby={dismissable ? 'closerequest' : 'none'}
      onCancel={event => {
        event.preventDefault()
        if (dismissable) close()
      }}
      onClose={event => {
        if (!event.currentTarget.open) onClosed()
      }}
      onClick={event => {
        if (dismissable && event.target === dialog.current) close()
      }}
    >
      <div className={styles.sheet}>
        {dismissable && closeLabel && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <CloseIcon />
          </button>
        )}
        {typeof children === 'function' ? children({ close }) : children}
      </div>
    </dialog>
  )
}
