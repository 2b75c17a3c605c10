import type { contentCalls as calls } from '../../../contract/office/content.ts'
import { canPublish } from '../../../contract/office/content-scope.ts'
import { writeText } from '../../admin/content/entries/fields.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeHandlers } from '../handler.ts'
import { factsFieldsOf } from './facts-fields.ts'
import { getConflict, listConflicts, type SettledFields, settleConflict } from './file-conflicts.ts'
import { getEntryRow, getHead, partOf } from './find-entry.ts'
import { refuseStale, subjectOf } from './save-calls.ts'
import { textFieldsOf } from './text-fields.ts'

type FileName = 'listFileConflicts' | 'settleFileConflict'
const defaultPageSize = 20

/** Where files and office differ. */
export const fileCalls: Pick<OfficeHandlers<typeof calls>, FileName> = {
  listFileConflicts: ({ query: { cursor, limit = defaultPageSize }, db }) =>
    listConflicts(db, { cursor, limit }),
  async settleFileConflict({ params, body, session, db, now, act }) {
    const { take, version, text, facts, file_hash: seen } = body
    const entry = await getEntryRow(db, params.entry)
    const part = partOf(params.part)
    const conflict = await getConflict(db, entry, part)
    if (seen !== undefined && seen !== conflict.file_hash)
      throw new Refusal(409, 'The file has changed since it was shown.')
    if (take !== 'office' && !canPublish(session.staff, entry.kind))
      throw new Refusal(403, 'It is not yours to publish.')
    const edited = take === 'edited' ? await editedFields() : null
    const settled = { entry, part, version, conflict, take, edited, authorId: session.staff.id }
    return act(subjectOf(entry, part, { take }), async trx => {
      await refuseStale(settleConflict(trx, settled, now))
      return { success: true }
    })

    async function editedFields(): Promise<SettledFields> {
      const basedOn = (await getHead(db, entry.id, part)).draft?.id ?? null
      if (part === 'facts' && facts) return { basedOn, fields: await factsFieldsOf(db, entry, facts) }
      if (part !== 'facts' && text)
        return { basedOn, fields: writeText(textFieldsOf(entry.kind, text, null)) }
      throw new Refusal(422, 'edited: needs the text or the facts')
    }
  },
}
