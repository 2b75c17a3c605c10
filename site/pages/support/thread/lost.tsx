import { Link } from 'react-router'
import { fill } from '../../../language/format.ts'
import { link } from '../../../language/link.ts'
import type { Locale } from '../../../language/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { Paper } from '../paper.tsx'
import type { ThreadCopy } from './copy/shape.ts'

export interface LostProps {
  readonly copy: ThreadCopy
  readonly locale: Locale
  readonly support: string
  readonly why: 'lost' | 'later' | 'left'
}

/** There is no request to show: says why, as far as that may be told, and what to do. */
export function Lost({ copy, locale, support, why }: LostProps) {
  const { head, title, text } = copy[why]
  return (
    <Paper title={head} heading={title} lead={fill(text, { support })}>
      {why !== 'later' && (
        <p>
          <Link
            className={actionClass({ quiet: true })}
            to={link(locale, why === 'left' ? '/' : '/support/request')}
          >
            {why === 'left' ? copy.left.home : copy.lost.again}
          </Link>
        </p>
      )}
    </Paper>
  )
}
