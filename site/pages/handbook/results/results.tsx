import { Link } from 'react-router'
import type { SearchResult } from '../../../../contract/handbook.ts'
import { fill, plural } from '../../../language/format.ts'
import { outside } from '../../../outside.ts'
import type { RoomData } from '../room/room-data.ts'
import { placeOf } from '../search/found-page.ts'
import { isQuestion } from '../search/question.ts'
import { Stretches } from '../search/stretches.tsx'
import styles from './results.module.css'

export interface ResultsProps {
  readonly room: RoomData
  readonly question: string
  /** null when the handbook could not be searched. */
  readonly results: readonly SearchResult[] | null
}

/** All that a question found, or why there is nothing. */
export function Results({ room, question, results }: ResultsProps) {
  const { locale, version, start, copy } = room
  const { search } = copy
  const names = { version: version.title, q: question }
  if (!isQuestion(question)) return <p className={styles.sentence}>{search.hint}</p>
  if (results === null || results.length === 0)
    return (
      <div role={results === null ? 'alert' : undefined}>
        <p className={styles.sentence}>{results === null ? search.failed : fill(search.none, names)}</p>
        {results && <p className={styles.hint}>{search.noneWays}</p>}
        <p className={styles.ways}>
          <Link to={start}>{search.contents}</Link>
          <a href={outside.talkToTheTeam}>{search.help}</a>
        </p>
      </div>
    )
  return (
    <>
      <p className={styles.sentence}>{fill(plural(search.found, results.length, locale), names)}</p>
      <ol className={styles.results}>
        {results.map(result => (
          <li key={result.path}>
            <p className={styles.above}>{result.above.join(' › ')}</p>
            <h2 className={styles.title}>
              <Link to={`${start}/${result.path}`}>
                <Stretches of={result.title} />
              </Link>
            </h2>
            <p>
              <Stretches of={result.snippet} />
            </p>
            {result.point_of_interest && (
              <Link className={styles.point} to={placeOf(start, result)}>
                {result.point_of_interest.title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
