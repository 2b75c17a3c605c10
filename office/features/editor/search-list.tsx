import { type Ref, useEffect, useState } from 'react'
import { Field } from '../controls.tsx'
import { useRested } from '../use-rested.ts'
import styles from './editor.module.css'

interface FoundItem {
  readonly id: string
  readonly title: string
  /** The address of a small picture. */
  readonly thumbnail?: string | null | undefined
  /** Why it cannot be chosen yet; the search is made again until it can. */
  readonly wait?: string | undefined
}

interface SearchListProps<T> {
  readonly label: string
  readonly field?: Ref<HTMLInputElement>
  readonly find: (words: string) => Promise<readonly T[]>
  readonly describe: (found: T) => FoundItem
  readonly onChoose: (found: T) => void
}

const waitMs = 1000

/** A search field, and a button for each thing found. */
export function SearchList<T>({ label, field, find, describe, onChoose }: SearchListProps<T>) {
  const [typed, setTyped] = useState('')
  const words = useRested(typed.trim())
  const [found, setFound] = useState<readonly T[] | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = (result: readonly T[] | 'failed' | null) => {
      if (!isCurrent) return
      setFound(result)
      const isWaiting = Array.isArray(result) && result.some(each => describe(each).wait !== undefined)
      if (isWaiting) timer = setTimeout(ask, waitMs)
    }
    const ask = () =>
      find(words).then(answer, () => {
        answer('failed')
      })
    if (words === '') answer(null)
    else ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, find, describe])
  return (
    <div className={styles.search}>
      <Field
        ref={field}
        label={label}
        type="search"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {found === 'failed' && 'The search didn’t work. Try again.'}
        {Array.isArray(found) && (found.length === 0 ? 'Nothing found.' : `${found.length} found`)}
      </p>
      {Array.isArray(found) && found.length > 0 && (
        <ul className={styles.found}>
          {found.map(each => {
            const { id, title, thumbnail, wait } = describe(each)
            return wait === undefined ? (
              <li key={id}>
                <button type="button" onClick={() => onChoose(each)}>
                  {thumbnail && <img src={thumbnail} alt="" className={styles.thumbnail} loading="lazy" />}
                  {title} <small>{id}</small>
                </button>
              </li>
            ) : (
              <li key={id} className={styles.waiting}>
                {title} <small>{wait}</small>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
