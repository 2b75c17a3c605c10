import { useEffect, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Me } from '../../../../contract/office/door.ts'
import type { RequestDetails } from '../../../../contract/office/request-view.ts'
import { Button } from '../../../features/controls.tsx'
import { Shortcut } from '../../../features/shortcut.tsx'
import styles from './undo-bar.module.css'

interface UndoBarProps {
  readonly request: RequestDetails
  readonly me: Me
  readonly now: string
}

/** Takes back a reply whose mail has not left: for ten seconds. */
export function UndoBar({ request, me, now }: UndoBarProps) {
  const { pathname, search } = useLocation()
  const held = request.events.findLast(({ mail, staff }) => mail?.state === 'held' && staff?.id === me.id)
  const seconds = useSeconds(held?.mail?.due_at, now)
  if (!held || seconds <= 0) return null
  return (
    <Form method="post" className={styles.bar}>
      <input type="hidden" name="event" value={held.id} />
      <input type="hidden" name="to" value={pathname + search} />
      <p>
        <span role="status">The reply leaves in a moment.</span> <span aria-hidden="true">{seconds} s</span>
      </p>
      <Button name="act" value="undo" data-undo>
        Undo <Shortcut keys="u" />
      </Button>
    </Form>
  )
}

/** The seconds until a time, from that of the page's data on. */
function useSeconds(until: string | undefined, now: string): number {
  const all = until === undefined ? 0 : Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (all <= 0) return
    setGone(0)
    const started = performance.now()
    const timer = setInterval(() => setGone(Math.floor((performance.now() - started) / 1000)), 250)
    return () => clearInterval(timer)
  }, [all])
  return all - gone
}
