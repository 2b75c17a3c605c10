import { useEffect, useSyncExternalStore } from 'react'
import { maxQueryLength } from '../../features/search/search-query.ts'

const key = 'recent-searches'
const maxKept = 6

interface RecentSearches {
  readonly searches: readonly string[]
  /** They have just been cleared. */
  readonly cleared: boolean
}

const none: RecentSearches = { searches: [], cleared: false }
const listeners = new Set<() => void>()
let shown = none

/** What the browser keeps; nothing where it keeps nothing, or something else. */
function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(each => typeof each === 'string').map(each => each.slice(0, maxQueryLength))
      : []
  } catch {
    return []
  }
}

function show(searches: readonly string[], cleared = false) {
  shown = { searches: [...new Set(searches)].slice(0, maxKept), cleared }
  for (const listener of listeners) listener()
}

function keepSearch(query: string) {
  const searches = [query, ...readSearches().filter(each => each !== query)].slice(0, maxKept)
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {}
  show(searches)
}

export function clearSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {}
  show([], true)
}

/** Keeps a query in this browser; null keeps none. */
export function useKeepSearch(query: string | null): void {
  useEffect(() => {
    if (query !== null) keepSearch(query)
  }, [query])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest searches of this browser; none on the server and in the first rendering. */
export function useRecentSearches(): RecentSearches {
  useEffect(() => show(readSearches()), [])
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
}
