import type { EntryView } from '../../../contract/office/content-text.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { TextFaultView } from '../../../contract/office/text-faults.ts'
import type { StyleFindingView } from '../../../contract/office/translation.ts'
import { isRefusal } from '../../request/session.ts'
import type { PartAddress } from '../content/content-path.ts'

/** What is said beside a text. */
export interface TextFindings {
  /** What the house writes differently. */
  readonly findings: readonly StyleFindingView[]
  /** What it names that is not there. */
  readonly faults: readonly TextFaultView[]
}

const none: TextFindings = { findings: [], faults: [] }

/** What is said beside the newest revision; nothing to those who do not write it. */
export async function findFindings(
  office: OfficeClient,
  { path, part }: PartAddress,
  { text, may }: EntryView,
): Promise<TextFindings> {
  if (text === null || !may.write) return none
  const { title, description, markdown } = text
  try {
    const body = { text: { title, description, markdown } }
    return await office.checkStyle({ params: { entry: path, part }, body })
  } catch (error) {
    // A text from a file that the office would not take: saving it says what is wrong.
    if (!isRefusal(error, 422)) throw error
    return none
  }
}
