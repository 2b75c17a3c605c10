import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolderStorage } from './folder.ts'
import { openS3Storage } from './s3.ts'
import { startS3, type TestS3 } from './s3-for-tests.ts'
import { StorageUnavailable, type StoredObject } from './storage.ts'

let s3: TestS3
beforeEach(async () => {
  s3 = await startS3()
})
afterEach(() => s3.close())

const body = Buffer.from('123')
const facts = { type: 'text/plain', size: 3 }

test.each<[string, object, string]>([
  ['a wrong key', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
  ['a wrong secret', { secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
  ['a wrong bucket', { bucket: 'nowhere' }, 'NoSuchBucket'],
])('%s is said, without the secret', async (_, change, code) => {
  const storage = openS3Storage({ ...s3.setting, ...change })
  for (const use of [() => storage.put('a', body, facts), () => storage.get('a')]) {
    const error = await use().catch(reason => reason)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(error.message).toContain(code)
    expect(error.message).not.toContain(s3.setting.secretAccessKey)
  }
  await expect(storage.ready()).rejects.toThrow(/status 40[34]/)
})

test('a store that is down is said', async () => {
  const storage = openS3Storage(s3.setting)
  await s3.close()
  await expect(storage.put('a', body, facts)).rejects.toThrow(StorageUnavailable)
  await expect(storage.get('a')).rejects.toThrow(StorageUnavailable)
  await expect(storage.remove('a')).rejects.toThrow(StorageUnavailable)
  await expect(storage.ready()).rejects.toThrow(StorageUnavailable)
})

test('a store in trouble is said', async () => {
  s3.intercept = (_, response) => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  await expect(openS3Storage(s3.setting).get('a')).rejects.toThrow('SlowDown')
})

test('a store that stays silent is given up', async () => {
  const storage = openS3Storage(s3.setting, 100)
  s3.intercept = () => {}
  await expect(storage.put('a', body, facts)).rejects.toThrow('silent for 0.1 s')
  await expect(storage.get('a')).rejects.toThrow(StorageUnavailable)
})

async function readAll(found: StoredObject | null): Promise<Buffer> {
  if (!found) throw new Error('nothing was found')
  return await buffer(found.stream)
}

test('a store that falls silent or breaks off in the middle of a file is said', async () => {
  const storage = openS3Storage(s3.setting, 100)
  s3.intercept = (_, response) => void response.writeHead(200, { 'content-length': 10 }).write('12345')
  const silent = await storage.get('a')
  await expect(readAll(silent)).rejects.toThrow('silent for 0.1 s')
  s3.intercept = (_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('12345')
    setTimeout(() => response.destroy(), 20)
  }
  const broken = await storage.get('a')
  await expect(readAll(broken)).rejects.toThrow(StorageUnavailable)
})

test('a redirect to another region is not followed with the signature', async () => {
  s3.intercept = (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
  await expect(openS3Storage(s3.setting).get('a')).rejects.toThrow('status 307')
})

test('a folder that cannot be used is said', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'storage-'))
  await writeFile(path.join(dir, 'file'), '')
  const storage = openFolderStorage(path.join(dir, 'file', 'below'))
  await expect(storage.put('a', body, facts)).rejects.toThrow(StorageUnavailable)
  await expect(storage.get('a')).rejects.toThrow(StorageUnavailable)
  await expect(storage.ready()).rejects.toThrow(StorageUnavailable)
  await rm(dir, { recursive: true })
})

test.each(['folder', 's3'] as const)('an object that becomes unreadable ends no process: %s', async kind => {
  const storage =
    kind === 's3'
      ? openS3Storage(s3.setting)
      : openFolderStorage(await mkdtemp(path.join(tmpdir(), 'files-')))
  await expect(storage.put('a', createReadStream('/nowhere/at-all'), facts)).rejects.toThrow('ENOENT')
})

test('a file that a store in trouble does not read is not kept open', async () => {
  const storage = openS3Storage(s3.setting)
  await s3.close()
  const unread = createReadStream(import.meta.filename)
  const large = { type: 'text/plain', size: 1_000_000 }
  await expect(storage.put('a', unread, large)).rejects.toThrow()
  expect(unread.destroyed).toBe(true)
})
