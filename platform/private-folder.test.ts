import { chmodSync, statSync } from 'node:fs'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '../test/folders.ts'
import { createLog } from './log.ts'
import { makeContentPrivate, makeFolderPrivate, makePrivateFile } from './private-folder.ts'

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

function openLog() {
  const lines: Record<string, unknown>[] = []
  return { lines, log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }) }
}

test.for([0o755, 0o750, 0o711, 0o777])('a folder with mode %o becomes 0700, and it is said', async mode => {
  const folder = await openFolder('private')
  chmodSync(folder, mode)
  const { log, lines } = openLog()
  makeFolderPrivate(folder, log)
  expect(modeOf(folder)).toBe('700')
  expect(lines).toMatchObject([
    { level: 'warn', was: mode.toString(8), msg: expect.stringContaining('0700 now') },
  ])
})

test('a folder that is private, or missing, is nothing to speak of', async () => {
  const { log, lines } = openLog()
  const folder = await openFolder('private')
  makeFolderPrivate(folder, log)
  makeFolderPrivate(join(folder, 'new'), log)
  expect(modeOf(join(folder, 'new'))).toBe('700')
  expect(lines).toEqual([])
})

test('every file below becomes 0600 and every folder 0700; what a link leads to is left alone', async () => {
  const folder = await openFolder('private')
  const elsewhere = await openFolder('elsewhere')
  await writeFile(join(elsewhere, 'theirs'), 'x')
  await chmod(join(elsewhere, 'theirs'), 0o644)
  await mkdir(join(folder, 'files', 'deep'), { recursive: true })
  for (const name of ['secret', 'site.db', 'files/a', 'files/deep/b']) {
    await writeFile(join(folder, name), 'x')
    await chmod(join(folder, name), 0o644)
  }
  await chmod(join(folder, 'files'), 0o755)
  await chmod(join(folder, 'files', 'deep'), 0o755)
  await symlink(join(elsewhere, 'theirs'), join(folder, 'link'))
  expect(await makeContentPrivate(folder, new AbortController().signal)).toBe(6)
  for (const name of ['secret', 'site.db', 'files/a', 'files/deep/b'])
    expect(modeOf(join(folder, name))).toBe('600')
  for (const name of ['files', 'files/deep']) expect(modeOf(join(folder, name))).toBe('700')
  expect(modeOf(join(elsewhere, 'theirs'))).toBe('644')
  expect(await makeContentPrivate(folder, new AbortController().signal)).toBe(0)
})

test('a missing file is made private, and one that is there is not touched', async () => {
  const file = join(await openFolder('private'), 'new', 'lock.db')
  makePrivateFile(file)
  expect([modeOf(file), statSync(file).size]).toEqual(['600', 0])
  await writeFile(file, 'held')
  makePrivateFile(file)
  expect(statSync(file).size).toBe(4)
})
