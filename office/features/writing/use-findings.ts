import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { postJson } from '../../request/post-json.ts'
import { createDeadline } from '../deadline.ts'
import type { TextFindings } from './find-findings.ts'

/** After the last key. */
const quietMs = 1200

interface Checked {
  readonly path: string
  /** The fields as they are now; null: there are none yet. */
  readonly read: () => Readonly<Record<string, string>> | null
  /** Those of the text as it was opened. */
  readonly initial: TextFindings
}

/** What the house writes differently and what is not there, asked of the service while somebody writes, one request at a time. */
export function useFindings({ path, read, initial }: Checked) {
  const [found, setFound] = useState(initial)
  const state = useRef({ busy: false, dirty: false })
  const [deadline] = useState(createDeadline)
  const check = useEffectEvent(async () => {
    const { current } = state
    const fields = current.busy ? null : read()
    if (!fields) return
    current.busy = true
    current.dirty = false
    try {
      const answer = await postJson<TextFindings | { readonly findings: null }>(path, {
        ...fields,
        style: '1',
      })
      if (answer.findings !== null) setFound(answer)
    } catch {
      // The copy that is kept beside this says what is wrong with the line or the session.
    } finally {
      current.busy = false
    }
    if (current.dirty) void check()
  })
  const changed = () => {
    state.current.dirty = true
    deadline.set(Date.now() + quietMs, () => void check())
  }
  useEffect(() => deadline.cancel, [deadline])
  return { found, changed }
}
