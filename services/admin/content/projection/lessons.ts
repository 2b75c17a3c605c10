import type { Kysely } from 'kysely'
import { languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import type { AdminTables } from '../../schema.ts'
import type { LessonFacts } from '../import/lessons.ts'
import type { Projection } from './projection.ts'

export const lessonProjection: Projection<LessonFacts> = {
  async putFacts(db, path, { order: sort, ...facts }) {
    const row = { sort, ...facts }
    await db
      .insertInto('lessons')
      .values({ id: newId(), slug: slugOf(path), ...row })
      .onConflict(conflict => conflict.column('slug').doUpdateSet(row))
      .execute()
  },
  async move(db, from, to) {
    await db
      .updateTable('lessons')
      .set({ slug: slugOf(to) })
      .where('slug', '=', slugOf(from))
      .execute()
  },
  async removeFacts(db, path) {
    await db.deleteFrom('lessons').where('slug', '=', slugOf(path)).execute()
  },
  async putText(db, path, locale, { title, description, body }) {
    const row = { title, description, body }
    await db
      .insertInto('lesson_texts')
      .values({ lesson_id: await findId(db, path), iso: languageTagOf(locale), ...row })
      .onConflict(conflict => conflict.columns(['lesson_id', 'iso']).doUpdateSet(row))
      .execute()
  },
  async removeText(db, path, locale) {
    await db
      .deleteFrom('lesson_texts')
      .where('lesson_id', '=', await findId(db, path))
      .where('iso', '=', languageTagOf(locale))
      .execute()
  },
}

const slugOf = (path: string) => path.slice('education/'.length)

const findId = async (db: Kysely<AdminTables>, path: string): Promise<string> => {
  const query = db.selectFrom('lessons').select('id').where('slug', '=', slugOf(path))
  return (await query.executeTakeFirstOrThrow()).id
}
