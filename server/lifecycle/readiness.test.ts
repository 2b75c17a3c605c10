import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import { createLog } from '../../platform/log.ts'
import { openFolderStorage } from '../../platform/storage/folder.ts'
import { openFolder } from '../../test/folders.ts'
import type { Tables } from '../services/tables.ts'
import { createHealth } from './health.ts'
import { createReadiness } from './readiness.ts'

async function open() {
  const dataDir = await openFolder('ready')
  const lines: Record<string, unknown>[] = []
  const health = createHealth(
    createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
  )
  const database = await openDatabase<Tables>({ kind: 'embedded', file: ':memory:' })
  const files = join(dataDir, 'files')
  const ready = createReadiness(database, openFolderStorage(files), health, dataDir)
  return { health, database, files, ready, said: () => lines.map(({ msg }) => msg) }
}

test('a process that has all it stands on is ready, before any page is kept', async () => {
  const { ready } = await open()
  expect(await ready(0)).toEqual({ missing: null, away: [], notes: [] })
})

test('a storage that is away is named, and the process serves', async () => {
  const { ready, files } = await open()
  await writeFile(files, 'not a folder')
  expect(await ready(0)).toMatchObject({ missing: null, away: ['storage'] })
})

test('while the database is away, kept pages are served; without any the process cannot serve', async () => {
  const { ready, database } = await open()
  await database.close()
  expect(await ready(12)).toMatchObject({ missing: null, away: ['database'] })
  expect(await ready(0)).toMatchObject({ missing: 'database', away: ['database'] })
})

test('a database that was found damaged takes the process out of traffic, and is one line', async () => {
  const { ready, health, said } = await open()
  for (let n = 0; n < 3; n++) health.onDatabaseFault(new DatabaseUnavailable('damaged', 'page 7'))
  expect((await ready(12)).missing).toBe('database')
  expect(said()).toEqual([
    'The database file is damaged: page 7. Stop the site and restore a backup of the database.',
  ])
  expect((await ready(12)).notes).toEqual(said())
})

test('a fault that passes is one line a minute, and does not take the process out of traffic', async () => {
  const { ready, health, said } = await open()
  for (let n = 0; n < 50; n++) health.onDatabaseFault(new DatabaseUnavailable('full', 'SQLITE_FULL'))
  expect(said()).toEqual([
    'The disk of the database is full: nothing can be stored until there is room again.',
  ])
  expect(await ready(0)).toMatchObject({ missing: null, notes: said() })
})

test('a process that stops takes no more traffic', async () => {
  const { ready, health } = await open()
  health.stop()
  expect((await ready(12)).missing).toBe('this process: it is stopping')
})
