import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Presence, RequestDetails } from '../../../../contract/office/request-view.ts'
import { Button } from '../../../features/controls.tsx'
import { pathOfRequest } from '../../../features/request-path.ts'
import { EndpointError, postJson } from '../../../request/post-json.ts'
import { announceEnd } from '../../../request/session-ended.ts'
import styles from './newer-version.module.css'

interface Pulse {
  readonly version: number
  readonly presence: readonly Presence[]
}

const everyMs = 15_000

interface NewerVersionProps {
  readonly request: RequestDetails
  /** The id of the member of staff. */
  readonly me: string
}

/** Keeps one's presence at a request while the page is seen; says who else is there and when something has changed. */
export function NewerVersion({ request, me }: NewerVersionProps) {
  const { reference, version } = request
  const path = `/office${pathOfRequest(reference)}/presence`
  const [pulse, setPulse] = useState<Pulse | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const beat = async () => {
      if (document.hidden) return
      const isWriting = document.activeElement?.id === 'reply-text'
      try {
        setPulse(await postJson<Pulse>(path, { doing: isWriting ? 'writing' : 'reading' }))
      } catch (error) {
        if (error instanceof EndpointError && error.status === 401) announceEnd(error.sentAt)
      }
    }
    void beat()
    const timer = setInterval(() => void beat(), everyMs)
    return () => {
      clearInterval(timer)
      navigator.sendBeacon(path, new URLSearchParams({ doing: 'gone' }))
    }
  }, [path])
  const isNewer = pulse !== null && pulse.version > version
  const others = (pulse?.presence ?? request.presence).filter(({ id }) => id !== me)
  return (
    <div role="status" className={styles.notice}>
      {others.length > 0 && (
        <p className={styles.newer}>
          {others.map(({ name, doing }) => `${name} is ${doing} here`).join(' · ')}
        </p>
      )}
      {isNewer && (
        <p className={styles.newer}>
          Something has changed here since you opened it.
          <Button type="button" onClick={() => void revalidate()}>
            Show it
          </Button>
        </p>
      )}
    </div>
  )
}
