import { Readable } from 'node:stream'
import type { InferOutput } from 'valibot'
import type { Schema } from '../../../contract/call.ts'
import { isLocale } from '../../../contract/locale.ts'
import type { officeFileCalls } from '../../../contract/office/files.ts'
import { listExport } from '../../admin/content/export/list-export.ts'
import { fitsZip, zipContent } from '../../admin/content/export/zip-content.ts'
import { exportRatings } from '../../admin/content/handbook/list-ratings.ts'
import { rowOf } from '../../admin/requests/csv.ts'
import { exportRequests } from '../../admin/requests/staff/export-requests.ts'
import { openAttachment } from '../../admin/uploads/open-attachment.ts'
import { Refusal } from '../../http/problem.ts'
import { darkQuery } from '../../mail/layout.ts'
import { type Actor, runAct } from '../act.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import { figureRows } from '../figures/figure-rows.ts'
import { periodOf } from '../figures/period.ts'
import type { StaffSession } from '../handler.ts'
import { getIssueRow } from '../newsletter/find-issue.ts'
import { previewMail } from '../newsletter/preview-mails.ts'
import { findScopedFile } from './find-scoped-file.ts'

type Calls = typeof officeFileCalls

export interface FileRequest<C> {
  readonly params: Readonly<Record<string, string>>
  readonly query: C extends { readonly query: infer Q extends Schema } ? InferOutput<Q> : undefined
  readonly session: StaffSession
  readonly actor: Actor
}

export interface SentFile {
  readonly stream: Readable
  readonly headers: Readonly<Record<string, string>>
}

/** The handlers of the calls that answer a file. */
export type FileHandlers = {
  readonly [K in keyof Calls]: (request: FileRequest<Calls[K]>) => Promise<SentFile>
}

/** The handlers of files. Each export has its row in the audit log. */
export const fileHandlers = ({
  db,
  storage,
  contentFolder,
  origin,
  mailHost,
}: OfficeDependencies): FileHandlers => ({
  async exportRequests({ query: { kind }, session: { staff }, actor }) {
    const { teams } = staff
    await runAct(db, actor, { kind: 'export', id: kind ?? 'all', detail: { teams } }, async () => {})
    return csvOf(exportRequests(db, { kind, teams }), kind ?? 'requests', actor)
  },
  async exportRatings({ query, actor }) {
    const { version = null, path = null, language = null } = query
    const detail = { version, path, language }
    await runAct(db, actor, { kind: 'export', id: 'ratings', detail }, async () => {})
    return csvOf(exportRatings(db, query), 'ratings', actor)
  },
  async exportFigures({ query: { table, period }, session: { staff }, actor }) {
    const found = periodOf(period, actor.now)
    const rows = await figureRows(db, found, table, staff.teams)
    await runAct(db, actor, { kind: 'export', id: 'figures', detail: { table, period } }, async () => {})
    return csvOf(rowsAsCsv(rows), `figures-${table}`, actor)
  },
  async exportContent({ actor }) {
    const files = await listExport({ db: db as never, storage }, contentFolder)
    if (files.length === 0) throw new Refusal(404, 'Nothing differs.')
    if (!fitsZip(files))
      throw new Refusal(422, 'The pictures are too large for one archive: run npm run content -- export.')
    await runAct(
      db,
      actor,
      { kind: 'export', id: 'content', detail: { files: files.length } },
      async () => {},
    )
    return fileOf(zipContent(files, storage), `content-${dayOf(actor)}.zip`, 'application/zip')
  },
  async getIssueMail({ params: { id, language }, query: { scheme } }) {
    if (!isLocale(language)) throw new Refusal(404, 'There is no such language.')
    const row = await getIssueRow(db, id)
    const { html = '' } = await previewMail({ origin, mailHost }, row, language)
    const shown = html.replaceAll(darkQuery, scheme === 'dark' ? '@media all' : '@media not all')
    return {
      stream: Readable.from([Buffer.from(shown)]),
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Disposition': 'inline' },
    }
  },
  async getFile({ params, session: { staff } }) {
    const id = await findScopedFile(db, staff.teams, params.id ?? '')
    const file = id === null ? null : await openAttachment(db, storage, id)
    if (!file) throw new Refusal(404, 'There is no such file.')
    return file
  },
})

const dayOf = ({ now }: Actor) => now.toISOString().slice(0, 10)

const csvOf = (pieces: AsyncIterable<string>, name: string, actor: Actor): SentFile =>
  fileOf(bytesOf(pieces), `${name}-${dayOf(actor)}.csv`, 'text/csv; charset=utf-8')

const fileOf = (bytes: AsyncIterable<Uint8Array>, name: string, type: string): SentFile => ({
  stream: Readable.from(bytes),
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  },
})

async function* rowsAsCsv(rows: readonly (readonly unknown[])[]): AsyncGenerator<string> {
  yield rows.map(rowOf).join('')
}

/** The text as UTF-8, with the byte order mark by which spreadsheets know it. */
async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\uFEFF')
  for await (const piece of pieces) yield Buffer.from(piece)
}
