import { Link } from 'react-router'
import { HighlightedText } from '../../../features/search/highlighted-text.tsx'
import { outside } from '../../../outside.ts'
import { addressOfResult } from './result-address.ts'
import styles from './results-panel.module.css'
import type { SearchScope } from './search-scope.ts'
import type { Answer } from './use-search.ts'

interface ResultsPanelProps {
  readonly answer: Answer
  readonly sentence: string
  readonly scope: SearchScope
  /** A link of the panel has been followed. */
  readonly onFollow: () => void
}

/** The results panel below the search box. */
export function ResultsPanel({ answer, sentence, scope, onFollow }: ResultsPanelProps) {
  const { copy, start, searchPaths } = scope
  const results = answer.kind === 'found' ? answer.found.results : []
  const { search } = copy
  return (
    <div className={styles.panel} data-answer={answer.kind}>
      {/* The live region beside the box announces it. */}
      <p className={styles.sentence} aria-hidden="true">
        {sentence}
      </p>
      {results.length === 0 ? (
        <div className={styles.ways}>
          {answer.kind === 'found' && <p>{search.noneWays}</p>}
          <Link to={start} onClick={onFollow}>
            {search.contents}
          </Link>
          <a href={outside.talkToTheTeam}>{search.help}</a>
        </div>
      ) : (
        <ol className={styles.results}>
          {results.map(result => (
            <li key={result.path}>
              <Link to={addressOfResult(start, result)} onClick={onFollow}>
                <span className={styles.title}>
                  <HighlightedText of={result.title} />
                </span>
                <span className={styles.snippet}>
                  <HighlightedText of={result.snippet} />
                </span>
                <span className={styles.above}>
                  {[...result.above, result.point_of_interest?.title].filter(Boolean).join(' › ')}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {answer.kind === 'found' && answer.found.total > results.length && (
        <Link
          className={styles.all}
          to={`${searchPaths.action}?${new URLSearchParams({ q: answer.query })}`}
          onClick={onFollow}
        >
          {search.all}
        </Link>
      )}
    </div>
  )
}
