import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import type { TreeOutcome } from './change-tree.ts'

/** Sends changes of the tree by keys and pointer one after the other, each on the tree that the one before has left. */
export function useTreeChange(tree: HandbookTreeView, posted: TreeOutcome | null) {
  const fetcher = useFetcher<TreeOutcome | { readonly ended: true }>()
  const waiting = useRef<string[]>([])
  const { version, shown } = tree
  const send = useEffectEvent(() => {
    const act = waiting.current.shift()
    if (act !== undefined) fetcher.submit({ act, version, shown }, { method: 'post' })
  })
  const isIdle = fetcher.state === 'idle'
  const isRefused = fetcher.data !== undefined && 'fault' in fetcher.data && fetcher.data.fault !== ''
  useEffect(() => {
    // What follows a refusal was pressed for another tree.
    if (isIdle && isRefused) waiting.current = []
    if (isIdle) send()
  }, [isIdle, isRefused])
  const change = (act: string) => {
    waiting.current.push(act)
    if (isIdle) {
      const first = waiting.current.shift()
      if (first !== undefined) fetcher.submit({ act: first, version, shown }, { method: 'post' })
    }
  }
  const fetched = fetcher.data && 'sentence' in fetcher.data ? fetcher.data : null
  const [last, setLast] = useState({ fetched, posted, outcome: posted })
  // The later of the two is what was done last.
  if (last.fetched !== fetched || last.posted !== posted)
    setLast({ fetched, posted, outcome: last.fetched === fetched ? posted : fetched })
  return { outcome: last.outcome, change }
}
