import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openFolder } from '../../test/folders.ts'
import type { Database } from '../database/database.ts'
import { checkInstallation, markerOf } from './check-installation.ts'
import { type InstallationTables, installationMigrations } from './tables.ts'

const secret = 'the secret of this installation, long'
const other = 'another secret than before, also long'

onEachDatabase('an installation', databases => {
  let dataDir: string
  let database: Database<InstallationTables>
  beforeEach(async () => {
    dataDir = await openFolder('installation')
    database = await openOne()
  })
  const openOne = () => databases.open<InstallationTables>([installationMigrations])
  const check = (asked: Partial<Parameters<typeof checkInstallation>[1]> = {}, { db } = database) =>
    checkInstallation(db, { dataDir, secret, ...asked })

  test('is noted at the first start, in the database and in the data folder, and is the same at the next', async () => {
    expect(await check()).toEqual([])
    const { id } = await database.db.selectFrom('installation').selectAll().executeTakeFirstOrThrow()
    expect(await readFile(markerOf(dataDir), 'utf8')).toBe(id)
    expect((await stat(markerOf(dataDir))).mode & 0o077).toBe(0)
    expect(await check()).toEqual([])
  })

  test('two processes that start at once agree on one', async () => {
    const second = await openFolder('installation')
    expect(await Promise.all([check(), check({ dataDir: second })])).toEqual([[], []])
    expect(await readFile(markerOf(second), 'utf8')).toBe(await readFile(markerOf(dataDir), 'utf8'))
  })

  test('an exchanged or emptied database is reported at each start, until it is accepted', async () => {
    await check()
    const exchanged = await openOne()
    expect(await check({}, exchanged)).toEqual(['database'])
    expect(await check({}, exchanged)).toEqual(['database'])
    expect(await check()).toEqual([])
    await writeFile(markerOf(dataDir), 'accept\n')
    expect(await check({}, exchanged)).toEqual([])
    expect(await check({}, exchanged)).toEqual([])
    expect(await check()).toEqual(['database'])
  })

  test('a lost or differing secret is reported at each start, also from a new data folder, until it is accepted', async () => {
    await check()
    expect(await check({ secret: other })).toEqual(['secret'])
    await rm(markerOf(dataDir))
    expect(await check({ secret: other })).toEqual(['secret'])
    expect(await check()).toEqual([])
    await writeFile(markerOf(dataDir), 'accept')
    expect(await check({ secret: other })).toEqual([])
    expect(await check()).toEqual(['secret'])
  })

  test('neither the secret nor a hash of it stands in the database', async () => {
    await check()
    const rows = JSON.stringify(await database.db.selectFrom('installation').selectAll().execute())
    expect(rows).not.toContain(secret)
  })
})
