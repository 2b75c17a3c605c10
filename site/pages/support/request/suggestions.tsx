import type { RequestCopy } from './copy/en.ts'
import styles from './request.module.css'
import type { Suggestion } from './suggest.ts'

interface SuggestionsProps {
  readonly copy: RequestCopy['suggestions']
  readonly suggestions: readonly Suggestion[]
  /** Suggestions appear while the visitor types, and are announced politely. */
  readonly live?: boolean
}

/** Pages of the handbook that may have the answer, each in a tab of its own. */
export function Suggestions({ copy, suggestions, live = false }: SuggestionsProps) {
  return (
    <div {...(live && { role: 'status' })}>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
          <ul>
            {suggestions.map(({ href, title }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
