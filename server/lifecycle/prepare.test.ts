import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { createContentFolder } from '../../services/admin/content/import/folder-for-tests.ts'
import { onEachDatabase } from '../../test/databases.ts'
import { rowsOf } from '../../test/rows.ts'
import { tableOwners } from '../services/prepare-database.ts'
import type { Tables } from '../services/tables.ts'
import { prepare } from './prepare.ts'

const log = createLog('silent')

onEachDatabase('a start that leaves the database to the release', databases => {
  test('is refused by a database that is behind, with the command to run, and changes nothing', async () => {
    const database = await databases.open<Tables>()
    const { root } = await createContentFolder({})
    const starting = prepare(database, readSettings({ PREPARE: 'release' }), root, log)
    await expect(starting).rejects.toThrow(
      /^The database lacks installation\/001-installation and \d+ more: run `npm run migrate` first/,
    )
    expect(await database.db.introspection.getTables()).toEqual([])
  })

  test('goes on with a migrated one, and loads no content', async () => {
    const database = await databases.open<Tables>(tableOwners)
    const { root } = await createContentFolder({})
    expect(await prepare(database, readSettings({ PREPARE: 'release' }), root, log)).toBe(false)
    expect(await rowsOf(database.db, 'articles')).toEqual([])
  })

  test('by default the start does both', async () => {
    const database = await databases.open<Tables>()
    const { root } = await createContentFolder({})
    expect(await prepare(database, readSettings({}), root, log)).toBe(true)
    expect(await rowsOf(database.db, 'articles')).not.toEqual([])
  })
})
