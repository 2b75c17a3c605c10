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
  const copy = loadCopy(context.get(siteRequest), localeOf(params))
  return { copy, token: findToken(request, url, 'token') }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const admin = context.get(siteRequest).admin(localeOf(params))
  const token = tokenIn(await request.formData())
  return orUnreachable(admin.unsubscribe({ query: {}, body: { token } }))
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, token } = loaderData
  const { unsubscribe: pageCopy } = copy
  const { title } = pageCopy
  if (actionData?.success)
    return <LetterPage title={title} heading={pageCopy.done} text={pageCopy.doneText} />
  const isBad = token === '' || (actionData !== undefined && !actionData.unreachable)
  if (isBad) return <LetterPage title={title} heading={pageCopy.failed} text={pageCopy.failedText} failed />
  return (
    <LetterPage title={title} heading={pageCopy.heading} text={pageCopy.text}>
      <TokenForm
        copy={copy}
        token={token}
        submit={pageCopy.button}
        unreachable={actionData?.unreachable === true}
      />
    </LetterPage>
  )
}
