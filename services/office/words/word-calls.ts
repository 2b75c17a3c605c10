import type { Kysely } from 'kysely'
import type { wordCalls as calls, WordView } from '../../../contract/office/words.ts'
import { newId } from '../../../platform/identity.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'

/** All of them are looked for in each segment that is translated. */
const maxWords = 1000

/** The handlers of the house's words. */
export const wordCalls: OfficeHandlers<typeof calls> = {
  async listGlossary({ query: { q = '' }, db }) {
    const all = await listWords(db)
    const wanted = q.normalize('NFKC').trim().toLowerCase()
    const words = all.filter(({ en, cn, jp, note }) =>
      `${en}\n${cn}\n${jp}\n${note}`.normalize('NFKC').toLowerCase().includes(wanted),
    )
    return { words, total: all.length }
  },
  async changeGlossary({ body: { id = newId(), ...row }, now, act, body }) {
    return act({ kind: 'word', id, detail: { en: row.en } }, async trx => {
      const all = await listWords(trx)
      if (body.id !== undefined && !all.some(word => word.id === id)) throw unknown()
      if (all.some(word => word.id !== id && word.en.toLowerCase() === row.en.toLowerCase()))
        throw new Refusal(409, `There is a row for “${row.en}” already.`)
      if (body.id === undefined && all.length >= maxWords)
        throw new Refusal(409, `There are ${maxWords} rows already. Remove some that nobody needs.`)
      const changed = { ...row, state: 'office' as const, at: now.toISOString() }
      await trx
        .insertInto('glossary')
        .values({ id, ...changed })
        .onConflict(conflict => conflict.column('id').doUpdateSet(changed))
        .execute()
      return { id }
    })
  },
  removeWord: ({ body: { id }, now, act }) =>
    act({ kind: 'word', id }, async trx => {
      const { numUpdatedRows } = await trx
        .updateTable('glossary')
        .set({ state: 'removed', at: now.toISOString() })
        .where('id', '=', id)
        .where('state', '<>', 'removed')
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw unknown()
      return { success: true }
    }),
}

const unknown = () => new Refusal(404, 'There is no such word.')

/** The house's words by their English. */
export async function listWords(db: Kysely<OfficeTables>): Promise<WordView[]> {
  const rows = await db.selectFrom('glossary').selectAll().where('state', '<>', 'removed').execute()
  return rows
    .map(({ id, en, cn, jp, note, state }) => ({ id, en, cn, jp, note, is_changed: state === 'office' }))
    .sort((a, b) => a.en.localeCompare(b.en, 'en') || (a.id < b.id ? -1 : 1))
}
