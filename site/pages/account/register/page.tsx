import { useState } from 'react'
import { captchaTokenIn } from '../../../../ui/submission/captcha/captcha-token.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { Created } from '../../../features/account/created.tsx'
import { loadAccountCopy, loadEntranceData } from '../../../features/account/load-account-data.ts'
import { firstOf, Register } from '../../../features/account/register.tsx'
import { readRegistration, registerShape } from '../../../features/account/register-form.ts'
import { checkRegistration } from '../../../features/account/register-rules.ts'
import { session } from '../../../features/session/session.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { returnPageOf } from '../../../request/return-page.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'
import { answerWith, explainFault } from '../answers.ts'
import { Entrance } from '../entrance.tsx'
import { redirectAfterLogin } from '../redirect-after-login.ts'
import { useRedirectAfterLogin } from '../use-redirect-after-login.ts'
import type { Route } from './+types/page'
import '../heading-faces.css'

/** Not cached: it has a single-use no-script token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const locale = localeOf(params)
  const to = returnPageOf(request, url, site.hasPage)
  const gallery = site.gallery(locale, request)
  await redirectAfterLogin(site, { gallery, locale, page: to }, request)
  const picture = getSharingPicture('/', locale).src
  const offered = gallery.calls.getCaptcha({ body: {} }, withDeadline())
  const { no_script_token: noScriptToken } = await withFallback(site, 'the bot check', offered, {
    no_script_token: '',
  })
  return { ...loadEntranceData(site, locale, 2), origin: site.origin, picture, noScriptToken, to }
}

/** The form without scripts. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadAccountCopy(site, locale)
  const form = await request.formData()
  const captcha = captchaTokenIn(form)
  const body = readRegistration(form)
  const reasons = checkRegistration(form)
  const { password: _, password2: __, ...values } = readFormValues(form, registerShape)
  const gallery = site.gallery(locale, request)
  // A token that is not spent stays valid, and has waited longer than a new one.
  const again = { values, reasons: {}, noScriptToken: captcha }
  const refuse = (more: Partial<FormRejection>, status = 422) =>
    answerWith<FormRejection>(gallery, { ...again, ...more }, status)
  if (Object.keys(reasons).length > 0) return refuse({ reasons })
  try {
    const { data } = await gallery.calls.publicBetaRegister({ body: { ...body, lang: locale, captcha } })
    if (data.success) return answerWith(gallery, { created: body.email ?? '' })
    const errors = data.errors ?? {}
    if (errors.captcha) return refuse({ reasons: { captcha: 'captcha' }, noScriptToken: '' })
    return refuse({ messages: firstOf(errors) })
  } catch (error) {
    const { sentence, status } = explainFault(error, { gallery, locale, page: '/account' }, copy.form)
    return refuse({ messages: { '': [sentence] } }, status)
  }
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, locale, copy, to } = loaderData
  useRedirectAfterLogin(locale, to)
  const [email, setEmail] = useState(actionData && 'created' in actionData ? actionData.created : null)
  const rejection = actionData && 'values' in actionData ? actionData : undefined
  return (
    <Entrance
      heading={copy.register.heading}
      artwork={loaderData.artwork}
      credit={copy.credit}
      {...(email === null && { lead: copy.register.lead })}
    >
      <PageHead
        {...{ origin, locale, ...copy.register.head }}
        page="/register"
        picture={loaderData.picture}
      />
      {email === null ? (
        <Register
          {...loaderData}
          rejection={rejection}
          noScriptToken={rejection?.noScriptToken || loaderData.noScriptToken}
          onCreated={created => {
            if (created.user) session.accept(created.user)
            setEmail(created.email)
          }}
        />
      ) : (
        <Created {...{ copy, locale, email, to }} />
      )}
    </Entrance>
  )
}
