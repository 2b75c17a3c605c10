import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { link, type PagePath } from '../../../language/link.ts'
import { Paper } from '../paper.tsx'
import type { ThreadCopy } from './copy/en.ts'

interface LostProps {
  readonly copy: ThreadCopy
  readonly locale: Locale
  readonly support: string
  readonly why: 'lost' | 'over' | 'later' | 'left' | 'erased'
  /** The page of the form, for whoever wants to send it again. */
  readonly again: PagePath
}

/** There is no request to show: says why, as far as that may be told, and what to do. */
export function Lost({ copy, locale, support, why, again }: LostProps) {
  const { head, title, text } = copy[why]
  const ways = {
    lost: { to: '/support/request', label: copy.lost.again },
    over: { to: again, label: copy.over.again },
    left: { to: '/', label: copy.left.home },
    erased: { to: again, label: copy.erased.home },
  } as const
  return (
    <Paper title={head} heading={title} lead={interpolate(text, { support })}>
      {why !== 'later' && (
        <p>
          <Link className={actionClass({ quiet: true })} to={link(locale, ways[why].to)}>
            {ways[why].label}
          </Link>
        </p>
      )}
    </Paper>
  )
}
