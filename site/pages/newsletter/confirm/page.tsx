import { Link } from 'react-router'
import { actionClass } from '../../../../ui/action.tsx'
import { link } from '../../../language/link.ts'
import { findToken } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import '../heading-faces.css'
import { LetterPage } from '../letter-page.tsx'
import { loadCopy, tokenIn } from '../load-copy.ts'
import { orUnreachable } from '../or-unreachable.ts'
import { TokenForm } from '../token-form.tsx'
import type { Route } from './+types/page'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  return {
    locale,
    copy: loadCopy(context.get(siteRequest), locale),
    token: findToken(request, url, 'token'),
  }
}

/** A button confirms, not the link: programs that look at the links of a mail press none. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const admin = context.get(siteRequest).admin(localeOf(params))
  const token = tokenIn(await request.formData())
  return orUnreachable(admin.confirmSubscription({ body: { token } }))
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, token } = loaderData
  const { confirm } = copy
  if (actionData?.success)
    return <LetterPage title={confirm.title} heading={confirm.done} text={confirm.doneText} />
  const isBad = token === '' || (actionData !== undefined && !actionData.unreachable)
  if (isBad) {
    return (
      <LetterPage title={confirm.title} heading={confirm.failed} text={confirm.failedText} failed>
        <Link className={actionClass()} to={link(locale, '/newsletter')}>
          {confirm.again}
        </Link>
      </LetterPage>
    )
  }
  return (
    <LetterPage title={confirm.title} heading={confirm.heading} text={confirm.text}>
      <TokenForm
        copy={copy}
        token={token}
        submit={confirm.button}
        unreachable={actionData?.unreachable === true}
      />
    </LetterPage>
  )
}
