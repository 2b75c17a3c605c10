import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findState, noteWorks, paintWorks, type Report, type Studio } from './paint-works.ts'
import type { Work } from './work.ts'

let folder: string
let studio: Studio

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'))
  studio = { masters: join(folder, 'masters'), painted: join(folder, 'painted.json') }
})
afterEach(() => rm(folder, { recursive: true }))

const quiet: Report = { progress: () => {}, tell: () => {} }
const pear: Work = {
  master: 'pear.avif',
  seed: 1,
  size: [16, 16],
  from: ['work.ts'],
  paint: async () => new TextEncoder().encode('a pear'),
}
const read = (name: string) => readFile(join(folder, name), 'utf8')

test('paints what was never painted, and nothing twice', async () => {
  expect(await paintWorks([pear], quiet, { studio })).toBe(1)
  expect(await read('masters/pear.avif')).toBe('a pear')
  expect(await paintWorks([pear], quiet, { studio })).toBe(0)
  expect(await paintWorks([pear], quiet, { studio, force: true })).toBe(1)
})

test('another seed, size or program, or a lost master, is a reason to paint anew', async () => {
  await paintWorks([pear], quiet, { studio })
  expect(await findState(pear, studio)).toBe('up to date')
  expect(await findState({ ...pear, seed: 2 }, studio)).toBe('changed')
  expect(await findState({ ...pear, size: [16, 20] }, studio)).toBe('changed')
  expect(await findState({ ...pear, from: ['entry.ts'] }, studio)).toBe('changed')
  await rm(join(studio.masters, 'pear.avif'))
  expect(await findState(pear, studio)).toBe('missing')
})

test('a changed program that moves no pixel is noted without painting; a missing master is not', async () => {
  await paintWorks([pear], quiet, { studio })
  const renamed = { ...pear, from: ['entry.ts'], paint: () => Promise.reject(new Error('painted')) }
  expect(await noteWorks([renamed, { ...renamed, master: 'apple.avif' }], studio)).toBe(1)
  expect(await findState(renamed, studio)).toBe('up to date')
  expect(await findState({ ...renamed, master: 'apple.avif' }, studio)).toBe('missing')
})

test('a work that fails is named, keeps its old master and is not noted', async () => {
  await paintWorks([pear], quiet, { studio })
  const broken = { ...pear, seed: 2, paint: () => Promise.reject(new Error('no paint left')) }
  await expect(paintWorks([broken], quiet, { studio })).rejects.toThrow('pear.avif: no paint left')
  expect(await read('masters/pear.avif')).toBe('a pear')
  expect(await findState(broken, studio)).toBe('changed')
})

test('the next run deletes the unfinished files of an interrupted one', async () => {
  await paintWorks([pear], quiet, { studio })
  await writeFile(join(studio.masters, '.part-pear.avif'), 'a pe')
  await paintWorks([pear], quiet, { studio, force: true })
  expect(await readdir(studio.masters)).toEqual(['pear.avif'])
  expect(await read('masters/pear.avif')).toBe('a pear')
})

test('notes are sorted, so that a change shows as one line', async () => {
  await paintWorks([pear, { ...pear, master: 'apple.avif' }], quiet, { studio })
  expect(Object.keys(JSON.parse(await read('painted.json')))).toEqual(['apple.avif', 'pear.avif'])
})

test('a path that is not there is named', async () => {
  const lost = { ...pear, from: ['scenes/moon'] }
  await expect(paintWorks([lost], quiet, { studio })).rejects.toThrow('art/scenes/moon is missing')
})
