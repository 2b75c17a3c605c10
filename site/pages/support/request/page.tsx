import { data, redirect } from 'react-router'
import { loadAttachmentsCopy } from '../../../frame/attachments/load-attachments-copy.ts'
import { uploadListOf } from '../../../frame/attachments/upload-list.ts'
import { statusOf } from '../../../frame/sending/answer.ts'
import { keepOnFailure, unlessRefused } from '../../../frame/sending/keep-on-failure.ts'
import { loadSendingCopy } from '../../../frame/sending/load-sending-copy.ts'
import { link, type PagePath, readPath } from '../../../language/link.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/own-page.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { loadFilesCopy } from '../load-files-copy.ts'
import type { Route } from './+types/page'
import { keepStep, sendRequest } from './answer-step.ts'
import { Later } from './later.tsx'
import { loadRequestCopy } from './load-copy.ts'
import { type Asked, loadAnswers, loadFiles, loadSuggestions } from './load-step.ts'
import { Step } from './step.tsx'
import { formAt, type StepName, steps } from './steps.ts'
import { ThankYou } from './thank-you.tsx'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

function askedOf(params: { locale?: string; step?: string }, url: URL): Asked & { readonly thanks: boolean } {
  const locale = localeOf(params)
  const thanks = params.step === 'thank-you'
  const step = steps.find(each => each === (params.step ?? 'product'))
  if (!thanks && (!step || params.step === 'product')) throw notFound()
  const form = formAt(readPath(url.pathname.replace(/\.data$/, '')).page as PagePath)
  const token = url.searchParams.get('resume')?.slice(0, 200) || null
  return { locale, form, step: step ?? 'product', token, thanks }
}

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const asked = askedOf(params, url)
  const { locale, form, step, token, thanks } = asked
  const site = context.get(siteRequest)
  const copy = loadRequestCopy(site, locale)
  const reference = /^[ST]-[2-9A-Z]{8}$/.exec(url.searchParams.get('reference') ?? '')?.[0] ?? null
  if (thanks && !reference) throw redirect(link(locale, form.base), 303)
  if (thanks) return { locale, form, copy, thanks: { reference } }
  const [answers, visitor] = await Promise.all([
    loadAnswers(site, asked),
    step === 'you' ? findVisitor(site, site.gallery(locale, request)) : null,
  ])
  const known = answers ?? {}
  const isCheck = step === 'check'
  return {
    ...{ locale, form, copy, step, token, answers, thanks: null },
    change: url.searchParams.get('change') === '1',
    sending: loadSendingCopy(site, locale),
    attachments: loadAttachmentsCopy(site, locale),
    unfinished: loadFilesCopy(site, locale),
    visitor: visitor && {
      name: [visitor.firstname, visitor.lastname].filter(Boolean).join(' '),
      email: visitor.email,
    },
    files: step === 'files' || isCheck ? await loadFiles(site, locale, known) : [],
    suggestions: isCheck ? await loadSuggestions(site, locale, known) : [],
  }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const asked = askedOf(params, url)
  const { locale, step } = asked
  const site = context.get(siteRequest)
  const posted = {
    ...asked,
    change: url.searchParams.get('change') === '1',
    posted: await request.formData(),
  }
  const isLast = step === 'check'
  const visitor = isLast ? await findVisitor(site, site.gallery(locale, request)) : null
  const admin = site.admin(locale, visitor?.id)
  const answer = isLast ? await sendRequest(admin, posted) : await keepStep(admin, posted)
  return data(answer, { status: statusOf(answer) })
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  try {
    return await keepOnFailure({ serverAction })
  } catch (redirected) {
    const isSent =
      redirected instanceof Response && redirected.headers.get('Location')?.includes('/thank-you')
    const token = new URL(request.url).searchParams.get('resume')
    // The files belong to the request now.
    if (isSent && token) uploadListOf(token).clear()
    throw redirected
  }
}
export const shouldRevalidate = unlessRefused

/** Asking for help with an app, or about a test version of it: a question a page. */
export default function SupportRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { thanks, ...rest } = loaderData
  if (thanks) return <ThankYou {...thanks} copy={rest.copy} locale={rest.locale} form={rest.form} />
  const { answers, step, ...shown } = rest as Exclude<typeof loaderData, { thanks: object }>
  // What was posted while the answers could not be had is at least shown again.
  if (!answers && !actionData) return <Later copy={shown.copy} />
  return (
    <Step key={step satisfies StepName} {...shown} step={step} answers={answers ?? {}} answer={actionData} />
  )
}
