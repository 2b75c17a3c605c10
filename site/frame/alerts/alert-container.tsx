import { useEffect, useState, useSyncExternalStore } from 'react'
import { alerts } from '../../../ui/alerts/alert-queue.ts'
import { loadLater } from '../../features/late/late.tsx'
import type { FrameCopy } from '../copy/en.ts'

interface AlertContainerProps {
  readonly copy: FrameCopy['alert']
  readonly close: string
}

const loadDialog = () => import('./alert-dialog.tsx')
loadLater(loadDialog)

/** Shows the page's alerts, one at a time; by the browser's own dialog where the scripts of ours cannot be had. */
export function AlertContainer(props: AlertContainerProps) {
  const alert = useSyncExternalStore(alerts.subscribe, alerts.current, alerts.currentOnServer)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null)
  useEffect(() => {
    if (!alert || loaded) return
    let isHere = true
    loadDialog().then(
      dialog => isHere && setLoaded(dialog),
      () => isHere && alert.settle(confirm(`${alert.title}\n\n${alert.message}`)),
    )
    return () => {
      isHere = false
    }
  }, [alert, loaded])
  if (!alert || !loaded) return null
  return <loaded.AlertDialog key={alert.id} alert={alert} {...props} />
}
