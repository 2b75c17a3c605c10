import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The versions of handbooks, which were part of the program until now. */
export const handbookVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('handbook_versions')
      .addColumn('product', 'text', column => column.notNull())
      .addColumn('slug', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('file_title', 'text')
      .addColumn('is_public', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('handbook_versions_key', ['product', 'slug'])
      .execute()
    const rows = known.map(([product, slug, title = slug]) => ({
      ...{ product, slug, title, file_title: title, is_public: 1 },
    }))
    await (db as Kysely<Tables>).insertInto('handbook_versions').values(rows).execute()
  },
}

interface Tables {
  handbook_versions: {
    product: string
    slug: string
    title: string
    file_title: string | null
    is_public: number
  }
}

const known: readonly (readonly [product: string, slug: string, title?: string])[] = [
  ['procreate', '5.3'],
  ['procreate', '5.2'],
  ['procreate', '5.1', '5X'],
  ['procreate', '5.0'],
  ['pocket', '4.0'],
  ['dreams', '1.1'],
  ['dreams', '1.0'],
]
