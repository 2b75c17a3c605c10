import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folders.ts'

const filesIn = 40
/** A build as bin/build.ts makes it, without the bundling: files in pieces, a stamp, what was there before, and the switch. */
const program = (build: string, name: string) => `
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { rememberBuild } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'build-stamp.ts')).href)}
import { keepAssets } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'keep-assets.ts')).href)}
import { openRelease, putInPlace } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'release.ts')).href)}
const build = ${JSON.stringify(build)}
const release = openRelease(build, '${name}')
const assets = join(release, 'client', 'assets')
mkdirSync(assets, { recursive: true })
console.log('building')
for (let file = 0; file < ${filesIn}; file++)
  for (const half of ['first half ', 'second half']) appendFileSync(join(assets, '${name}-' + file + '.css'), half)
await keepAssets(join(build, 'current', 'client', 'assets'), join(build, 'earlier', 'assets'))
rememberBuild(release, '${name}')
putInPlace(build, release)
`

/** Runs such a build, and kills it after so many milliseconds. Returns whether it had ended before. */
async function runBuild(build: string, name: string, killAfterMs?: number): Promise<boolean> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(build, name)])
  const ended = once(child, 'exit')
  if (killAfterMs !== undefined) {
    await Promise.race([once(child.stdout, 'data'), ended])
    setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  }
  const [code] = await ended
  return code === 0
}

/** The files of a folder that the server reads, by name; names with a dot at their beginning it passes over. */
async function served(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter(name => !name.startsWith('.'))
  return new Map(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

test('a build that is killed at any moment leaves the former release, whole; one that ends is the next', async () => {
  const build = await openFolder('build')
  expect(await runBuild(build, 'r0')).toBe(true)
  let last = 'r0'
  for (const [n, after] of [0, 1, 2, 3, 5, 8, 12, 20].entries()) {
    const name = `r${n + 1}`
    if (await runBuild(build, name, after)) last = name
    const current = await served(join(build, 'current', 'client', 'assets'))
    // It was killed after the switch, or before it: nothing is in between.
    if (current.has(`${name}-0.css`)) last = name
    expect([...current.keys()].filter(file => file.startsWith(`${last}-`))).toHaveLength(filesIn)
    const everything = [...current, ...(await served(join(build, 'earlier', 'assets')))]
    expect(everything.filter(([, text]) => text !== 'first half second half')).toEqual([])
  }
})

test('the release before the last stays for a server that is running; older and cut-off ones go', async () => {
  const build = await openFolder('build')
  await runBuild(build, 'one')
  const running = await realpath(join(build, 'current'))
  await runBuild(build, 'cut', 0)
  await runBuild(build, 'two')
  expect((await served(join(running, 'client', 'assets'))).size).toBe(filesIn)
  expect((await served(join(build, 'earlier', 'assets'))).has('one-0.css')).toBe(true)
  await runBuild(build, 'three')
  const names = (await readdir(join(build, 'releases'))).map(name => name.split('-')[0])
  expect(names.sort()).toEqual(['three', 'two'])
  expect((await readdir(build)).sort()).toEqual(['current', 'earlier', 'releases'])
})
