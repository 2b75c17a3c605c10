import { type Kysely, type SqlBool, sql } from 'kysely'
import { everyLocale } from '../../../contract/locale.ts'
import type { MediaRowView, mediaFilters } from '../../../contract/office/media.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { findFiles } from '../../admin/media/fill-media.ts'
import type { MediaFileRow, MediaRow } from '../../admin/media/schema.ts'
import { fold } from '../../admin/search/fold.ts'
import type { OfficeTables } from '../schema.ts'
import { findUses, type MediaUse } from './media-uses.ts'

interface MediaQuery {
  readonly q?: string | undefined
  readonly filter: (typeof mediaFilters)[number]
  readonly cursor?: string | undefined
  readonly limit: number
}

/** The width, at least, of the file in a list. */
const thumbnailWidth = 360

const wordless = sql<SqlBool>`(select count(*) from media_words as w where w.media_id = media.id
  and w.alt <> '' and w.credit <> '') < ${everyLocale.length}`

/** A page of pictures, newest first. Throws `Refusal` 400 for a foreign cursor. */
export async function listMedia(db: Kysely<OfficeTables>, { q = '', filter, cursor, limit }: MediaQuery) {
  const uses = await findUses(db)
  let select = db
    .selectFrom('media')
    .selectAll()
    .where('archived_at', filter === 'archived' ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (filter === 'unused' && uses.size > 0) select = select.where('id', 'not in', [...uses.keys()])
  if (filter === 'wordless') select = select.where(wordless)
  if (filter === 'unusable') select = select.where('fault', 'is not', null)
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'time')
    select = select.where(({ or, and, eb }) =>
      or([eb('created_at', '<', key), and([eb('created_at', '=', key), eb('id', '<', id)])]),
    )
  }
  for (const word of fold(q).text.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    select = select.where(sql<SqlBool>`words like ${pattern} escape '\\'`)
  }
  const rows = await select.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? encodeCursor({ key: last.created_at, id: last.id }) : null
  return { media: await viewRows(db, page, uses), next_cursor: next }
}

/** Pictures as lists show them. */
export async function viewRows(
  db: Kysely<OfficeTables>,
  rows: readonly MediaRow[],
  uses: ReadonlyMap<string, readonly MediaUse[]>,
): Promise<MediaRowView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const files = await findFiles(db, ids)
  const words = await db.selectFrom('media_words').selectAll().where('media_id', 'in', ids).execute()
  return rows.map(row => {
    const own = words.filter(each => each.media_id === row.id && each.alt !== '' && each.credit !== '')
    const languages = everyLocale.filter(locale => own.some(({ language }) => language === locale))
    const { id, name, fault, width, height, colour, archived_at } = row
    return {
      ...{ id, name, fault, width, height, colour, archived_at, languages, state: stateOf(row) },
      thumbnail: thumbnailOf(files.filter(file => file.media_id === id)),
      alt: own.find(({ language }) => language === languages[0])?.alt ?? '',
      uses: new Set(uses.get(id)?.map(({ path }) => path)).size,
    }
  })
}

/** What can be seen of a picture. */
function stateOf({ version, made, fault }: MediaRow): MediaRowView['state'] {
  if (fault !== null) return made > 0 ? 'ready' : 'unusable'
  return made < version ? 'making' : 'ready'
}

/** WebP, which every browser of staff shows. */
export function thumbnailOf(files: readonly MediaFileRow[]): string | null {
  const own = files.filter(({ cut, format }) => cut === 'card' && format === 'webp')
  const file = own.find(({ width }) => width >= thumbnailWidth) ?? own.at(-1)
  return file ? `/${file.storage_key}` : null
}
