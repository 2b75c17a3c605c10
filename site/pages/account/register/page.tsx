import { useState } from 'react'
import { readForm } from '../../../form/read-form.ts'
import { Created } from '../../../frame/account/created.tsx'
import { sentencesOf } from '../../../frame/account/field-errors.ts'
import { loadAccountCopy, loadAccountData } from '../../../frame/account/load-account-data.ts'
import { Register } from '../../../frame/account/register.tsx'
import { registerForm } from '../../../frame/account/register-form.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { session } from '../../../frame/session/session.ts'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { answerWith, explainFault } from '../answers.ts'
import { Entrance } from '../entrance.tsx'
import type { Route } from './+types/page'
import '../heading-faces.css'

export function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const locale = localeOf(params)
  const picture = getSharingPicture('/', locale).src
  return { ...loadAccountData(site, locale), origin: site.origin, picture }
}

/** Where no scripts run. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadAccountCopy(site, locale)
  const { values, reasons, good } = readForm(registerForm, await request.formData())
  const { password, password2, terms, ...kept } = values
  const gallery = site.gallery(locale, request)
  const before = { ...kept, ...(terms !== undefined && { terms }) }
  if (!good) return answerWith(gallery, { values: before, errors: sentencesOf(reasons, copy.form) }, 422)
  try {
    const body = { ...kept, password, password2, terms: terms === 'on', lang: locale }
    const { data } = await gallery.calls.publicBetaRegister({ body })
    if (data.success) return answerWith(gallery, { created: kept.email ?? '' })
    return answerWith(gallery, { values: before, errors: data.errors ?? {} }, 422)
  } catch (error) {
    const { sentence, status } = explainFault(error, locale, copy.form)
    return answerWith(gallery, { values: before, errors: { whole: [sentence] } }, status)
  }
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, locale, copy } = loaderData
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
          onCreated={created => {
            if (created.user) session.accept(created.user)
            setEmail(created.email)
          }}
        />
      ) : (
        <Created copy={copy} locale={locale} email={email} />
      )}
    </Entrance>
  )
}
