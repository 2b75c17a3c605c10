import type { Kysely } from 'kysely'
import type { AdminTables } from '../schema.ts'
import { fold } from '../search/fold.ts'
import type { MediaRow } from './schema.ts'

/** Stores what a picture is searched by: its name, its id and its words. */
export async function indexWords(
  trx: Kysely<AdminTables>,
  { id, name }: Pick<MediaRow, 'id' | 'name'>,
): Promise<void> {
  const rows = await trx.selectFrom('media_words').selectAll().where('media_id', '=', id).execute()
  const all = [name, id, ...rows.flatMap(({ alt, credit }) => [alt, credit])].join(' ')
  await trx
    .updateTable('media')
    .set({ words: fold(all).text })
    .where('id', '=', id)
    .execute()
}
