import { Link } from 'react-router'
import type { PageVotes } from '../../../contract/office/ratings.ts'
import { count } from '../../features/count.ts'
import { PageLink } from './page-link.tsx'
import styles from './votes.module.css'
import { type VersionTitles, type VotesFilter, votesPath } from './votes-filter.ts'

interface VotesProps {
  readonly votes: readonly PageVotes[]
  readonly filter: VotesFilter
  readonly titles: VersionTitles
}

/** The votes by page and version. */
export function Votes({ votes, filter: { language }, titles }: VotesProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Votes by page, most “no” first</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">No</th>
          <th scope="col">Yes</th>
          <th scope="col">Comments</th>
        </tr>
      </thead>
      <tbody>
        {votes.map(({ version, path, no, yes, comments }) => (
          <tr key={`${version} ${path}`}>
            <th scope="row">
              <PageLink {...{ version, path, titles }} />
            </th>
            <td>{no.toLocaleString('en-US')}</td>
            <td>{yes.toLocaleString('en-US')}</td>
            <td>
              {comments === 0 ? (
                '–'
              ) : (
                <Link
                  to={votesPath({ show: 'comments', version, path, ...(language && { language }) })}
                  aria-label={`${count(comments, 'comment')} on ${path}`}
                  className={styles.comments}
                >
                  {comments.toLocaleString('en-US')}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
