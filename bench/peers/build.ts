import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../bin/parts/run.ts'
import type { Article } from './article.ts'
import type { Peer } from './peer.ts'

/** The switches of the frameworks' telemetry. */
export const noTelemetry = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
}

/**
 * Installs and builds a peer in the system's temporary folder, where it is kept for later runs of the same versions and
 * text. Resolves to its folder; throws with the last lines of the program that failed.
 */
export async function buildPeer(peer: Peer, article: Article): Promise<string> {
  const folder = join(tmpdir(), `peer-${peer.name.toLowerCase()}-${peer.version}`)
  const files: Readonly<Record<string, string | Buffer>> = {
    'package.json': `${JSON.stringify(manifest(peer), null, 2)}\n`,
    'public/cover.avif': article.cover.bytes,
    ...peer.files(article),
  }
  const stamp = join(folder, 'built-from')
  const hash = createHash('sha256')
  for (const [path, content] of Object.entries(files)) hash.update(`${path}\n`).update(content)
  const digest = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return folder

  rmSync(stamp, { force: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  console.log(`peers: installing and building ${peer.name} ${peer.version} in ${folder}`)
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  await succeed(peer, ['install', '--prefix', folder, ...options])
  await succeed(peer, ['run', 'build', '--prefix', folder])
  writeFileSync(stamp, digest)
  return folder
}

const manifest = ({ name, dependencies, devDependencies, build }: Peer) => ({
  name: `peer-${name.toLowerCase()}`,
  private: true,
  type: 'module',
  scripts: { build },
  dependencies,
  devDependencies,
})

async function succeed(peer: Peer, args: readonly string[]): Promise<void> {
  const { code, output } = await run('npm', args, { env: noTelemetry, output: 'kept' })
  if (code !== 0) throw new Error(`${peer.name}: npm ${args[0]} failed: ${output.trim().slice(-1000)}`)
}
