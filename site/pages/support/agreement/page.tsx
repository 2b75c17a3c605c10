import { data, redirect } from 'react-router'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { ServiceRefusal, ServiceUnavailable } from '../../../../contract/problem.ts'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import { unbroken } from '../../../../ui/phrases.tsx'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import { link } from '../../../language/link.ts'
import { findToken, linkCookies, linkQuery, withLinkCookies } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { type SiteRequest, siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { Paper } from '../paper.tsx'
import { readSignature } from '../read-signature.ts'
import type { Route } from './+types/page'
import { Feedback } from './feedback.tsx'
import { loadCopy } from './load-copy.ts'
import { readSigning, signingShape } from './read-signing.ts'
import { Sheet } from './sheet.tsx'
import { Sign } from './sign.tsx'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

interface Place {
  readonly reference: string
  readonly token: string
}

/** To the application's own page, which says how it stands. */
const toThread = ({ origin }: SiteRequest, locale: Locale, { reference, token }: Place) =>
  redirect(`${link(locale, `/support/requests/${reference.toLowerCase()}`)}${linkQuery(token)}`, {
    status: 303,
    headers: withLinkCookies(secretHeaders, linkCookies(origin, { scope: '/support/requests' }, token)),
  })

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const place = { reference: params.reference, token: findToken(request, url, 'token') }
  const asked = { params: { reference: place.reference }, query: { token: place.token } }
  const thread = await site
    .admin(locale)
    .getRequest(asked, withDeadline())
    .catch((error: unknown) => {
      // Not theirs, or out of reach just now: the application's page says which.
      if (error instanceof ServiceRefusal || error instanceof ServiceUnavailable) return null
      throw error
    })
  if (thread?.kind !== 'beta-application' || thread.state !== 'invited') throw toThread(site, locale, place)
  const { page: text } = await site
    .admin(locale)
    .getLegalDocument(
      { params: { slug: 'beta-agreement' }, query: { lang: languageTagOf(locale) } },
      withDeadline(),
    )
  const signature = readSignature(thread)
  return {
    locale,
    copy: loadCopy(site, locale),
    sending: loadFormCopy(site, locale),
    reference: thread.reference,
    token: place.token,
    agreement: {
      title: text.title,
      language: loadTextLanguage(site, locale, text),
      effective: formatDate(text.effective, locale),
      segments: prepareProse(text.segments, { locale }),
    },
    signature: signature && { name: signature.name, date: formatDate(signature.at, locale) },
  }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const admin = site.admin(locale)
  const form = await request.formData()
  const { reference } = params
  const place = { reference, token: findToken(request, url, 'token', form) }
  const { name, agreed } = readSigning(form) as { name: string; agreed: boolean }
  const body = { token: place.token, name, agreed, lang: languageTagOf(locale) }
  try {
    const answer = await sendForm(admin, readFormValues(form, signingShape), async () => {
      const { errors } = await admin.signAgreement({ params: { reference }, body })
      return errors ? { errors } : { reference }
    })
    if ('reasons' in answer) return data(answer, { status: statusOf(answer) })
  } catch (error) {
    // Withdrawn meanwhile, or not theirs: the page that comes says so.
    if (!(error instanceof ServiceRefusal)) throw error
  }
  throw toThread(site, locale, place)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

/** The parts of an invitation: how to send feedback, the agreement, and the form that signs it. */
export default function Agreement({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, sending, reference, token, agreement, signature } = loaderData
  const failed = actionData !== undefined && Object.keys(actionData.reasons).length > 0
  return (
    <Paper
      title={unbroken(copy.title)}
      heading={copy.opening}
      above={interpolate(copy.above, { reference })}
      lead={copy.lead}
      failed={failed}
    >
      <Feedback copy={copy.feedback} locale={locale} />
      <Sheet {...{ copy, agreement }} />
      <Sign copy={copy.sign} {...{ sending, signature, token }} rejection={actionData} />
    </Paper>
  )
}
