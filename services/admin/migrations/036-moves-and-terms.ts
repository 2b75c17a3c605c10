import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'

/** Addresses that entries had before, the lock of handbook trees, and the terms that files and office agreed on. */
export const movesAndTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('former_paths')
      .addColumn('path', 'text', column => column.primaryKey())
      .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
      .addColumn('has_files', 'integer', column => column.notNull())
      .addColumn('at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('former_paths_by_entry').on('former_paths').column('entry_id').execute()
    await db.schema
      .createTable('handbook_trees')
      .addColumn('product', 'text', column => column.primaryKey())
      .addColumn('version', 'integer', column => column.notNull())
      .execute()
    await db.schema
      .createTable('term_bases')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('agreed', 'text')
      .addColumn('file', 'text')
      .addPrimaryKeyConstraint('term_bases_key', ['kind', 'id'])
      .execute()
    await storeKnownTerms(db as Kysely<Tables>)
  },
}

interface Tables {
  terms: { kind: string; id: string; iso: string; title: string; sort: number }
  term_bases: { kind: string; id: string; agreed: string | null; file: string | null }
}

/** Until now the terms were those of the files. */
async function storeKnownTerms(db: Kysely<Tables>) {
  const rows = await db.selectFrom('terms').selectAll().orderBy('kind').orderBy('sort').execute()
  for (const [kind, own] of Map.groupBy(rows, row => row.kind)) {
    const byId = Map.groupBy(own, ({ id }) => id)
    const values = [...byId].map(([id, titles]) => {
      const titleIn = (iso: string) => titles.find(row => row.iso === iso)?.title ?? ''
      const agreed = JSON.stringify(
        Object.fromEntries(everyLocale.map(locale => [locale, titleIn(languageTagOf(locale))])),
      )
      return { kind, id, agreed, file: agreed }
    })
    const order = JSON.stringify([...byId.keys()])
    await db
      .insertInto('term_bases')
      .values([...values, { kind, id: '', agreed: order, file: order }])
      .execute()
  }
}
