import { type ComponentType, useEffect, useState } from 'react'
import { onSessionEnd } from '../request/session-ended.ts'
import type { LogInDialogProps } from './log-in-dialog.tsx'

/** The log-in over a page whose session has ended: what stands in its fields stays there. */
export function LogInAgain({ email }: { readonly email: string }) {
  const [LogInDialog, setDialog] = useState<ComponentType<LogInDialogProps> | null>(null)
  useEffect(() => {
    const open = () =>
      import('./log-in-dialog.tsx').then(
        ({ LogInDialog }) => setDialog(() => LogInDialog),
        // Without a connection the next refusal opens it.
        error => console.warn(String(error)),
      )
    let waits = false
    return onSessionEnd(() => {
      if (waits) return
      waits = true
      whenQuiet(() => {
        waits = false
        void open()
      })
    })
  }, [])
  return LogInDialog && <LogInDialog email={email} onClosed={() => setDialog(null)} />
}

const quietMs = 1000

/** Calls back when no key has been pressed for a second: a sentence is not typed on into a dialog. */
function whenQuiet(then: () => void): void {
  let timer = setTimeout(done, quietMs)
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(done, quietMs)
  }
  function done() {
    document.removeEventListener('keydown', later, true)
    then()
  }
  document.addEventListener('keydown', later, true)
}
