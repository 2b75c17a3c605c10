import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import { startS3, type TestS3 } from './s3-for-tests.ts'
import { type ObjectFacts, SizeMismatch, type Storage } from './storage.ts'

const png = { type: 'image/png', size: 3 }
const bytes = Buffer.from([1, 2, 3])

describe.each(['folder', 's3'] as const)('storage in %s', kind => {
  let storage: Storage
  let dir: string
  let s3: TestS3

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'storage-'))
    s3 = await startS3()
    storage = openStorage(kind === 's3' ? s3.setting : { kind: 'folder', dir: path.join(dir, 'files') })
  })
  afterAll(async () => {
    await s3.close()
    await rm(dir, { recursive: true })
  })

  async function read(key: string): Promise<Buffer | null> {
    const found = await storage.get(key)
    return found && (await buffer(found.stream))
  }

  async function readFacts(key: string): Promise<ObjectFacts | null> {
    const found = await storage.get(key)
    found?.stream.destroy()
    return found && { type: found.type, size: found.size }
  }

  const listLeftovers = async () => {
    const names = kind === 'folder' ? await readdir(dir, { recursive: true }) : []
    return names.filter(name => name.includes('unfinished'))
  }

  test('gives back what was put, with its type and size', async () => {
    await storage.put('requests/2026/a-1.png', bytes, png)
    expect(await readFacts('requests/2026/a-1.png')).toEqual(png)
    expect(await read('requests/2026/a-1.png')).toEqual(bytes)
  })

  test('takes a stream of several megabytes', async () => {
    const large = randomBytes(5_000_000)
    const chunks = Array.from({ length: 50 }, (_, index) =>
      large.subarray(index * 100_000, (index + 1) * 100_000),
    )
    await storage.put('large', Readable.from(chunks), { type: 'video/mp4', size: large.length })
    expect((await read('large'))?.equals(large)).toBe(true)
  })

  test('keeps an empty file, and a type with a character set', async () => {
    await storage.put('empty', Buffer.alloc(0), { type: 'text/plain; charset=utf-8', size: 0 })
    expect(await readFacts('empty')).toEqual({ type: 'text/plain; charset=utf-8', size: 0 })
    expect(await read('empty')).toEqual(Buffer.alloc(0))
  })

  test.runIf(kind === 'folder')(
    'removes what is left of a file that was cut off before its body',
    async () => {
      await storage.put('cut/off', bytes, png)
      await rm(path.join(dir, 'files', 'cut', '@off'))
      await storage.remove('cut/off')
      expect(await readdir(path.join(dir, 'files', 'cut'))).toEqual([])
    },
  )

  test('replaces what was there', async () => {
    await storage.put('twice', bytes, png)
    await storage.put('twice', Buffer.from('later'), { type: 'text/plain', size: 5 })
    expect(String(await read('twice'))).toBe('later')
    expect(await readFacts('twice')).toEqual({ type: 'text/plain', size: 5 })
  })

  test('keeps a key and the keys below it apart', async () => {
    for (const key of ['a', 'a/b', 'a/b/c', 'type'])
      await storage.put(key, Buffer.from(key.padEnd(5)), { ...png, size: 5 })
    expect(String(await read('a'))).toBe('a    ')
    expect(String(await read('a/b/c'))).toBe('a/b/c')
  })

  test('lists the keys of what it holds', async () => {
    for (const key of ['listed/a', 'listed/b/c', 'listed/d', 'listed/e', 'listed/gone'])
      await storage.put(key, bytes, png)
    await storage.remove('listed/gone')
    if (kind === 's3') s3.objects.set('listed/Not Ours', { body: bytes, type: 'x/y' })
    const keys: string[] = []
    for await (const key of storage.list()) if (key.startsWith('listed/')) keys.push(key)
    expect(keys.sort()).toEqual(['listed/a', 'listed/b/c', 'listed/d', 'listed/e'])
  })

  test('has nothing for an unknown or removed key', async () => {
    expect(await storage.get('none/here')).toBe(null)
    await storage.put('gone', bytes, png)
    await storage.remove('gone')
    await storage.remove('gone')
    await storage.remove('none/here')
    expect(await storage.get('gone')).toBe(null)
  })

  test.each([2, 4])('stores nothing when 3 bytes come instead of %i', async size => {
    await expect(storage.put('wrong', bytes, { ...png, size })).rejects.toThrow(SizeMismatch)
    await expect(storage.put('wrong', Readable.from([bytes]), { ...png, size })).rejects.toThrow(SizeMismatch)
    expect(await storage.get('wrong')).toBe(null)
    expect(await listLeftovers()).toEqual([])
  })

  test('stores nothing when its source breaks off', async () => {
    async function* breaking() {
      yield bytes
      throw new Error('the visitor left')
    }
    await expect(storage.put('broken', Readable.from(breaking()), { ...png, size: 9 })).rejects.toThrow(
      'visitor left',
    )
    expect(await storage.get('broken')).toBe(null)
    expect(await listLeftovers()).toEqual([])
  })

  test.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '..',
    '../a',
    'a/../b',
    'a/./b',
    '.hidden',
    'A',
    'é',
    'a b',
    'a@b',
    'a%2fb',
    'a\\b',
    'a\0',
    'a'.repeat(501),
  ])('refuses the key %j', async key => {
    await expect(storage.put(key, bytes, png)).rejects.toThrow(RangeError)
    await expect(storage.get(key)).rejects.toThrow(RangeError)
    await expect(storage.remove(key)).rejects.toThrow(RangeError)
  })

  test.each(['', 'png', 'image/png\r\nX: y', 'image/png; a=b'])('refuses the type %j', async type => {
    await expect(storage.put('typed', bytes, { type, size: 3 })).rejects.toThrow(RangeError)
  })

  test('says that it is ready', async () => {
    await storage.ready()
  })
})
