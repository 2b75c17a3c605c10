import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EndpointError, postJson } from '../request/post-json.ts'
import { announceEnd, onReturn } from '../request/session-ended.ts'
import { createDeadline } from './deadline.ts'
import type { KeptLineProps } from './kept-line.tsx'
import { type Failure, reasonOf } from './kept-sentence.ts'
import { type CopyPlaces, dropLocal, keepLocally } from './local-copy.ts'

/** After the last key, and at the latest after the first that is not kept: who types on without a rest is kept as well. */
const server = { quietMs: 1500, longestMs: 2000 }
const here = { quietMs: 300, longestMs: 1000 }
const retryMs = 5000
/** A copy on its way arrives before what is saved; one that takes longer is given up. */
const lastCopyMs = 3000
/** A save without an answer for so long can be pressed again. */
const lostSaveMs = 10_000

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

interface State {
  /** Whether something was typed that is not on its way to the server. */
  dirty: boolean
  /** When the first of it was typed, for the server and for this browser. */
  since: number | null
  sinceHere: number | null
  /** The copy that is on its way. */
  sending: { readonly ended: Promise<void>; readonly abort: AbortController } | null
  /** When the save that is on its way was pressed. */
  savingSince: number | null
}

/**
 * Keeps what is typed on the server, one request at a time, saves included; the last state wins, and an answer never writes
 * into a field. Until it is there, this browser has it. The age of the last copy on the server is always shown.
 */
export function useKeptCopy({ path, localKey, name, subject, read, at, now }: Copied) {
  const [keptAt, setKeptAt] = useState<number | null>(at === null ? null : Date.parse(at))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSaved, setSaved] = useState(false)
  const state = useRef<State>({
    dirty: false,
    since: null,
    sinceHere: null,
    sending: null,
    savingSince: null,
  })

  const [timers] = useState(() => ({ server: createDeadline(), here: createDeadline() }))
  const isSaving = () => {
    const { savingSince } = state.current
    return savingSince !== null && Date.now() - savingSince < lostSaveMs
  }
  const plan = (at: number) => timers.server.set(at, () => keep())

  const keep = useEffectEvent(() => {
    const { current } = state
    if (current.sending || isSaving() || !current.dirty) return
    const fields = read()
    if (!fields) return
    const abort = new AbortController()
    current.dirty = false
    current.since = null
    current.sending = { ended: send(fields, abort.signal), abort }
  })

  async function send(fields: NonNullable<ReturnType<Copied['read']>>, signal: AbortSignal) {
    const { current } = state
    try {
      await postJson(path, fields, signal)
      current.sending = null
      setKeptAt(Date.now())
      setFailure(null)
      if (current.dirty) {
        if (!timers.server.isSet()) plan(Date.now())
        return
      }
      timers.here.cancel()
      dropLocal(localKey)
    } catch (error) {
      current.sending = null
      current.dirty = true
      keepHere()
      const status = error instanceof EndpointError ? error.status : 0
      setFailure(before => ({ since: before?.since ?? Date.now(), reason: reasonOf(status, subject) }))
      const isEnded = error instanceof EndpointError && status === 401 && announceEnd(error.sentAt)
      if (!isEnded) plan(Date.now() + retryMs)
    }
  }

  const keepHere = useEffectEvent(() => {
    const { current } = state
    timers.here.cancel()
    current.sinceHere = null
    // What is on its way is not there yet.
    const fields = current.dirty || current.sending ? read() : null
    if (fields) keepLocally(localKey, fields)
  })

  const changed = () => {
    const { current } = state
    const typedAt = Date.now()
    setSaved(false)
    current.dirty = true
    current.since ??= typedAt
    current.sinceHere ??= typedAt
    timers.here.set(deadlineOf(here, current.sinceHere, typedAt), () => keepHere())
    plan(deadlineOf(server, current.since, typedAt))
  }

  /** Lets a save go out: after a copy that is on its way, and once. */
  const saving = (event: Submission) => {
    const { current } = state
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    if (isSaving()) return event.preventDefault()
    if (current.sending) {
      event.preventDefault()
      const { ended, abort } = current.sending
      const timer = setTimeout(() => abort.abort(), lastCopyMs)
      void ended.then(() => {
        clearTimeout(timer)
        if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
      })
      return
    }
    keepHere()
    timers.server.cancel()
    current.dirty = false
    current.since = null
    current.savingSince = Date.now()
  }

  /** The save has its answer: what it did not take, or was typed meanwhile, is kept. */
  const saved = (isTaken: boolean) => {
    const { current } = state
    if (current.savingSince === null) return
    current.savingSince = null
    if (!isTaken || current.dirty) return changed()
    // The save has what a copy before it did not take there.
    setFailure(null)
    setKeptAt(null)
    setSaved(true)
    dropLocal(localKey)
  }

  useEffect(() => {
    const off = onReturn(() => keep())
    // The last words of a page that is left.
    const flush = () => {
      keepHere()
      keep()
    }
    addEventListener('pagehide', flush)
    return () => {
      off()
      removeEventListener('pagehide', flush)
    }
  }, [])
  useEffect(
    () => () => {
      timers.server.cancel()
      timers.here.cancel()
    },
    [timers],
  )
  const isFailed = failure !== null
  useEffect(() => {
    if (!isFailed) return
    // The browser asks before it leaves a page whose text is nowhere else.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isFailed])

  const line: KeptLineProps = { name, keptAt, failure, now }
  return { changed, saving, saved, isSaved, isFailed, line }
}

interface Submission {
  readonly currentTarget: HTMLFormElement
  readonly nativeEvent: { readonly submitter?: HTMLElement | null }
  preventDefault(): void
}

/** Until when what was typed may wait. */
const deadlineOf = ({ quietMs, longestMs }: typeof server, since: number, now: number): number =>
  Math.min(now + quietMs, since + longestMs)
