import type { Locale } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'

/** The mail of a language; null where it is not written. */
export async function findMail(office: OfficeClient, id: string, language: Locale) {
  try {
    return await office.previewIssue({ params: { id }, query: { language } })
  } catch (error) {
    if (isRefusal(error, 422)) return null
    throw error
  }
}
