import type { contentFileCalls as calls } from '../../../contract/office/content-files.ts'
import { isLanguagePart } from '../../../contract/office/content-parts.ts'
import type { EntryRow, FileConflictRow } from '../../admin/content/entries/schema.ts'
import { listExport } from '../../admin/content/export/list-export.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { piecesOfFacts, piecesOfText } from './conflict-pieces.ts'
import { getConflict, viewConflict } from './file-conflicts.ts'
import { getEntryRow, partOf } from './find-entry.ts'

type View = Awaited<ReturnType<typeof viewConflict>>

/** Where files and office differ, one part at a time, and what an export would write. */
export const contentFileCalls = ({
  contentFolder,
  storage,
}: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async countFileConflicts({ db }) {
    const { count } = await db
      .selectFrom('file_conflicts')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return { count: Number(count) }
  },
  async getFileConflict({ params, db }) {
    const entry = await getEntryRow(db, params.entry)
    const row = await getConflict(db, entry, partOf(params.part))
    return describe(entry, row, await viewConflict(db, row))
  },
  async listExportedFiles({ db }) {
    const files = await listExport({ db: db as never, storage }, contentFolder)
    return { files: files.map(({ path, change }) => ({ path, change })) }
  },
})

function describe(entry: EntryRow, { file_hash }: FileConflictRow, view: View) {
  const { agreed, file, office, part, kind, since, version } = view
  const {
    pieces,
    text = null,
    facts = null,
  } = isLanguagePart(part)
    ? { ...piecesOfText(entry, sidesOf(view, 'text'), part), facts: null }
    : { ...piecesOfFacts(sidesOf(view, 'facts')), text: null }
  const isMerged = agreed !== null && file !== null && office !== null && pieces.every(isSettled)
  return {
    ...{ entry: view.entry, part, kind, since, version, file_hash },
    ...{ is_live: office !== null, pieces, is_merged: isMerged, text, facts },
  }
}

const isSettled = ({ change }: { readonly change: string }) => change !== 'both'

const sidesOf = <K extends 'text' | 'facts'>({ agreed, file, office }: View, name: K) => ({
  agreed: agreed?.[name] ?? null,
  file: file?.[name] ?? null,
  office: office?.[name] ?? null,
})
