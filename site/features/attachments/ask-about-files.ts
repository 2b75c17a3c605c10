import { alerts } from '../../../ui/alerts/alert-queue.ts'
import { countFiles } from './attached-file.ts'
import type { FilesCopy } from './files-copy/en.ts'
import { uploadListOf } from './upload-list.ts'

/** Asks before a form with the files of a draft is sent, and about each that failed once: false keeps it. */
export const askAboutFiles =
  ({ hold, failed: failure }: FilesCopy, draft: string | null) =>
  async (): Promise<boolean> => {
    if (draft === null) return true
    const list = uploadListOf(draft)
    const { uploading } = countFiles(list.files())
    if (uploading > 0) {
      await alerts.show({ ...hold, type: 'error', dismissable: true })
      return false
    }
    if (!list.hasNewFailures()) return true
    const { title, message, yes, no } = failure
    const goesOn = await alerts.show({
      ...{ title, message, actionTitle: yes, cancelTitle: no },
      type: 'error',
      dismissable: true,
      cancellable: true,
    })
    if (goesOn) list.omitFailed()
    return goesOn
  }
