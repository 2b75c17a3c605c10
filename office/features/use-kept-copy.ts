import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EndpointError, postJson } from '../request/post-json.ts'
import { announceEnd, onReturn } from '../request/session-ended.ts'
import { type CopyPlaces, dropLocal, keepLocally } from './local-copy.ts'

/** After the last key. */
const quietMs = 1500
const localMs = 300
const retryMs = 5000

interface Copied extends CopyPlaces {
  /** What is kept: `Draft`. */
  readonly name: string
  /** What is missing when the endpoint answers 404: `the request`. */
  readonly subject: string
  /** The fields as they are now; null: there are none yet. */
  readonly read: () => Readonly<Record<string, string | readonly string[]>> | null
  /** When it was kept last; null: there is none. */
  readonly at: string | null
  readonly now: string
}

type Failure = { readonly since: number; readonly reason: string }

/**
 * Keeps what is typed on the server, one request at a time; the last state wins, and an answer never writes into a field.
 * Until it is there, this browser has it. The age of the last copy on the server is always shown.
 */
export function useKeptCopy({ path, localKey, name, subject, read, at, now }: Copied) {
  const [keptAt, setKeptAt] = useState<number | null>(at === null ? null : Date.parse(at))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [shownAt, setShownAt] = useState(Date.parse(now))
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; busy: boolean; dirty: boolean }>({
    busy: false,
    dirty: false,
  })

  const keep = useEffectEvent(async () => {
    const { current } = state
    const fields = current.busy || !current.dirty ? null : read()
    if (!fields) return
    current.busy = true
    current.dirty = false
    let isKept = false
    try {
      await postJson(path, fields)
      setKeptAt(Date.now())
      setFailure(null)
      isKept = true
    } catch (error) {
      current.dirty = true
      const status = error instanceof EndpointError ? error.status : 0
      setFailure(before => ({ since: before?.since ?? Date.now(), reason: reasonOf(status, subject) }))
      const isEnded = error instanceof EndpointError && status === 401 && announceEnd(error.sentAt)
      if (!isEnded) current.timer = setTimeout(() => void keep(), retryMs)
    } finally {
      current.busy = false
    }
    if (isKept && current.dirty && !current.timer) void keep()
    if (isKept && !current.dirty) dropLocal(localKey)
  })

  const local = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepHere = useEffectEvent(() => {
    const fields = state.current.dirty ? read() : null
    if (fields) keepLocally(localKey, fields)
  })

  const changed = () => {
    const { current } = state
    current.dirty = true
    clearTimeout(local.current)
    local.current = setTimeout(() => keepHere(), localMs)
    clearTimeout(current.timer)
    current.timer = setTimeout(() => {
      delete current.timer
      void keep()
    }, quietMs)
  }

  /** Drops what waits: it has been saved. */
  const dropped = () => {
    const { current } = state
    current.dirty = false
    clearTimeout(current.timer)
    delete current.timer
  }

  useEffect(() => {
    const clock = setInterval(() => setShownAt(Date.now()), 1000)
    const off = onReturn(() => void keep())
    // The last words of a page that is left.
    const flush = () => {
      keepHere()
      void keep()
    }
    addEventListener('pagehide', flush)
    return () => {
      clearInterval(clock)
      off()
      removeEventListener('pagehide', flush)
    }
  }, [])
  useEffect(
    () => () => {
      clearTimeout(state.current.timer)
      clearTimeout(local.current)
    },
    [],
  )
  const isFailed = failure !== null
  useEffect(() => {
    if (!isFailed) return
    // The browser asks before it leaves a page whose text is nowhere else.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isFailed])

  return { changed, dropped, isFailed, sentence: sentenceOf(name, { keptAt, failure, now: shownAt }) }
}

function reasonOf(status: number, subject: string): string {
  if (status === 0) return 'there is no connection'
  if (status === 401) return 'your session has ended'
  return status === 404 ? `${subject} is gone` : 'the office did not take it'
}

interface CopyState {
  readonly keptAt: number | null
  readonly failure: Failure | null
  readonly now: number
}

function sentenceOf(name: string, { keptAt, failure, now }: CopyState): string {
  if (failure) {
    const since = new Date(failure.since).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    return `${name} not kept since ${since}: ${failure.reason}`
  }
  if (keptAt === null) return ''
  const seconds = Math.max(0, Math.floor((now - keptAt) / 1000))
  if (seconds < 60) return `${name} kept ${seconds} s ago`
  if (seconds < 3600) return `${name} kept ${Math.floor(seconds / 60)} min ago`
  return `${name} kept ${Math.floor(seconds / 3600)} h ago`
}
