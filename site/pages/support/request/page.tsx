import { data, redirect } from 'react-router'
import { support } from '../../../../contract/requests/support/description.ts'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { loadAttachmentsCopy } from '../../../features/attachments/load-attachments-copy.ts'
import { loadFilesCopy } from '../../../features/attachments/load-files-copy.ts'
import { loadFieldCopy } from '../../../features/requests/load-field-copy.ts'
import { link } from '../../../language/link.ts'
import { pageOf } from '../../../paths/data-path.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { findToken, handleOf } from '../../../request/link-token.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import type { Route } from './+types/page'
import { keepStep, sendRequest } from './answer-step.ts'
import { Later } from './later.tsx'
import { loadRequestCopy } from './load-copy.ts'
import { findShelf, loadAnswers, loadFiles, loadSuggestions, type StepQuery } from './load-step.ts'
import { Step } from './step.tsx'
import { stepFields } from './step-fields.ts'
import { formAt, type StepName, steps } from './steps.ts'
import { ThankYou } from './thank-you.tsx'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

interface Visit {
  readonly params: { readonly locale?: string; readonly step?: string }
  readonly request: Request
  readonly url: URL
}

function askedOf(
  { params, request, url }: Visit,
  posted?: FormData,
): StepQuery & { readonly thanks: boolean } {
  const locale = localeOf(params)
  const thanks = params.step === 'thank-you'
  const step = steps.find(each => each === (params.step ?? 'product'))
  if (!thanks && (!step || params.step === 'product')) throw notFound()
  const form = formAt(pageOf(url.pathname))
  const token = findToken(request, url, 'resume', posted)
  return { locale, form, step: step ?? 'product', token, thanks }
}

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const asked = askedOf({ params, request, url })
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
  const shelf = isCheck || step === 'question' ? await findShelf(site, locale, known) : null
  return {
    ...{ locale, form, copy, step, token, answers, thanks: null },
    asked: loadFieldCopy(support, site, locale),
    draft: token === '' ? null : handleOf(token),
    change: url.searchParams.get('change') === '1',
    sending: loadFormCopy(site, locale),
    attachments: loadAttachmentsCopy(site, locale),
    unfinished: loadFilesCopy(site, locale),
    visitor: visitor && {
      name: [visitor.firstname, visitor.lastname].filter(Boolean).join(' '),
      email: visitor.email,
    },
    files: step === 'files' || isCheck ? await loadFiles(site, locale, known) : [],
    shelf,
    suggestions: isCheck ? await loadSuggestions(site, locale, { shelf, question: known.question }) : [],
  }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = askedOf({ params, request, url }, form)
  const { locale, step } = asked
  const site = context.get(siteRequest)
  const posted = {
    ...asked,
    change: url.searchParams.get('change') === '1',
    posted: form,
    origin: site.origin,
  }
  const isLast = step === 'check'
  // A draft belongs to the account as well: it is exported and deleted with it.
  const visitor = await findVisitor(site, site.gallery(locale, request))
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
    const draft = new URL(request.url).searchParams.get('link')
    // The files belong to the request now.
    if (isSent && draft) {
      const { uploadListOf } = await import('../../../features/attachments/upload-list.ts')
      uploadListOf(draft).clear()
    }
    throw redirected
  }
}
export const shouldRevalidate = unlessRefused

/** Asking for help with an app, or about a test version of it: a question a page. */
export default function SupportRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { thanks, ...rest } = loaderData
  if (thanks) return <ThankYou {...thanks} copy={rest.copy} locale={rest.locale} form={rest.form} />
  const { answers, step, ...shown } = rest as Exclude<typeof loaderData, { thanks: object }>
  // The posted values are shown again while the draft cannot be loaded.
  if (!answers && !actionData) return <Later copy={shown.copy} />
  return (
    <Step
      key={step satisfies StepName}
      {...shown}
      step={step}
      Fields={stepFields[step]}
      answers={answers ?? {}}
      answer={actionData}
    />
  )
}
