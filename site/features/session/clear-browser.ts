import { deleteStoredFiles } from '../attachments/stored-files.ts'

/** The form field that says that the page has cleared the browser's storage. */
export const clearedField = 'cleared'

/**
 * Deletes the visitor's data from the browser's storage: attachments in every tab, and this tab's session storage. Pages
 * cached for offline reading are the same for everybody and stay. Resolves to whether everything was deleted.
 */
export async function clearBrowser(): Promise<boolean> {
  try {
    sessionStorage.clear()
    return await deleteStoredFiles()
  } catch {
    return false
  }
}
