import type { contentCalls as calls } from '../../../contract/office/content.ts'
import { isLanguagePart } from '../../../contract/office/content-parts.ts'
import { compareSegments } from '../../admin/content/documents/compare-texts.ts'
import { readFactsOf, readText } from '../../admin/content/entries/fields.ts'
import type { EntryRow, RevisionRow } from '../../admin/content/entries/schema.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import type { OfficeHandlers } from '../handler.ts'
import { listDecisions } from './approvals/list-decisions.ts'
import { getEntryRow, getHead, getRevision, partOf } from './find-entry.ts'
import { viewRevision, viewRevisions } from './revision-view.ts'
import { segmentsOf } from './segments-of.ts'

type RevisionName = 'listRevisions' | 'compareRevisions'
const defaultPageSize = 50

/** The history of a part. */
export const revisionCalls: Pick<OfficeHandlers<typeof calls>, RevisionName> = {
  async listRevisions({ params, query: { cursor, limit = defaultPageSize }, db }) {
    const entry = await getEntryRow(db, params.entry)
    const part = partOf(params.part)
    let select = db
      .selectFrom('revisions')
      .selectAll()
      .where('entry_id', '=', entry.id)
      .where('part', '=', part)
      .orderBy('number', 'desc')
      .limit(limit + 1)
    if (cursor !== undefined) select = select.where('number', '<', Number(decodeCursor(cursor, 'number').key))
    const rows = await select.execute()
    const { live } = await getHead(db, entry.id, part)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next = rows.length > limit && last ? encodeCursor({ key: String(last.number), id: last.id }) : null
    return {
      revisions: await viewRevisions(db, page, live?.id ?? null),
      approvals: await listDecisions(db, page),
      next_cursor: next,
    }
  },
  async compareRevisions({ params, query, db }) {
    const entry = await getEntryRow(db, params.entry)
    const part = partOf(params.part)
    const find = (id: string) => getRevision(db, { entryId: entry.id, part, id })
    const before = query.from === '0' ? null : await find(query.from)
    const after = await find(query.to)
    const { live } = await getHead(db, entry.id, part)
    const from = await viewRevision(db, before, live?.id ?? null)
    const [to] = await viewRevisions(db, [after], live?.id ?? null)
    if (!to) throw new Error('A revision has no view')
    if (!isLanguagePart(part)) return { from, to, fields: compareFacts(before, after), segments: [] }
    const [old, now] = [before && readText(before.fields), readText(after.fields)]
    const fields = (['title', 'description', 'sample'] as const).map(name => ({
      name,
      before: String(old?.[name] ?? ''),
      after: String(now[name] ?? ''),
    }))
    const body = before === null ? [] : bodyOf(entry, before)
    return { from, to, fields, segments: compareSegments(body, bodyOf(entry, after), part) }
  },
}

const bodyOf = ({ kind }: EntryRow, { fields }: RevisionRow) => segmentsOf(kind, readText(fields).body)

function compareFacts(before: RevisionRow | null, after: RevisionRow) {
  const [old, now] = [before ? readFactsOf(before.fields) : {}, readFactsOf(after.fields)]
  const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map(name => ({
    name,
    before: text(old[name]),
    after: text(now[name]),
  }))
}
