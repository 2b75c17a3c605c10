import type { contentCalls as calls } from '../../../contract/office/content.ts'
import type { Part } from '../../../contract/office/content-parts.ts'
import { hashOfFields, readText, writeText } from '../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import { Refusal } from '../../http/problem.ts'
import type { AuditSubject, OfficeHandlers } from '../handler.ts'
import { factsFieldsOf } from './facts-fields.ts'
import {
  getHead,
  getRevision,
  getWritable,
  type PartHead,
  type Trx,
  verifyNotArchived,
} from './find-entry.ts'
import { nextTreeVersion } from './handbook/tree-version.ts'
import { describeFactsConflict, describeTextConflict } from './save-conflict.ts'
import { dropCopy, StaleVersion, saveRevision } from './save-revision.ts'
import { textFieldsOf } from './text-fields.ts'

export const subjectOf = (
  { id, path }: EntryRow,
  part: Part,
  detail: AuditSubject['detail'] = {},
): AuditSubject => ({ kind: 'entry', id, detail: { path, part, ...detail } })

type SaveName = 'saveText' | 'saveFacts' | 'restoreRevision'

/** Saving: each is a new revision, and what somebody else has saved since is answered 409. */
export const saveCalls: Pick<OfficeHandlers<typeof calls>, SaveName> = {
  async saveText({ params, body, session, db, now, act, refuse }) {
    const { entry, part } = await getWritable({ db, session, params })
    if (part === 'facts') throw new Refusal(404, 'Facts are no text.')
    verifyNotArchived(entry)
    const { version, based_on: basedOn, note } = body
    const base = basedOn === null ? null : await getRevision(db, { entryId: entry.id, part, id: basedOn })
    const text = textFieldsOf(entry.kind, body.text, base && readText(base.fields))
    const fields = writeText(text)
    const subject = subjectOf(entry, part, { version })
    const head = await getHead(db, entry.id, part)
    const authorId = session.staff.id
    // Also a save that is repeated because its answer was lost.
    const isSame = head.draft?.hash === hashOfFields(fields)
    if (isSame && (head.version !== version || body.source_revision === undefined))
      return act(subject, trx => keepSaved(trx, { entry, part, authorId }, head))
    const sourceRevision = await findSource(body.source_revision)
    const origin = body.merged ? ('merge' as const) : ('office' as const)
    const revision = { entry, part, version, fields, basedOn, sourceRevision, origin, note }
    try {
      return await act(subject, async trx => ({
        ...(await saveRevision(trx, { ...revision, authorId }, now)),
        conflict: null,
      }))
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error
      return refuse(409, await describeTextConflict(db, { entry, part, basedOn, fields: text }), subject)
    }

    async function findSource(id: string | undefined): Promise<string | null> {
      if (part === 'en') return null
      if (id !== undefined) return (await getRevision(db, { entryId: entry.id, part: 'en', id })).id
      return (await getHead(db, entry.id, 'en')).live?.id ?? null
    }
  },
  async saveFacts({ params, body, session, db, now, act, refuse }) {
    const { entry, part } = await getWritable({ db, session, params }, 'facts')
    verifyNotArchived(entry)
    const { version, based_on: basedOn, note } = body
    const fields = await factsFieldsOf(db, entry, body.facts)
    const subject = subjectOf(entry, part, { version })
    const head = await getHead(db, entry.id, part)
    const authorId = session.staff.id
    if (head.draft?.hash === hashOfFields(fields))
      return act(subject, trx => keepSaved(trx, { entry, part, authorId }, head))
    const revision = {
      entry,
      part,
      version,
      fields,
      basedOn,
      sourceRevision: null,
      origin: 'office' as const,
    }
    try {
      return await act(subject, async trx => {
        if (entry.kind === 'handbook') await nextTreeVersion(trx, handbookAddressOf(entry.path).product)
        return { ...(await saveRevision(trx, { ...revision, authorId, note }, now)), conflict: null }
      })
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error
      return refuse(409, await describeFactsConflict(db, entry), subject)
    }
  },
  async restoreRevision({ params, body, session, db, now, act }) {
    const { entry, part } = await getWritable({ db, session, params })
    verifyNotArchived(entry)
    const {
      fields,
      source_revision: sourceRevision,
      id,
    } = await getRevision(db, {
      entryId: entry.id,
      part,
      id: body.revision,
    })
    const basedOn = (await getHead(db, entry.id, part)).draft?.id ?? null
    const { version } = body
    const author = { origin: 'restore' as const, authorId: session.staff.id, note: '', keepsCopy: true }
    const restored = { entry, part, version, fields, basedOn, sourceRevision, ...author }
    return act(subjectOf(entry, part, { revision: id }), trx => refuseStale(saveRevision(trx, restored, now)))
  },
}

/** What is saved says the same already: no revision is made, and the copy of who wrote it is over. */
async function keepSaved(
  trx: Trx,
  { entry, part, authorId }: { readonly entry: EntryRow; readonly part: Part; readonly authorId: string },
  { version, draft }: PartHead,
) {
  await dropCopy(trx, { entryId: entry.id, part, staffId: authorId })
  return { version, revision: draft?.id ?? null, conflict: null }
}

/** A version that is not the current one as a `Refusal` 409. */
export async function refuseStale<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StaleVersion) throw new Refusal(409, 'Somebody else has saved since.')
    throw error
  }
}
