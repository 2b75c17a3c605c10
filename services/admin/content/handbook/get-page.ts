import type { Kysely } from 'kysely'
import type { HandbookPage } from '../../../../contract/handbook.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { Log } from '../../../../platform/log.ts'
import { Refusal } from '../../../http/problem.ts'
import { fillMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import { readSegments } from '../documents/read-segments.ts'
import { parentOf, slugOf } from './contents.ts'

interface PageAddress {
  readonly groupVersion: string
  readonly path: string
  readonly languageTag: LanguageTag
}

/** A page of a version; English as the fallback. Throws `Refusal` 404 for an unknown path. */
export async function getPage(
  db: Kysely<AdminTables>,
  log: Log,
  { groupVersion, path, languageTag }: PageAddress,
): Promise<HandbookPage> {
  const rows = await db
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_texts as text', 'text.page_id', 'place.page_id')
    .select(['text.page_id as id', 'text.iso', 'text.title', 'text.description', 'text.body'])
    .where('place.group_version', '=', groupVersion)
    .where('place.path', '=', path)
    .execute()
  const chosen = chooseText(rows, languageTag)
  if (!chosen) throw new Refusal(404, 'There is no such page.')
  const { text, ...languages } = chosen
  const { id, title, description, body } = text
  const written = readSegments(body, log, `handbook page ${groupVersion}/${path}`)
  const segments = await fillMedia(db, written, chosen.lang)
  return { id, slug: slugOf(path), path, parent: parentOf(path), title, description, ...languages, segments }
}
