import type { EntryView } from '../../../contract/office/content-text.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { StyleFindingView } from '../../../contract/office/translation.ts'
import { isRefusal } from '../../request/session.ts'
import type { PartAddress } from '../content/content-path.ts'

/** What the house writes differently in the newest revision; nothing for those who do not write it. */
export async function findFindings(
  office: OfficeClient,
  { path, part }: PartAddress,
  { text, may }: EntryView,
): Promise<readonly StyleFindingView[]> {
  if (text === null || !may.write) return []
  const { title, description, markdown } = text
  try {
    const body = { text: { title, description, markdown } }
    return (await office.checkStyle({ params: { entry: path, part }, body })).findings
  } catch (error) {
    // A text from a file that the office would not take: saving it says what is wrong.
    if (!isRefusal(error, 422)) throw error
    return []
  }
}
