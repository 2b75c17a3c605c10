import { readFailedUpload } from '../../../contract/uploads.ts'
import { isRefusal } from '../../request/session.ts'
import { uploadSentences } from './upload-sentences.ts'

/** What has become of the files of a form. */
interface TakenUploads {
  /** What `take` has answered. */
  readonly taken: readonly string[]
  /** A sentence for each file that was refused. */
  readonly faults: readonly string[]
}

/** Takes each upload of a form, whether a script or the form has sent it. */
export async function takeUploads(
  form: FormData,
  take: (upload: string) => Promise<string>,
): Promise<TakenUploads> {
  const taken: string[] = []
  const faults = form.getAll('failed_uploads').flatMap(value => {
    const failed = readFailedUpload(String(value))
    return failed ? [`${failed.name}: ${uploadSentences[failed.reason]}`] : []
  })
  for (const upload of form.getAll('uploads').map(String)) {
    try {
      taken.push(await take(upload))
    } catch (error) {
      if (!isRefusal(error, 400, 409, 422)) throw error
      faults.push(error.problem.detail ?? 'The file cannot be taken in.')
    }
  }
  return { taken, faults }
}
