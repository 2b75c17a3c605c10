import type { PageVotes } from '../../services/admin/content/handbook/list-ratings.ts'
import type { HandbookRatingRow } from '../../services/admin/schema.ts'
import { plain } from './format-request.ts'

/** The votes for a page on one line. */
export const formatVotes = ({ groupVersion, path, yes, no, comments }: PageVotes): string =>
  [
    `no ${no}`.padEnd(8),
    `yes ${yes}`.padEnd(8),
    `comments ${comments}`.padEnd(14),
    groupVersion.padEnd(10),
    path,
  ].join('  ')

/** A comment below a line that says on which page, with which vote. */
export const formatComment = ({
  created_at,
  group_version,
  path,
  iso,
  helpful,
  comment,
}: HandbookRatingRow) =>
  `${created_at.slice(0, 16)}  ${helpful ? 'yes' : 'no '}  ${group_version}  ${path}  ${iso}\n${plain(comment ?? '').replaceAll(/^/gm, '    ')}\n`
