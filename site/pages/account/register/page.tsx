import { useState } from 'react'
import { Created } from '../../../features/account/created.tsx'
import { sentencesOf } from '../../../features/account/field-errors.ts'
import { loadAccountCopy, loadAccountData } from '../../../features/account/load-account-data.ts'
import { Register } from '../../../features/account/register.tsx'
import { registerForm } from '../../../features/account/register-form.ts'
import { proofIn } from '../../../features/forms/answer.ts'
import { session } from '../../../features/session/session.ts'
import { readForm } from '../../../form/read-form.ts'
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

/** It carries a proof, which is good once. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const locale = localeOf(params)
  const to = returnPageOf(request, url, site.hasPage)
  const gallery = site.gallery(locale, request)
  await redirectAfterLogin(site, { gallery, locale, page: to }, request)
  const picture = getSharingPicture('/', locale).src
  const offered = gallery.calls.getCaptcha({ body: {} }, withDeadline())
  const { patience } = await withFallback(site, 'the bot check', offered, { patience: '' })
  return { ...loadAccountData(site, locale), origin: site.origin, picture, patience, to }
}

/** Where no scripts run. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadAccountCopy(site, locale)
  const form = await request.formData()
  const captcha = proofIn(form)
  const { values, reasons, good } = readForm(registerForm, form)
  const { password, password2, terms, ...kept } = values
  const gallery = site.gallery(locale, request)
  const before = { ...kept, ...(terms !== undefined && { terms }) }
  // A proof that is not spent stays good, and has waited longer than a new one.
  const again = { values: before, patience: captcha }
  if (!good) return answerWith(gallery, { ...again, errors: sentencesOf(reasons, copy.form) }, 422)
  try {
    const body = { ...kept, password, password2, terms: terms === 'on', lang: locale, captcha }
    const { data } = await gallery.calls.publicBetaRegister({ body })
    if (data.success) return answerWith(gallery, { created: kept.email ?? '' })
    const errors = data.errors ?? {}
    if (!errors.captcha) return answerWith(gallery, { ...again, errors }, 422)
    const oncemore = { captcha: [copy.register.oncemore] }
    return answerWith(gallery, { ...again, patience: '', errors: oncemore }, 422)
  } catch (error) {
    const { sentence, status } = explainFault(error, { gallery, locale, page: '/account' }, copy.form)
    return answerWith(gallery, { ...again, errors: { whole: [sentence] } }, status)
  }
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, locale, copy, to } = loaderData
  useRedirectAfterLogin(locale, to)
  const [email, setEmail] = useState(actionData && 'created' in actionData ? actionData.created : null)
  const before = actionData && 'values' in actionData ? actionData : undefined
  return (
    <Entrance
      heading={copy.register.heading}
      artworks={loaderData.artworks.slice(2)}
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
          before={before}
          patience={before?.patience || loaderData.patience}
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
