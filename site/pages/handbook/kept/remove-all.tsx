import { useLayoutEffect, useRef, useState } from 'react'
import { ActionButton } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import type { KeepCopy } from '../keep/copy/en.ts'
import styles from './kept.module.css'

interface RemoveAllProps {
  readonly copy: KeepCopy['list']
  /** How many pages there are, in words. */
  readonly pages: string
  readonly onSure: () => unknown
}

/** Removes everything, after one more press. */
export function RemoveAll({ copy, pages, onSure }: RemoveAllProps) {
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useLayoutEffect(() => {
    if (isAsked || wasAsked.current) button.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (!isAsked)
    return (
      <ActionButton key="ask" ref={button} small quiet onClick={() => setAsked(true)}>
        {copy.removeAll}
      </ActionButton>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons under one question, not fields of a form
    <div role="group" aria-labelledby="remove-all" className={styles.sure}>
      <p id="remove-all">{interpolate(copy.sure, { pages })}</p>
      <ActionButton key="no" ref={button} small quiet onClick={() => setAsked(false)}>
        {copy.no}
      </ActionButton>
      <ActionButton key="yes" small onClick={onSure}>
        {copy.yes}
      </ActionButton>
    </div>
  )
}
