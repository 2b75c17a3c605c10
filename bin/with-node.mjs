// Runs one of the project's programs with the project's own Node: `node bin/with-node.mjs bin/start.ts [arguments]`.
// The machine's Node (20 or newer) only gets this far: it installs what package-lock.json names when that is not
// done yet, and hands over. Safe to run twice: nothing is installed when nothing changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { servingEnv, servingFlags } from './parts/serving.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.installed-from')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) await install()
const [program = '', ...rest] = process.argv.slice(2)
const path = [binaries, process.env.PATH].join(delimiter)
const serves = program === 'bin/start.ts'
const flags = serves ? servingFlags : []
const env = { ...(serves && servingEnv), ...process.env, PATH: path }
process.exit(await run(findNode(), [...flags, resolve(root, program), ...rest], env))

/** The stamp goes before anything is touched and comes back whole: an install that was cut off is done again. */
async function install() {
  console.log('install: fetching the packages that package-lock.json names (a minute or so the first time)')
  rmSync(stamp, { force: true })
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env)
  if (code !== 0) {
    console.error('install: npm ci did not finish; its own lines above say why')
    process.exit(code)
  }
  writeFileSync(`${stamp}.new`, lock)
  renameSync(`${stamp}.new`, stamp)
}

function findNode() {
  const pinned = join(binaries, 'node')
  if (existsSync(pinned)) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath
  console.error(`No pinned Node for ${process.platform} ${process.arch}: run this with Node 24.15 or newer.`)
  process.exit(1)
}

/** Runs a program in the project's folder, passes signals on to it and resolves to its exit code. */
function run(command, args, env) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
    const passOn = signal => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, passOn)
      done(code ?? 128 + constants.signals[signal])
    })
  })
}
