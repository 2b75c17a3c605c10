import type { Kysely } from 'kysely'
import { languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import type { AdminTables } from '../../schema.ts'
import type { PositionFacts } from '../import/positions.ts'
import type { Projection } from './projection.ts'

export const positionProjection: Projection<PositionFacts> = {
  async putFacts(db, path, facts) {
    await db
      .insertInto('positions')
      .values({ id: newId(), slug: slugOf(path), ...facts })
      .onConflict(conflict => conflict.column('slug').doUpdateSet(facts))
      .execute()
  },
  async move(db, from, to) {
    await db
      .updateTable('positions')
      .set({ slug: slugOf(to) })
      .where('slug', '=', slugOf(from))
      .execute()
  },
  async removeFacts(db, path) {
    await db.deleteFrom('positions').where('slug', '=', slugOf(path)).execute()
  },
  async putText(db, path, locale, { title, description, body }) {
    const row = { title, description, body }
    await db
      .insertInto('position_texts')
      .values({ position_id: await findId(db, path), iso: languageTagOf(locale), ...row })
      .onConflict(conflict => conflict.columns(['position_id', 'iso']).doUpdateSet(row))
      .execute()
  },
  async removeText(db, path, locale) {
    await db
      .deleteFrom('position_texts')
      .where('position_id', '=', await findId(db, path))
      .where('iso', '=', languageTagOf(locale))
      .execute()
  },
}

const slugOf = (path: string) => path.slice('careers/'.length)

const findId = async (db: Kysely<AdminTables>, path: string): Promise<string> => {
  const query = db.selectFrom('positions').select('id').where('slug', '=', slugOf(path))
  return (await query.executeTakeFirstOrThrow()).id
}
