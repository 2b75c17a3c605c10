import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openFolder } from '../../test/folders.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type JobTables, jobMigrations } from '../jobs/tables.ts'
import type { DatabaseSetting, StorageSetting } from '../settings.ts'
import { openStorage } from '../storage/open-storage.ts'
import { startS3 } from '../storage/s3-for-tests.ts'
import { compareFiles } from './compare-files.ts'
import { moveAside, restoreBackup } from './restore-backup.ts'
import { verifyArchive } from './verify-archive.ts'
import { writeBackup } from './write-backup.ts'

onEachDatabase('a backup', databases => {
  /** An empty database that is the whole of its server's schema. */
  async function createDatabase(dataDir: string): Promise<DatabaseSetting> {
    if (databases.dialect === 'sqlite') return { kind: 'embedded', file: path.join(dataDir, 'site.db') }
    const { url } = (await databases.create()) as { url: string }
    const name = `backup_${randomBytes(6).toString('hex')}`
    const ask = async (statement: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(statement).finally(() => client.end())
    }
    await ask(`create database ${name}`)
    onTestFinished(() => ask(`drop database ${name} with (force)`))
    const own = new URL(url)
    own.pathname = `/${name}`
    own.search = ''
    return { kind: 'postgres', url: own.href }
  }

  async function openInstallation(place: 'folder' | 's3' = 'folder') {
    const dataDir = await openFolder('backup')
    const database = await createDatabase(dataDir)
    const s3 = place === 's3' ? await startS3() : null
    if (s3) onTestFinished(() => s3.close())
    const setting: StorageSetting = s3?.setting ?? { kind: 'folder', dir: path.join(dataDir, 'files') }
    return { dataDir, database, storage: openStorage(setting), secretFile: path.join(dataDir, 'secret') }
  }

  async function fill({
    database: setting,
    storage,
    secretFile,
  }: Awaited<ReturnType<typeof openInstallation>>) {
    const database = await openDatabase<JobTables>(setting)
    onTestFinished(() => database.close())
    await migrate(database, jobMigrations)
    for (let count = 0; count < 50; count++)
      await enqueue(database.db, { kind: 'mail', payload: { 文: `第${count}` }, runAt: new Date() })
    await storage.put('requests/2026/a-1.png', large, { type: 'image/png', size: large.length })
    await storage.put('pictures/empty.txt', new Uint8Array(), { type: 'text/plain', size: 0 })
    await storage.put('backups/backup-20260101-000000.tar.gz', large, {
      type: 'application/gzip',
      size: large.length,
    })
    await writeFile(secretFile, 'the secret of this installation, long')
    return database
  }

  const large = randomBytes(3_000_000)

  async function begin(place?: 'folder' | 's3') {
    const from = await openInstallation(place)
    const database = await fill(from)
    const file = path.join(await openFolder('archives'), 'backup-20261126-120000.tar.gz')
    return { from, database, file, back: () => writeBackup({ ...from, version: '1.2.3', file }) }
  }

  const restore = (to: Awaited<ReturnType<typeof openInstallation>>, file: string, isSecretSet = false) =>
    restoreBackup({ ...to, file, isSecretSet })

  const listJobs = async (setting: DatabaseSetting) => {
    const { db, close } = await openDatabase<JobTables>(setting)
    return db.selectFrom('jobs').selectAll().orderBy('id').execute().finally(close)
  }

  test.each(['folder', 's3'] as const)(
    'of an installation with its files in a %s is restored whole',
    async place => {
      const { from, file, back } = await begin(place)
      expect(await back()).toMatchObject({ files: 2, bytes: (await stat(file)).size })
      expect((await stat(file)).mode & 0o077).toBe(0)
      const to = await openInstallation(place)
      const manifest = await restore(to, file)
      expect(manifest).toMatchObject({ version: '1.2.3', rows: { jobs: 50 } })
      expect(await listJobs(to.database)).toEqual(await listJobs(from.database))
      expect(await compareFiles(to.storage, manifest)).toEqual([])
      const found = await to.storage.get('requests/2026/a-1.png')
      expect(found && [found.type, (await buffer(found.stream)).equals(large)]).toEqual(['image/png', true])
      expect(await readFile(to.secretFile, 'utf8')).toBe('the secret of this installation, long')
      const leftovers = [...(await readdir(to.dataDir)), ...(await readdir(path.dirname(file)))]
      expect(leftovers.filter(name => name.includes('unfinished'))).toEqual([])
    },
  )

  test('holds one moment, while others go on writing', async () => {
    const { database, file, back } = await begin()
    let writing = true
    const write = async () => {
      for (; writing; await setImmediate())
        await enqueue(database.db, { kind: 'mail', payload: {}, runAt: new Date() })
    }
    const writer = write()
    await back().finally(() => {
      writing = false
    })
    await writer
    const to = await openInstallation()
    await restore(to, file)
    const restored = await listJobs(to.database)
    expect(restored.length).toBeGreaterThanOrEqual(50)
  })

  test('that was cut or changed is refused, and nothing is written', async () => {
    const { file, back } = await begin()
    await back()
    const whole = await readFile(file)
    const changed = Buffer.from(whole)
    changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 1
    const to = await openInstallation()
    for (const bytes of [
      whole.subarray(0, whole.length - 900),
      changed,
      Buffer.from('no archive'),
      Buffer.alloc(0),
    ]) {
      await writeFile(file, bytes)
      await expect(restore(to, file)).rejects.toMatchObject({ name: 'BackupDamaged' })
    }
    expect(await readdir(to.dataDir)).toEqual([])
    await writeFile(file, whole)
    expect(await verifyArchive(file)).toMatchObject({ rows: { jobs: 50 } })
  })

  test('never goes over what is there; that can be moved aside', async () => {
    const { from, file, back } = await begin()
    await back()
    await expect(restore(from, file)).rejects.toThrow(/is not empty \(.*secret.*files\)/)
    const aside = await moveAside(from.dataDir, new Date('2026-11-26T12:00:00Z'))
    expect(aside && (await readdir(aside)).sort()).toEqual(expect.arrayContaining(['files', 'secret']))
    if (from.database.kind === 'embedded') await restore(from, file)
    else await expect(restore(from, file)).rejects.toThrow('The database of DATABASE_URL is not empty')
  })

  test('that is damaged or does not fit moves nothing aside', async () => {
    const { from, file } = await begin()
    await writeBackup({ ...from, secretFile: null, version: '1.2.3', file })
    const there = (await readdir(from.dataDir)).sort()
    let moved = 0
    const makeRoom = async () => void moved++
    const replace = () => restoreBackup({ ...from, file, isSecretSet: false, makeRoom })
    await expect(replace()).rejects.toThrow('Set SECRET to the same value')
    await writeFile(file, 'no archive')
    await expect(replace()).rejects.toMatchObject({ name: 'BackupDamaged' })
    expect([moved, (await readdir(from.dataDir)).sort()]).toEqual([0, there])
  })

  test('without a secret of its own wants the one that was a setting', async () => {
    const { from, file } = await begin()
    await writeBackup({ ...from, secretFile: null, version: '1.2.3', file })
    const to = await openInstallation()
    await expect(restore(to, file)).rejects.toThrow('Set SECRET to the same value')
    await restore(to, file, true)
    expect(await readdir(to.dataDir)).not.toContain('secret')
  })
})
