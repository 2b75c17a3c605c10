import { useEffect, useRef, useState } from 'react'
import type { FoundPages } from '../../../../contract/handbook.ts'
import { isSearchable } from '../../../../contract/searchable.ts'
import { parseQuery } from '../../../features/search/search-query.ts'
import type { SearchPaths } from '../layout/layout-data.ts'
import { fetchResults } from './fetch-results.ts'

export type Answer =
  | { readonly kind: 'found'; readonly query: string; readonly found: FoundPages }
  | { readonly kind: 'failed' }

/** The debounce of the search in milliseconds. */
const pauseMs = 120

/** A debounced search during typing; only the latest query is answered, null while there is none. */
export function useSearch(place: SearchPaths) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const last = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function stop() {
    clearTimeout(timer.current)
    last.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup reads the refs at unmount
  useEffect(() => stop, [])

  async function ask(query: string, signal: AbortSignal) {
    try {
      const found = await fetchResults(place, query, signal)
      if (!signal.aborted) setAnswer({ kind: 'found', query, found })
    } catch {
      if (!signal.aborted) setAnswer({ kind: 'failed' })
    }
  }

  return {
    answer,
    type(text: string) {
      stop()
      const query = parseQuery(text)
      if (!isSearchable(query)) return setAnswer(null)
      const controller = new AbortController()
      last.current = controller
      timer.current = setTimeout(() => void ask(query, controller.signal), pauseMs)
    },
    close() {
      stop()
      setAnswer(null)
    },
  }
}
