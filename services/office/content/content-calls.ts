import type { contentCalls as calls } from '../../../contract/office/content.ts'
import { canCreate } from '../../../contract/office/content-scope.ts'
import { newId } from '../../../platform/identity.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeHandlers } from '../handler.ts'
import { verifyPath } from './facts-fields.ts'
import { fileCalls } from './file-calls.ts'
import { getEntryRow, getWritable, partOf } from './find-entry.ts'
import { getEntryView, keepCopy } from './get-entry.ts'
import { insertEntry } from './insert-entry.ts'
import { listEntries } from './list-entries.ts'
import { verifyNoFiles } from './moves/verify-move.ts'
import { publishCalls } from './publish-calls.ts'
import { revisionCalls } from './revision-calls.ts'
import { saveCalls } from './save-calls.ts'
import { segmentsOf } from './segments-of.ts'
import { textFieldsOf } from './text-fields.ts'

const defaultPageSize = 50

/** The handlers of content: entries, their parts and revisions, and what files and office differ in. */
export const contentCalls = (): OfficeHandlers<typeof calls> => ({
  listEntries: ({ query, db }) => listEntries(db, { ...query, limit: query.limit ?? defaultPageSize }),
  async getEntry({ params, query: { part }, session, db, now }) {
    return getEntryView(db, await getEntryRow(db, params.entry), part, session, now)
  },
  async createEntry({ body: { kind, path }, session: { staff }, now, act }) {
    if (!canCreate(staff, kind)) throw new Refusal(403, 'It is not yours to create.')
    verifyPath(kind, path)
    const entry: EntryRow = { id: newId(), kind, path, created_at: now.toISOString(), archived_at: null }
    return act({ kind: 'entry', id: entry.id, detail: { path } }, async trx => {
      await verifyNoFiles(trx, [path])
      await insertEntry(trx, entry)
      return { id: entry.id }
    })
  },
  async checkText({ body: { kind, text } }) {
    const { body: markdown } = textFieldsOf(kind, text, null)
    return { markdown, segments: segmentsOf(kind, markdown) }
  },
  async keepCopy({ params, body: { based_on: basedOn, text, facts }, session, db, now }) {
    const { entry, part } = await getWritable({ db, session, params })
    const typed = part === 'facts' ? facts : text
    const fields = typed == null ? null : part === 'facts' ? { facts: typed } : { text: typed }
    const copy = { entryId: entry.id, part: partOf(part), staffId: session.staff.id, basedOn, fields }
    return { at: await keepCopy(db, copy, now) }
  },
  ...saveCalls,
  ...revisionCalls,
  ...publishCalls,
  ...fileCalls,
})
