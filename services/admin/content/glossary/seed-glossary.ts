import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import { readWords } from '../house-style/read-words.ts'

/** Brings the rows of docs/words.md into the database. What staff have changed, added or removed stays as it is. */
export async function seedGlossary(db: Kysely<AdminTables>, markdown: string, now: Date): Promise<void> {
  const rows = new Map(readWords(markdown).map(word => [word.en.toLowerCase(), word]))
  await db.transaction().execute(async trx => {
    const known = await trx.selectFrom('glossary').selectAll().execute()
    const own = new Set(
      known.filter(({ state }) => state !== 'file').flatMap(({ id, en }) => [id, en.toLowerCase()]),
    )
    const of = new Map(known.map(row => [row.id, row]))
    for (const [id, word] of rows) {
      const old = of.get(id)
      if (own.has(id) || (old?.en === word.en && old.cn === word.cn && old.jp === word.jp)) continue
      const row = { ...word, note: '', state: 'file' as const, at: now.toISOString() }
      await trx
        .insertInto('glossary')
        .values({ id, ...row })
        .onConflict(conflict => conflict.column('id').doUpdateSet(row))
        .execute()
    }
    const gone = known.filter(({ id, state }) => state === 'file' && !rows.has(id)).map(({ id }) => id)
    if (gone.length > 0) await trx.deleteFrom('glossary').where('id', 'in', gone).execute()
  })
}
