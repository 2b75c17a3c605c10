import { useEffect, useState } from 'react'
import type { SearchResult } from '../../../../contract/handbook.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { type Shelf, type Suggestion, suggest } from './suggest.ts'

/** A hand that types on has not finished its sentence. */
const pauseMs = 700

/** In a browser: what a handbook has about a question that is being typed. */
export function useSuggestions(shelf: Shelf | null, text: string, locale: Locale): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    if (!shelf || text.trim().length < 8) return setSuggestions([])
    const controller = new AbortController()
    const language = languageTagOf(locale)
    const ask = async (word: string) => {
      const query = new URLSearchParams({ q: word, lang: language })
      const address = `/api/admin/page/handbook/${shelf.groupVersion}/search?${query}`
      const answered = await fetch(address, { signal: controller.signal })
      return answered.ok ? ((await answered.json()) as { results: SearchResult[] }).results : []
    }
    const timer = setTimeout(async () => {
      const found = await suggest(ask, { text, language }, shelf)
      if (!controller.signal.aborted) setSuggestions(found)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [shelf, text, locale])
  return suggestions
}
