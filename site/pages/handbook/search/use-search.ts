import { useEffect, useRef, useState } from 'react'
import type { FoundPages } from '../../../../contract/handbook.ts'
import type { QuestionPlace } from '../layout/layout-data.ts'
import { askHandbook } from './ask-handbook.ts'
import { isQuestion, questionOf } from './question.ts'

export type Answer =
  | { readonly kind: 'found'; readonly question: string; readonly found: FoundPages }
  | { readonly kind: 'failed' }

/** The debounce of the search in milliseconds. */
const pauseMs = 120

/** A debounced search during typing; only the latest query is answered, null while there is none. */
export function useSearch(place: QuestionPlace) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const last = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function stop() {
    clearTimeout(timer.current)
    last.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup reads the refs at unmount
  useEffect(() => stop, [])

  async function ask(question: string, signal: AbortSignal) {
    try {
      const found = await askHandbook(place, question, signal)
      if (!signal.aborted) setAnswer({ kind: 'found', question, found })
    } catch {
      if (!signal.aborted) setAnswer({ kind: 'failed' })
    }
  }

  return {
    answer,
    type(text: string) {
      stop()
      const question = questionOf(text)
      if (!isQuestion(question)) return setAnswer(null)
      const controller = new AbortController()
      last.current = controller
      timer.current = setTimeout(() => void ask(question, controller.signal), pauseMs)
    },
    close() {
      stop()
      setAnswer(null)
    },
  }
}
