import type { AdminClient } from '../../../contract/admin.ts'
import { type FormSchema, type Reason, type Reasons, reasonsOf } from '../../../contract/forms/rules.ts'
import type { FormResult } from '../../../contract/forms/sent.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { formFieldNamesOf } from '../../../contract/requests/form-field-names.ts'
import { type FailedUpload, readFailedUpload } from '../../../contract/uploads.ts'
import type { FormValues } from '../../../ui/form/form-context.ts'
import { captchaTokenIn } from '../../../ui/submission/captcha/captcha-token.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { bodyOf, readFormValues } from '../../../ui/submission/form-values.ts'
import { sendForm } from '../../../ui/submission/send-form.ts'

/** A form that was not taken, with what is known of its file. */
export interface FileFormRejection extends FormRejection {
  readonly files?: readonly { readonly id: string; readonly name: string; readonly size: number }[]
  readonly failedFiles?: readonly FailedUpload[]
}

/** The values of a form with one file; of several the last one counts, which without scripts is the one chosen now. */
function readValues(schema: FormSchema, form: FormData): FormValues {
  const values = readFormValues(form, formFieldNamesOf(schema))
  return { ...values, uploads: [values.uploads ?? []].flat().slice(-1) }
}

/** The errors that need no call of a service. */
export const checkFileForm = (schema: FormSchema, form: FormData): Reasons =>
  reasonsOf(schema, bodyOf(readValues(schema, form), formFieldNamesOf(schema)))

interface FileForm<Body> {
  readonly schema: FormSchema
  /** Why a file that did not arrive is refused. */
  readonly reason: Reason
  readonly form: FormData
  readonly locale: Locale
  readonly send: (body: Body) => Promise<FormResult>
}

/** Sends a form with one file: its reference, or why it was not taken. Throws what `send` refuses otherwise. */
export async function sendFileForm<Body>(
  admin: AdminClient,
  { schema, reason, form, locale, send }: FileForm<Body>,
): Promise<{ readonly reference: string } | FileFormRejection> {
  const { remove_upload: removed } = readFormValues(form, { text: ['remove_upload'] })
  const typed = readValues(schema, form)
  const values = removed ? { ...typed, uploads: [] } : typed
  const failedFiles = form.getAll('failed_uploads').flatMap(each => readFailedUpload(String(each)) ?? [])
  if (removed || failedFiles.length > 0) {
    const { captcha: _, ...reasons } = checkFileForm(schema, form)
    const faults: Reasons = removed ? {} : { ...reasons, uploads: reason }
    return { values, reasons: faults, failedFiles, files: await findFiles(admin, values.uploads) }
  }
  const fields = bodyOf(values, formFieldNamesOf(schema))
  const body = { ...fields, captcha: captchaTokenIn(form), lang: languageTagOf(locale) } as Body
  const answer = await sendForm(admin, values, () => send(body))
  if ('reference' in answer || answer.fault === 'failure') return answer
  return { ...answer, files: answer.reasons.uploads ? [] : await findFiles(admin, values.uploads) }
}

async function findFiles(admin: AdminClient, uploads: string | readonly string[] = []) {
  const ids = [uploads].flat()
  return ids.length === 0 ? [] : (await admin.findAttachments({ body: { ids } })).files
}
