import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './rooms.module.css'

interface RoomsProps {
  /** The title of the room that is open; undefined: none of them is. */
  readonly here: string | undefined
  readonly children: ReactNode
}

/** The rooms: a part of the rail where it stands at the left, else a panel under a button. Works without scripts. */
export function Rooms({ here, children }: RoomsProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link of the panel has been followed
  useEffect(() => {
    panel.current?.hidePopover?.()
    // Of a rail higher than the window, the part with the open room is shown.
    panel.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return (
    <>
      <button
        type="button"
        popoverTarget="rooms"
        className={styles.open}
        data-here={here !== undefined || undefined}
      >
        {here ?? 'Rooms'}
      </button>
      <div ref={panel} id="rooms" popover="auto" className={styles.rooms}>
        {children}
      </div>
    </>
  )
}
