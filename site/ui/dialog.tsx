import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

export type DialogPhase = 'opening' | 'open' | 'closing' | 'closed'

export interface DialogProps {
  readonly role?: 'dialog' | 'alertdialog'
  readonly className?: string | undefined
  readonly labelledBy: string
  readonly describedBy?: string
  /** Closed by Esc, by a press on the background and by the close button; otherwise only by what it holds. */
  readonly dismissable?: boolean
  /** The name of the close button; there is none without it, nor in a dialog that cannot be dismissed. */
  readonly closeLabel?: string
  /** What has the focus first; where it is not given, the first thing in the dialog that can have it. */
  readonly firstFocus?: RefObject<HTMLElement | null>
  readonly onClosed: () => void
  readonly children: ReactNode | ((controls: { close: () => void }) => ReactNode)
}

/**
 * A modal dialog on the platform's own: focus stays inside and returns to what had it.
 * Opening, open, closing, closed; it is mounted to open and tells `onClosed` when it is to be unmounted.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog(props: DialogProps) {
  const { role = 'dialog', dismissable = true, closeLabel, firstFocus, onClosed, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [phase, setPhase] = useState<DialogPhase>('opening')

  useEffect(() => {
    const { current } = dialog
    const opener = document.activeElement
    current?.showModal()
    firstFocus?.current?.focus()
    setPhase('open')
    return () => {
      current?.close()
      if (opener instanceof HTMLElement) opener.focus()
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
      // A second Esc closes a dialog whatever becomes of `cancel`, unless this says that there is no closing it.
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
            <Icon name="close" />
          </button>
        )}
        {typeof children === 'function' ? children({ close }) : children}
      </div>
    </dialog>
  )
}
