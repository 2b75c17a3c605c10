import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import type { Migrations } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import './postgres-setup.ts'
import { rowsOf } from './rows.ts'
import { createSchemaPool } from './schema-pool.ts'

type Tables = {
  journal: { id: number; number: number }
  head: { id: number; number: number }
  leaf: { number: number; journal_id: number }
}

const owner: Migrations = {
  name: 'sample',
  migrations: {
    '001-sample': {
      async up(db) {
        for (const statement of [
          'create table journal (id integer primary key, number integer not null)',
          'create table head (id integer primary key, number integer not null)',
          'insert into head values (1, 0)',
          'create table leaf (number integer generated always as identity, journal_id integer references journal)',
          "create function refuse() returns trigger language plpgsql as 'begin raise exception ''kept''; end'",
          'create trigger journal_kept before update or delete on journal for each row execute function refuse()',
        ])
          await sql.raw(statement).execute(db)
      },
    },
  },
}

const url = inject('postgresUrl')
const pool = createSchemaPool(url ?? '', inject('postgresRun'))

async function run(schema: { readonly url: string }, ...statements: readonly string[]) {
  const database = await openDatabase<Tables>({ kind: 'postgres', url: schema.url })
  try {
    for (const statement of statements) await sql.raw(statement).execute(database.db)
    const { db } = database
    return {
      journal: await rowsOf(db, 'journal'),
      head: await rowsOf(db, 'head'),
      leaf: await rowsOf(db, 'leaf'),
    }
  } finally {
    await database.close()
  }
}

const addLeaf = ['insert into journal values (7, 1)', 'insert into leaf (journal_id) values (7)']

test.skipIf(!url)('a schema comes back with what its migrations insert, and nothing of a test', async () => {
  const first = await pool.take([owner])
  await run(first, ...addLeaf, 'update head set number = 9')
  await first.giveBack()
  const next = await pool.take([owner])
  expect(next.url).toBe(first.url)
  expect(await run(next)).toEqual({ journal: [], head: [{ id: 1, number: 0 }], leaf: [] })
  expect((await run(next, ...addLeaf)).leaf).toEqual([{ number: 1, journal_id: 7 }])
  await expect(run(next, 'delete from journal')).rejects.toThrow('kept')
})

test.skipIf(!url)('a schema is not shared by two who have it at once', async () => {
  expect((await pool.take([owner])).url).not.toBe((await pool.take([owner])).url)
})

test
  .skipIf(!url)
  .each([
    'alter table leaf rename to twig; create table leaf (number integer, journal_id integer)',
    'alter table head add column note text',
    'alter table journal disable trigger journal_kept',
    'create index leaf_by_journal on leaf (journal_id)',
    'drop trigger journal_kept on journal',
  ])('a schema that a test has altered does not come back: %s', async statement => {
  const first = await pool.take([owner])
  await run(first, ...statement.split('; '))
  await first.giveBack()
  const next = await pool.take([owner])
  expect(next.url).not.toBe(first.url)
  expect((await run(next)).head).toEqual([{ id: 1, number: 0 }])
})
