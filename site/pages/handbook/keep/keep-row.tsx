import { type ReactNode, useId, useState } from 'react'
import { ActionButton } from '../../../../ui/action.tsx'
import styles from './keep.module.css'

interface Action {
  readonly label: string
  readonly act: () => unknown
  /** The label until that is done, when it takes a while. */
  readonly busy?: string
}

interface KeepRowProps {
  readonly name: ReactNode
  readonly detail: ReactNode
  /** What can be done now; none while nothing can. */
  readonly actions: readonly Action[]
  readonly children?: ReactNode
}

/** Something that can be kept or removed: its name, its size and its buttons. */
export function KeepRow({ name, detail, actions, children }: KeepRowProps) {
  const id = useId()
  return (
    <li className={styles.row}>
      <div>
        <p id={id} className={styles.name}>
          {name}
        </p>
        <p className={styles.detail}>{detail}</p>
        {children}
      </div>
      <div className={styles.actions}>
        {/* By place, so that a button keeps the focus when it becomes another. */}
        {actions.map((action, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ActButton key={at} {...action} about={id} />
        ))}
      </div>
    </li>
  )
}

function ActButton({ label, act, busy, about }: Action & { readonly about: string }) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  async function onClick() {
    if (isBusy) return
    if (busy === undefined) return void act()
    setBusy(true)
    try {
      await act()
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionButton
      id={id}
      aria-labelledby={`${id} ${about}`}
      aria-disabled={isBusy || undefined}
      small
      quiet
      onClick={onClick}
    >
      {isBusy ? busy : label}
    </ActionButton>
  )
}
