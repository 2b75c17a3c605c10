import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { interpolate, plural } from '../../../language/format.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { longestQuestion } from './question.ts'
import styles from './search-box.module.css'
import { type Answer, useSearch } from './use-search.ts'
import { onSearchKey, useSlash } from './use-search-keys.ts'

export type SearchScope = Pick<LayoutData, 'locale' | 'product' | 'version' | 'start' | 'question'> & {
  readonly copy: Pick<LayoutData['copy'], 'search'>
}

export interface SearchBoxProps {
  readonly room: SearchScope
  /** Whether the box is the main search of its page. */
  readonly large?: boolean
  /** The initial query. */
  readonly question?: string
  /** Whether the '/' key focuses this box. */
  readonly slash?: boolean
}

/** A GET search form; with scripts a panel shows results during typing. */
export function SearchBox({ room, large = false, question = '', slash = true }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { answer, type, close } = useSearch(room.question)
  useSlash(input, slash)
  useStayOutside(box, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (document.activeElement === input.current && typed !== question) type(typed)
  }, [])

  const { search } = room.copy
  const label = interpolate(search.label, { product: room.product, version: room.version.title })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key presses of the field and of the links below it
    <div
      ref={box}
      className={large ? `${styles.box} ${styles.large}` : styles.box}
      onKeyDown={event => onSearchKey(event, close)}
    >
      <Form
        method="get"
        action={room.question.action}
        role="search"
        aria-label={label}
        className={styles.form}
        onSubmit={close}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={question}
          placeholder={search.placeholder}
          maxLength={longestQuestion}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts={slash ? '/' : undefined}
          onChange={event => type(event.currentTarget.value)}
        />
        {slash && (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        )}
        <button type="submit" aria-label={search.submit}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            <path d="m12.8 12.8 4.7 4.7" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      </Form>
      <p role="status" className="visually-hidden">
        {answer && sentenceOf(answer, room)}
      </p>
      {answer && (
        <AnswerPanel answer={answer} sentence={sentenceOf(answer, room)} room={room} onFollow={close} />
      )}
    </div>
  )
}

function sentenceOf(answer: Answer, { copy: { search }, version, locale }: SearchScope): string {
  if (answer.kind === 'failed') return search.failed
  const { question: q, found } = answer
  const names = { version: version.title, q }
  return interpolate(found.total === 0 ? search.none : plural(search.found, found.total, locale), names)
}

/** A press outside or a blur closes the panel. */
function useStayOutside(box: React.RefObject<HTMLElement | null>, close: () => void) {
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    function onLeave(event: Event) {
      if (!box.current?.contains(event.target as Node)) closing.current()
    }
    addEventListener('pointerdown', onLeave)
    addEventListener('focusin', onLeave)
    return () => {
      removeEventListener('pointerdown', onLeave)
      removeEventListener('focusin', onLeave)
    }
  }, [box])
}
