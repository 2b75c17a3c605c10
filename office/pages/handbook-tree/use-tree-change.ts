import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import type { TreeOutcome } from './change-tree.ts'

/** Sends changes of the tree by keys and pointer one after the other, each on the tree that the one before has left. */
export function useTreeChange(tree: HandbookTreeView, posted: TreeOutcome | null) {
  const fetcher = useFetcher<TreeOutcome | { readonly ended: true }>()
  const waiting = useRef<string[]>([])
  // Keys may follow each other faster than the state of the fetcher is rendered.
  const isBusy = useRef(false)
  const { version, shown } = tree
  const startNext = () => {
    const act = isBusy.current ? undefined : waiting.current.shift()
    if (act === undefined) return
    isBusy.current = true
    fetcher.submit({ act, version, shown }, { method: 'post' })
  }
  const goOn = useEffectEvent(startNext)
  const { state, data } = fetcher
  const isRefused = data !== undefined && 'fault' in data && data.fault !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is new data
  useEffect(() => {
    if (state !== 'idle') return
    isBusy.current = false
    // What follows a refusal was pressed for another tree.
    if (isRefused) waiting.current = []
    goOn()
  }, [state, isRefused, data])
  const [undo, setUndo] = useState('')
  const change = (act: string, takenBackBy: string) => {
    waiting.current.push(act)
    setUndo(takenBackBy)
    startNext()
  }
  const fetched = fetcher.data && 'sentence' in fetcher.data ? fetcher.data : null
  const [last, setLast] = useState({ fetched, posted, outcome: posted })
  // The later of the two is what was done last.
  if (last.fetched !== fetched || last.posted !== posted)
    setLast({ fetched, posted, outcome: last.fetched === fetched ? posted : fetched })
  const { outcome } = last
  const isDone = state === 'idle' && outcome === fetched && outcome?.fault === ''
  return { outcome, change, undo: isDone && undo !== '' ? undo : null }
}
