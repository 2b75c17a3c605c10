import { forgetAllFiles } from '../attachments/kept-files.ts'

/** The field by which a form says that its page has cleared the browser. */
export const clearedField = 'cleared'

/**
 * Clears what the browser keeps of who was logged in: attached files, in every tab, and this tab's notes. Pages kept for
 * offline stay, which are the same for everybody. Resolves to whether all of it is gone.
 */
export async function clearBrowser(): Promise<boolean> {
  try {
    sessionStorage.clear()
    return await forgetAllFiles()
  } catch {
    return false
  }
}
