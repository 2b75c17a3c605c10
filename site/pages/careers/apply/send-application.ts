import type { AdminClient } from '../../../../contract/admin.ts'
import type { Reasons } from '../../../../contract/forms/rules.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { type FailedUpload, readFailedUpload } from '../../../../contract/uploads.ts'
import { captchaTokenIn } from '../../../../ui/submission/captcha/captcha-token.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { applicationBody, checkApplication, readApplication } from './read-application.ts'

/** An application that was not taken, with what is known of its file. */
export interface ApplicationRejection extends FormRejection {
  readonly files?: readonly { readonly id: string; readonly name: string; readonly size: number }[]
  readonly failedFiles?: readonly FailedUpload[]
}

interface Application {
  readonly slug: string
  readonly locale: Locale
  readonly form: FormData
}

/** Sends an application: its reference, or why it was not taken. Throws `ServiceRefusal` 404 and 409. */
export async function sendApplication(
  admin: AdminClient,
  { slug, locale, form }: Application,
): Promise<{ readonly reference: string } | ApplicationRejection> {
  const { remove_upload: removed } = readFormValues(form, { text: ['remove_upload'] })
  const typed = readApplication(form)
  const values = removed ? { ...typed, uploads: [] } : typed
  const failedFiles = form.getAll('failed_uploads').flatMap(each => readFailedUpload(String(each)) ?? [])
  if (removed || failedFiles.length > 0) {
    const reasons: Reasons = removed ? {} : { ...withoutProof(checkApplication(form)), uploads: 'pdf' }
    return { values, reasons, failedFiles, files: await findFiles(admin, values.uploads) }
  }
  const body = { ...applicationBody(values), captcha: captchaTokenIn(form), lang: languageTagOf(locale) }
  const answer = await sendForm(admin, values, () => admin.applyForPosition({ params: { slug }, body }))
  if ('reference' in answer || answer.fault === 'failure') return answer
  return { ...answer, files: answer.reasons.uploads ? [] : await findFiles(admin, values.uploads) }
}

const withoutProof = ({ captcha: _, ...reasons }: Reasons): Reasons => reasons

async function findFiles(admin: AdminClient, uploads: string | readonly string[] = []) {
  const ids = [uploads].flat()
  return ids.length === 0 ? [] : (await admin.findAttachments({ body: { ids } })).files
}
