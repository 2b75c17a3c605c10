import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAssets } from './keep-assets.ts'

const day = 24 * 3_600_000
const release = Date.parse('2026-11-01')
let folder = ''
let current = ''
let kept = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  current = join(folder, 'client')
  kept = join(folder, 'earlier', 'assets')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The output of a next build in place of the last one. */
async function build(...names: readonly string[]) {
  await rm(current, { recursive: true, force: true })
  await mkdir(current)
  for (const name of names) await writeFile(join(current, name), `this is ${name}`)
}

test('the files of earlier releases stay beside each other, as they were', async () => {
  await build('page-a1.js', 'page-a1.js.br')
  await keepAssets(current, kept, release)
  await build('page-b2.js')
  await keepAssets(current, kept, release + day)
  await build('page-c3.js')
  expect((await readdir(kept)).sort()).toEqual(['page-a1.js', 'page-a1.js.br', 'page-b2.js'])
  expect(await readFile(join(kept, 'page-a1.js'), 'utf8')).toBe('this is page-a1.js')
})

test('a file is dropped 30 days after the last release that had it', async () => {
  await build('old.js', 'shared.js')
  await keepAssets(current, kept, release)
  await build('new.js', 'shared.js')
  await keepAssets(current, kept, release + 10 * day)
  await build('newest.js')
  await keepAssets(current, kept, release + 31 * day)
  expect((await readdir(kept)).sort()).toEqual(['new.js', 'newest.js', 'shared.js'])
})

test('the first build has nothing to keep', async () => {
  await keepAssets(current, kept, release)
  expect(await readdir(kept)).toEqual([])
})
