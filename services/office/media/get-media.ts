import type { Kysely } from 'kysely'
import { everyLocale, type Locale } from '../../../contract/locale.ts'
import { entryKinds } from '../../../contract/office/content-parts.ts'
import type { MediaView } from '../../../contract/office/media.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { findFiles } from '../../admin/media/fill-media.ts'
import type { MediaRow } from '../../admin/media/schema.ts'
import { Refusal } from '../../http/problem.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { viewRows } from './list-media.ts'
import { countRevisions, findUses } from './media-uses.ts'

/** The row of a picture. Throws `Refusal` 404. */
export async function getMediaRow(db: Kysely<OfficeTables>, id = ''): Promise<MediaRow> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(404, 'There is no such picture.')
  return row
}

/** A picture with its words, files and uses. Throws `Refusal` 404. */
export async function getMediaView(
  db: Kysely<OfficeTables>,
  { staff }: StaffSession,
  id = '',
): Promise<MediaView> {
  const row = await getMediaRow(db, id)
  const uses = await findUses(db, row.id)
  const [view] = await viewRows(db, [row], uses)
  if (!view) throw new Error(`The picture ${row.id} has no row`)
  const words = await db.selectFrom('media_words').selectAll().where('media_id', '=', row.id).execute()
  const files = await findFiles(db, [row.id])
  const author = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', row.created_by ?? '')
    .executeTakeFirst()
  return {
    ...view,
    version: row.version,
    focal: { x: row.focal_x, y: row.focal_y },
    is_making: row.made < row.version && row.fault === null,
    licence: row.licence,
    source: row.source,
    created_at: row.created_at,
    created_by: author?.name ?? null,
    files: files.map(({ cut, format, width, height, storage_key, bytes }) => ({
      ...{ cut, format, width, height, bytes },
      src: `/${storage_key}`,
    })),
    words: everyLocale.map(language => {
      const own = words.find(each => each.language === language)
      return { language, alt: own?.alt ?? '', credit: own?.credit ?? '', version: own?.version ?? 0 }
    }),
    used_in: (uses.get(row.id) ?? []).filter(({ kind }) => entryKinds.includes(kind)),
    revisions: await countRevisions(db, row.id),
    may: {
      change: isPermitted('media.add', staff.roles),
      delete: isPermitted('media.delete', staff.roles),
      words: wordLanguagesOf(staff),
    },
  }
}

/** The languages in which somebody writes words: translators those that they translate, all others every one. */
export function wordLanguagesOf({ roles, languages }: StaffSession['staff']): Locale[] {
  if (isPermitted('media.add', roles)) return [...everyLocale]
  return isPermitted('media.words', roles) ? [...languages] : []
}
