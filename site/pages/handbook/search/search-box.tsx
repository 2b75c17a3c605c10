import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { interpolate, plural } from '../../../../ui/language/format.ts'
import { maxQueryLength } from '../../../features/search/search-query.ts'
import { onSearchKey } from './on-search-key.ts'
import { ResultsPanel } from './results-panel.tsx'
import styles from './search-box.module.css'
import type { SearchScope } from './search-scope.ts'
import { type Answer, useSearch } from './use-search.ts'

interface SearchBoxProps {
  readonly scope: SearchScope
  /** Whether the box is the main search of its page. */
  readonly large?: boolean
  /** The initial query. */
  readonly query?: string
  /** Whether the '/' key focuses this box. */
  readonly slash?: boolean
}

/** A GET search form; with scripts a panel shows results during typing. */
export function SearchBox({ scope, large = false, query = '', slash = true }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { answer, type, close } = useSearch(scope.searchPaths)
  useOutsideInteraction(box, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (document.activeElement === input.current && typed !== query) type(typed)
  }, [])

  const { search } = scope.copy
  const label = interpolate(search.label, { product: scope.product, version: scope.version.title })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key presses of the field and of the links below it
    <div
      ref={box}
      className={large ? `${styles.box} ${styles.large}` : styles.box}
      onKeyDown={event => onSearchKey(event, close)}
    >
      <Form
        method="get"
        action={scope.searchPaths.action}
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
          defaultValue={query}
          placeholder={search.placeholder}
          maxLength={maxQueryLength}
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
        {answer && statusOf(answer, scope)}
      </p>
      {answer && (
        <ResultsPanel answer={answer} sentence={statusOf(answer, scope)} scope={scope} onFollow={close} />
      )}
    </div>
  )
}

function statusOf(answer: Answer, { copy: { search }, version, locale }: SearchScope): string {
  if (answer.kind === 'failed') return search.failed
  const { query: q, found } = answer
  const names = { version: version.title, q }
  return interpolate(found.total === 0 ? search.none : plural(search.found, found.total, locale), names)
}

/** A press outside or a blur closes the panel. */
function useOutsideInteraction(box: React.RefObject<HTMLElement | null>, close: () => void) {
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
