import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecret } from './secret.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('a given secret is used, and no file is made', async () => {
  expect(await loadSecret({ secret: ['given', 'before'], dataDir: dir })).toEqual(['given', 'before'])
  expect(await readdir(dir)).toEqual([])
})

test('the first start makes a secret that only the owner can read, and later starts keep it', async () => {
  const dataDir = path.join(dir, 'data')
  const [secret] = await loadSecret({ secret: null, dataDir })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe(secret)
  expect(await loadSecret({ secret: null, dataDir })).toEqual([secret])
})

test('twenty starts at once agree on one secret and leave nothing else behind', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => loadSecret({ secret: null, dataDir: dir })))
  expect(new Set(all.flat()).size).toBe(1)
  expect(await readdir(dir)).toEqual(['secret'])
})

test('a line put above the others in the file is the newest value', async () => {
  const [newest, older] = ['n'.repeat(32), 'o'.repeat(43)]
  await writeFile(path.join(dir, 'secret'), `${newest}\n${older}\n`)
  expect(await loadSecret({ secret: null, dataDir: dir })).toEqual([newest, older])
})

test('a damaged file is said, not replaced', async () => {
  await writeFile(path.join(dir, 'secret'), 'cut off')
  await expect(loadSecret({ secret: null, dataDir: dir })).rejects.toThrow('is damaged')
  await writeFile(path.join(dir, 'secret'), `${'n'.repeat(32)}\ncut off`)
  await expect(loadSecret({ secret: null, dataDir: dir })).rejects.toThrow('is damaged')
})
