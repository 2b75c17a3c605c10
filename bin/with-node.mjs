// Runs one of the project's programs with the project's own Node: `node bin/with-node.mjs bin/start.ts [arguments]`.
// The machine's Node (20 or newer) only gets this far: it installs what package-lock.json names when that is not
// done yet, and hands over. Safe to run twice: nothing is installed when nothing changed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed-from')
const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('install: fetching the packages that package-lock.json names (a minute or so the first time)')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    console.error('install: npm ci failed; its own lines above say why')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, lock)
}

const pinned = join(root, 'node_modules', '.bin', 'node')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const own = existsSync(pinned) ? pinned : major > 24 || (major === 24 && minor >= 15) ? process.execPath : null
if (own === null) {
  console.error(`No pinned Node for ${process.platform} ${process.arch}: run this with Node 24.15 or newer.`)
  process.exit(1)
}

const [program = '', ...rest] = process.argv.slice(2)
const run = spawn(own, [resolve(root, program), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal))
run.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
