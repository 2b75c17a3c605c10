import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createLog } from '../../platform/log.ts'
import { createContentFolder } from '../../services/admin/content/import/folder-for-tests.ts'
import { onEachDatabase, onEmbeddedDatabase } from '../../test/databases.ts'
import { changeRows, rowsOf } from '../../test/rows.ts'
import { fingerprintContent, listPendingMigrations, loadContent, tableOwners } from './prepare-database.ts'
import type { Tables } from './tables.ts'

const article = 'insight/2026/one-leaf/en.md'
const log = createLog('silent')

onEachDatabase('the content of two releases', databases => {
  /** A migrated database, the folders of an older and of a newer release, and a look at the article's English title. */
  async function openTwo() {
    const database = await databases.open<Tables>(tableOwners)
    const older = await createContentFolder({})
    const newer = await createContentFolder({})
    const text = await readFile(join(newer.root, article), 'utf8')
    await writeFile(join(newer.root, article), text.replace(/^title: .*$/m, 'title: The newer one'))
    const load = (root: string, deliberately = false, readAgain = false) =>
      loadContent(database, root, { log, deliberately, readAgain })
    const titles = async () => (await rowsOf(database.db, 'article_texts')).map(({ title }) => title)
    return { database, older: older.root, newer: newer.root, load, titles }
  }

  test('an older process that starts again leaves the content of the newer release alone', async () => {
    const { older, newer, load, titles } = await openTwo()
    expect(await load(older)).toBe('loaded')
    expect(await load(newer)).toBe('loaded')
    const now = await titles()
    expect(now).toContain('The newer one')
    expect(await load(older)).toBe('older')
    expect(await load(older)).toBe('older')
    expect(await titles()).toEqual(now)
    expect(await load(newer)).toBe('loaded')
  })

  test('going back is said on purpose, and holds at the next starts', async () => {
    const { older, newer, load, titles } = await openTwo()
    for (const root of [older, newer]) await load(root)
    expect(await load(older, true)).toBe('loaded')
    expect(await titles()).not.toContain('The newer one')
    expect([await load(newer), await load(older)]).toEqual(['older', 'loaded'])
    expect(await titles()).not.toContain('The newer one')
  })

  test('a file that was changed in a newer folder is a newer release', async () => {
    const { older, newer, load, titles } = await openTwo()
    for (const root of [older, newer]) await load(root)
    const text = await readFile(join(newer, article), 'utf8')
    await writeFile(join(newer, article), text.replace(/^title: .*$/m, 'title: The newest one'))
    expect(await load(newer)).toBe('loaded')
    expect(await titles()).toContain('The newest one')
  })

  test('the files of a release that is loaded are read again where tables are new, and after another release', async () => {
    const { database, older, newer, load } = await openTwo()
    const sources = () => rowsOf(database.db, 'content_sources')
    const forget = async () => {
      const [entry] = (await sources()).filter(({ path }) => path.startsWith('insight/'))
      await changeRows(database.db, 'content_sources', { path: entry?.path ?? '' }, { hash: 'forgotten' })
    }
    const known = async () => (await sources()).every(({ hash }) => hash !== 'forgotten')
    await load(older)
    await forget()
    await load(older)
    expect(await known()).toBe(false)
    await load(older, false, true)
    expect(await known()).toBe(true)
    await load(newer)
    await forget()
    await load(older, true)
    expect(await known()).toBe(true)
  })

  test('processes of both that start at once end with the newer content', async () => {
    const { older, newer, load, titles } = await openTwo()
    await load(older)
    await Promise.all([load(older), load(newer), load(older), load(newer)])
    expect(await titles()).toContain('The newer one')
  })
})

test('a release is named by what its folder has, wherever the folder lies', async () => {
  const [one, other] = [await createContentFolder({}), await createContentFolder({})]
  expect(fingerprintContent(one.root)).toBe(fingerprintContent(other.root))
  await writeFile(join(other.root, article), '-')
  expect(fingerprintContent(one.root)).not.toBe(fingerprintContent(other.root))
})

onEachDatabase('what is pending', databases => {
  test('names each migration with its owner, until all have run', async () => {
    const empty = await databases.open<Tables>()
    const pending = await listPendingMigrations(empty)
    expect(pending[0]).toBe('installation/001-installation')
    expect(pending.length).toBe(tableOwners.flatMap(({ migrations }) => Object.keys(migrations)).length)
    const migrated = await databases.open<Tables>(tableOwners)
    expect(await listPendingMigrations(migrated)).toEqual([])
  })
})

/** The last migrations of a time when releases did not run side by side. */
const before: Readonly<Record<string, string>> = {
  installation: '001-installation',
  jobs: '003-failures',
  gallery: '008-beta-decisions',
  admin: '038-text-faults',
  office: '004-audit-indexes',
}

interface Column {
  readonly name: string
  readonly isRequired: boolean
}

onEmbeddedDatabase('each migration since releases run side by side', databases => {
  test('adds to the schema alone, or says that it contracts', async () => {
    const database = await openDatabase<Tables>(await databases.create())
    const wrong: string[] = []
    for (const { name, migrations } of tableOwners) {
      const all = Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1))
      const old = all.filter(([id]) => id <= (before[name] ?? ''))
      await migrate(database, { name, migrations: Object.fromEntries(old) })
      for (let end = old.length + 1; end <= all.length; end++) {
        const [id = ''] = all[end - 1] ?? []
        const was = await readSchema(database)
        await migrate(database, { name, migrations: Object.fromEntries(all.slice(0, end)) })
        const is = await readSchema(database)
        if (!/-contracts-\d{3}$/.test(id))
          wrong.push(...breaks(was, is).map(what => `${name}/${id}: ${what}`))
      }
    }
    await database.close()
    expect(wrong).toEqual([])
  })
})

type Schema = ReadonlyMap<string, readonly Column[]>

/** What an older release would miss: tables and columns that are gone, and new columns that its rows do not have. */
function breaks(was: Schema, is: Schema): string[] {
  return [...was].flatMap(([table, columns]) => {
    const now = is.get(table)
    if (!now) return [`the table ${table} is gone`]
    const gone = columns.filter(({ name }) => !now.some(each => each.name === name))
    const asked = now.filter(each => each.isRequired && !columns.some(({ name }) => name === each.name))
    return [
      ...gone.map(({ name }) => `${table}.${name} is gone`),
      ...asked.map(({ name }) => `${table}.${name} is required and has no default`),
    ]
  })
}

async function readSchema({ db }: Database<Tables>): Promise<Schema> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.map(column => ({
        name: column.name,
        isRequired: !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing,
      })),
    ]),
  )
}
