import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { maxQueryLength } from '../../features/search/search-query.ts'
import { link } from '../../language/link.ts'
import type { SearchCopy } from './copy/en.ts'
import styles from './question.module.css'

interface QuestionProps {
  readonly copy: SearchCopy
  readonly locale: Locale
  readonly query: string
}

/** The form of the search. Its field keeps the focus while results come and go. */
export function Question({ copy, locale, query }: QuestionProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  // A link, Back or Forward leads to another query; what was typed before hydration stays.
  useEffect(() => {
    if (shown.current === query || !input.current) return
    shown.current = query
    input.current.value = query
    if (query === '') input.current.focus()
  }, [query])
  return (
    <search>
      <Form method="get" action={link(locale, '/search')} className={styles.form}>
        <label htmlFor="site-search" className="visually-hidden">
          {copy.label}
        </label>
        <input
          ref={input}
          id="site-search"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={copy.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
          {...(query === '' && { autoFocus: true, 'data-arrival': '' })}
        />
        <button type="submit" className={actionClass()}>
          {copy.submit}
        </button>
      </Form>
    </search>
  )
}
