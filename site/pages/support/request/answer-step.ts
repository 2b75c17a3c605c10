import { redirect } from 'react-router'
import type { AdminClient } from '../../../../contract/admin.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import { type FailedUpload, readFailedUpload } from '../../../../contract/uploads.ts'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { captchaTokenIn } from '../../../../ui/submission/captcha/captcha-token.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { bodyOf, readFormValues } from '../../../../ui/submission/form-values.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { link } from '../../../language/link.ts'
import { linkCookies, linkQuery, withLinkCookies } from '../../../request/link-token.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { checkStep, draftShape, fieldsOfStep, firstUnfinished, shape } from './check-step.ts'
import type { StepQuery } from './load-step.ts'
import { pathOfStep, type StepName, steps } from './steps.ts'

/** A step that was not taken, with the files that did not arrive, where no scripts run. */
export type StepAnswer = FormRejection & { readonly failedFiles?: readonly FailedUpload[] }

interface PostedStep extends StepQuery {
  /** The public address of the site. */
  readonly origin: string
  readonly change: boolean
  readonly posted: FormData
}

/** More than a draft takes of one answer. */
const longest = 6000

/** Keeps the answers of a step. Throws a redirect to the next one, or back. */
export async function keepStep(admin: AdminClient, asked: PostedStep): Promise<StepAnswer> {
  const { locale, form, step, token, posted } = asked
  const { go, remove_upload: removed } = readFormValues(posted, { text: ['go', 'remove_upload'] })
  const typed = without(readFormValues(posted, draftShape), String(removed))
  const isBack = go === 'back'
  const reasons = isBack || removed ? {} : checkStep(step, typed)
  if (Object.keys(reasons).length > 0) return { values: typed, reasons }
  const failedFiles = posted.getAll('failed_uploads').flatMap(each => readFailedUpload(String(each)) ?? [])
  let answers: FormValues = {}
  const kept = await sendForm(admin, typed, async () => {
    const body = { kind: form.kind, lang: languageTagOf(locale) }
    const before = token ? (await admin.findDraft({ body: { kind: form.kind, token } })).answers : null
    answers = { ...before, ...answersOf(step, typed) }
    const draft = await admin.saveDraft({
      body: { ...body, answers: clipped(answers), ...(token && { token }) },
    })
    return { reference: draft.token }
  })
  if ('reasons' in kept) return { ...kept, values: typed }
  if (failedFiles.length > 0 && !isBack)
    return { values: typed, reasons: { uploads: 'upload_failed' }, failedFiles }
  const next = removed ? step : isBack ? steps[steps.indexOf(step) - 1] : nextOf(asked, answers)
  const to = link(locale, pathOfStep(form, next ?? 'product'))
  throw redirect(`${to}${linkQuery(kept.reference)}`, {
    status: 303,
    headers: headersWith(asked, kept.reference),
  })
}

/** Sends the request. Throws a redirect to the thanks. */
export async function sendRequest(admin: AdminClient, asked: PostedStep): Promise<StepAnswer> {
  const { locale, form, token, posted } = asked
  const typed = readFormValues(posted, shape)
  if (readFormValues(posted, { text: ['go'] }).go === 'back')
    throw redirect(`${link(locale, pathOfStep(form, 'files'))}${linkQuery(token)}`, {
      status: 303,
      headers: headersWith(asked, token),
    })
  const reasons = checkStep('check', typed)
  if (Object.keys(reasons).length > 0) return { values: typed, reasons }
  const body = {
    ...bodyOf(typed, shape),
    beta: form.kind === 'beta-request',
    captcha: captchaTokenIn(posted),
    lang: languageTagOf(locale),
  }
  const answer = await sendForm(admin, typed, () => admin.requestSupport({ body }))
  if ('reasons' in answer) return answer
  // Kept no longer than needed; where that fails now, it runs out by itself.
  if (token) await admin.deleteDraft({ body: { token } }).catch(() => {})
  const query = new URLSearchParams({ reference: answer.reference })
  const to = link(locale, pathOfStep(form, 'thank-you'))
  throw redirect(`${to}?${query}`, { status: 303, headers: secretHeaders })
}

const headersWith = ({ origin }: PostedStep, token: string) =>
  withLinkCookies(secretHeaders, linkCookies(origin, { scope: '/support' }, token))

const nextOf = ({ step, change }: PostedStep, answers: FormValues): StepName =>
  change ? firstUnfinished(answers) : (steps[steps.indexOf(step) + 1] ?? 'check')

const answersOf = (step: StepName, typed: FormValues): FormValues =>
  Object.fromEntries(fieldsOfStep[step].map(name => [name, typed[name] ?? '']))

const clipped = (answers: FormValues): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) =>
      typeof value === 'string' ? [name, value.slice(0, longest)] : [name, value.slice(0, 20)],
    ),
  )

const without = (typed: FormValues, id: string): FormValues =>
  id === '' ? typed : { ...typed, uploads: [typed.uploads ?? []].flat().filter(each => each !== id) }
