import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { loadAccountCopy, loadEntranceData } from '../../../features/account/load-account-data.ts'
import { Login } from '../../../features/account/login.tsx'
import { loginShape } from '../../../features/account/login-form.ts'
import { checkLogin } from '../../../features/account/login-rules.ts'
import { session } from '../../../features/session/session.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { readReturnPage, returnPageOf } from '../../../request/return-page.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { answerWith, explainFault, goOn } from '../answers.ts'
import { Entrance } from '../entrance.tsx'
import { redirectAfterLogin } from '../redirect-after-login.ts'
import { useRedirectAfterLogin } from '../use-redirect-after-login.ts'
import type { Route } from './+types/page'
import '../heading-faces.css'

/** Not cached: it depends on the query and the session. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const locale = localeOf(params)
  const to = returnPageOf(request, url, site.hasPage)
  await redirectAfterLogin(site, { gallery: site.gallery(locale, request), locale, page: to }, request)
  const picture = getSharingPicture('/', locale).src
  return { ...loadEntranceData(site, locale, 0), origin: site.origin, picture, to }
}

/** The form without scripts. */
export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadAccountCopy(site, locale)
  const form = await request.formData()
  const { username = '', password = '' } = readFormValues(form, loginShape) as Record<string, string>
  const reasons = checkLogin(form)
  const gallery = site.gallery(locale, request)
  const to = readReturnPage(url.searchParams.get('to'), site.hasPage)
  const values = { username }
  const refuse = (sentence: string, status: number) =>
    answerWith<FormRejection>(gallery, { values, reasons: {}, messages: { '': [sentence] } }, status)
  if (Object.keys(reasons).length > 0) return answerWith<FormRejection>(gallery, { values, reasons }, 422)
  try {
    const { success } = await gallery.calls.userLogin({ body: { username, password, lang: locale } })
    return success ? goOn(gallery, locale, to) : refuse(copy.login.failed, 401)
  } catch (error) {
    const { sentence, status } = explainFault(error, { gallery, locale, page: to }, copy.form)
    return refuse(sentence, status)
  }
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, locale, copy, to } = loaderData
  const leave = useRedirectAfterLogin(locale, to)
  return (
    <Entrance heading={copy.login.heading} artwork={loaderData.artwork} credit={copy.credit}>
      <PageHead {...{ origin, locale, ...copy.login.head }} page="/login" picture={loaderData.picture} />
      <Login
        {...loaderData}
        rejection={actionData}
        onDone={user => {
          session.accept(user)
          leave()
        }}
      />
    </Entrance>
  )
}
