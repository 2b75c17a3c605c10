import { useEffect, useState } from 'react'
import { type CopyState, sentenceOf } from './kept-sentence.ts'

export interface KeptLineProps extends Omit<CopyState, 'now'> {
  readonly name: string
  /** When the page was rendered. */
  readonly now: string
}

/** The age of a copy, as it goes by: the fields beside it are not rendered by the clock. */
export function KeptLine({ name, keptAt, failure, now }: KeptLineProps) {
  const [shownAt, setShownAt] = useState(Date.parse(now))
  useEffect(() => {
    const clock = setInterval(() => setShownAt(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  return sentenceOf(name, { keptAt, failure, now: shownAt })
}
