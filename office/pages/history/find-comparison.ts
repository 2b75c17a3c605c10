import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'

/** Two revisions by their numbers, as they were asked for. */
export interface ChosenRevisions {
  readonly from: string
  readonly to: string
}

/** Two revisions beside each other, without what is the same in fields; a sentence where one of them does not exist. */
export async function findComparison(
  office: OfficeClient,
  params: Readonly<Record<string, string>>,
  asked: ChosenRevisions,
) {
  const chosen = { ...asked, from: asked.from || '0' }
  const isNumber = (text: string) => /^\d{1,9}$/.test(text)
  const unknown = { fault: 'There is no such revision of this part.', chosen }
  if (!isNumber(chosen.from) || !isNumber(chosen.to)) return unknown
  try {
    const { fields, ...compared } = await office.compareRevisions({ params, query: chosen })
    return { ...compared, fields: fields.filter(({ before, after }) => before !== after), chosen }
  } catch (error) {
    if (isRefusal(error, 404)) return unknown
    throw error
  }
}
export type ShownComparison = Extract<Awaited<ReturnType<typeof findComparison>>, { to: unknown }>
