import { redirect } from 'react-router'
import type { AdminClient } from '../../../../contract/admin.ts'
import type { Reasons } from '../../../../contract/forms/rules.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { ServiceRefusal } from '../../../../contract/problem.ts'
import { type FailedUpload, readFailedUpload } from '../../../../contract/uploads.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { link } from '../../../language/link.ts'
import { linkCookies, linkQuery, withLinkCookies } from '../../../request/link-token.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import type { SiteRequest } from '../../../request/site-request.ts'

/** A form of the page that was not taken, and which one it was. */
export type ThreadAnswer = ThreadRejection & { readonly intent: string }

/** With what is known of its files, where no scripts run. */
interface ThreadRejection extends FormRejection {
  readonly files?: readonly { readonly id: string; readonly name: string; readonly size: number }[]
  readonly failedFiles?: readonly FailedUpload[]
}

interface ThreadAddress {
  readonly reference: string
  readonly token: string
}

/** Resolves to what was not taken, or to the request whose page shows that it was. */
type Send = (
  admin: AdminClient,
  locale: Locale,
  place: ThreadAddress,
  form: FormData,
) => Promise<ThreadRejection | ThreadAddress>

const replyShape = { text: ['text'], lists: ['uploads'] }

const reply: Send = async (admin, locale, place, form) => {
  const { reference, token } = place
  const typed = readFormValues(form, replyShape)
  const text = String(typed.text)
  const removed = readFormValues(form, { text: ['remove_upload'] }).remove_upload
  const uploads = [typed.uploads ?? []].flat().filter(id => id !== removed)
  const failedFiles = form.getAll('failed_uploads').flatMap(each => readFailedUpload(String(each)) ?? [])
  if (removed || failedFiles.length > 0) {
    const reasons: Reasons = removed ? {} : { uploads: 'upload_failed' }
    const { files } = await admin.findAttachments({ body: { ids: uploads } })
    return { values: { ...typed, uploads }, reasons, files, failedFiles }
  }
  const body = { token, text, uploads: [...uploads], lang: languageTagOf(locale) }
  const answer = await sendForm(admin, typed, async () => {
    const { errors } = await admin.replyToRequest({ params: { reference }, body })
    return errors ? { errors } : { reference }
  })
  if (!('reasons' in answer)) return place
  const known = uploads.length > 0 && answer.fault !== 'failure'
  const files = known ? (await admin.findAttachments({ body: { ids: uploads } })).files : []
  return { ...answer, files }
}

const withdraw: Send = async (admin, _, place) => {
  const { reference, token } = place
  const answer = await sendForm(admin, {}, async () => {
    try {
      await admin.withdrawRequest({ params: { reference }, body: { token } })
    } catch (error) {
      // Decided or withdrawn meanwhile: the page that comes says so.
      if (!(error instanceof ServiceRefusal && error.status === 409)) throw error
    }
    return { reference }
  })
  return 'reasons' in answer ? answer : place
}

const confirm: Send = async (admin, _, place) => {
  let changed = place
  const answer = await sendForm(admin, {}, async () => {
    const { reference, token } = place
    changed = await admin.confirmChange({ params: { reference }, body: { token } })
    return { reference }
  })
  return 'reasons' in answer ? answer : changed
}

/** The actions of the page's forms, by their `intent`. */
const sends: Readonly<Record<string, Send>> = { reply, withdraw, confirm }

/** Does what a form of the page asks for. Throws a redirect when it is done, so that a reload repeats nothing. null: the page has no such form. */
export async function answerThread(
  site: SiteRequest,
  locale: Locale,
  place: ThreadAddress,
  form: FormData,
): Promise<ThreadAnswer | null> {
  const intent = String(readFormValues(form, { text: ['intent'] }).intent)
  const send = Object.hasOwn(sends, intent) ? sends[intent] : undefined
  if (!send) return null
  const answer = await send(site.admin(locale), locale, place, form)
  if ('reasons' in answer) return { ...answer, intent }
  const page = link(locale, `/support/requests/${encodeURIComponent(answer.reference.toLowerCase())}`)
  const cookies = linkCookies(site.origin, { scope: '/support/requests' }, answer.token)
  const part = intent === 'confirm' ? '' : '#events'
  throw redirect(`${page}${linkQuery(answer.token, { done: intent })}${part}`, {
    status: 303,
    headers: withLinkCookies(secretHeaders, cookies),
  })
}
