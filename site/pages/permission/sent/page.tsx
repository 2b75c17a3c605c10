import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { useGoal } from '../../../features/analytics/use-goal.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { PermissionCopy } from '../copy/en.ts'
import { answerWith, findRequest, goTo, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { addressOf, firstOpen } from '../steps.ts'
import '../heading-faces.css'
import type { Route } from './+types/page'
import sentStyles from './sent.module.css'

export const headers = () => secretHeaders
export const handle = { navOver: 'light', localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const saved = await findRequest(site.admin(locale), tokenIn(request, url))
  if (!saved) return answerWith({ locale, copy, reference: null }, 404)
  const { sent, answers, draft } = saved
  if (sent === null) throw goTo(addressOf(locale, firstOpen(answers), draft))
  return { locale, copy, reference: sent }
}

export default function Sent({ loaderData }: Route.ComponentProps) {
  const { locale, copy, reference } = loaderData
  if (reference === null) return <Gone {...{ copy, locale }} />
  return <Thanks {...{ copy, locale, reference }} />
}

interface ThanksProps {
  readonly copy: PermissionCopy
  readonly locale: Locale
  readonly reference: string
}

function Thanks({ copy, locale, reference }: ThanksProps) {
  useGoal('permission-request')
  const { sent } = copy
  return (
    <Paper copy={copy} heading={sent.heading}>
      <p className={sentStyles.panel} role="status">
        <span>{sent.reference}</span>
        <strong>{reference}</strong>
      </p>
      <p className={styles.lead}>{sent.text}</p>
      <section className={sentStyles.next}>
        <h2>
          <Phrases text={sent.nextTitle} />
        </h2>
        <ol>
          {sent.next.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <p>
        <Link to={link(locale, '/legal/trademark-guidelines')}>{sent.home}</Link>
      </p>
    </Paper>
  )
}
