import { join, resolve } from 'node:path'
import { fingerprintSources, isBuiltFrom, rememberBuild } from './parts/build-stamp.ts'
import { buildWorker } from './parts/build-worker.ts'
import { compressFolder } from './parts/compress-folder.ts'
import { keepAssets } from './parts/keep-assets.ts'
import { openRelease, putInPlace } from './parts/release.ts'
import { run } from './parts/run.ts'
import { writeIntegrity } from './parts/write-integrity.ts'
import { writePressArchive } from './parts/write-press-archive.ts'
import { writeStyles } from './parts/write-styles.ts'

/** `--workbench`: also bundles the site with its workbench, for the tests (test/test-server.ts). `--force`: in any case. */
const force = process.argv.includes('--force')
const workbench = process.argv.includes('--workbench')
// The stamp is taken before the build: a source that changes meanwhile is built the next time.
const sources = fingerprintSources()
const upToDate =
  isBuiltFrom('build/current', sources) && (!workbench || isBuiltFrom('build/current/workbench', sources))
if (!force && upToDate) {
  console.log('build: up to date')
} else {
  console.log('build: bundling the site for the server and for browsers')
  const release = openRelease('build', sources.slice(0, 12))
  await bundle(release)
  await bundleOffice(join(release, 'office'))
  await writePressArchive(join(release, 'client'))
  await buildWorker(join(release, 'worker'), sources.slice(0, 12))
  const folders = ['client', 'worker', 'office/client'].map(name => compressFolder(join(release, name)))
  const count = (await Promise.all(folders)).reduce((sum, each) => sum + each)
  console.log(`build: ${count} files compressed ahead of time`)
  if (workbench) {
    await bundle(join(release, 'workbench'), { WORKBENCH: '1' })
    await bundleOffice(join(release, 'workbench', 'office'), { WORKBENCH: '1' })
    rememberBuild(join(release, 'workbench'), sources)
  }
  await keepAssets('build/current/client/assets', 'build/earlier/assets')
  await keepAssets('build/current/office/client/assets', 'build/earlier/office/assets')
  rememberBuild(release, sources)
  putInPlace('build', release)
}

async function bundle(folder: string, env: Record<string, string> = {}): Promise<void> {
  await buildRoutes([], { BUILD_DIR: folder, ...env })
  await writeIntegrity(folder)
  await writeStyles(folder)
}

/** Its paths are relative to its own root. */
async function bundleOffice(folder: string, env: Record<string, string> = {}): Promise<void> {
  await buildRoutes(['office'], { BUILD_DIR: resolve(folder), ...env })
}

async function buildRoutes(args: readonly string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await run('react-router', ['build', ...args], {
    env: { NODE_ENV: 'production', ...env },
    output: 'kept',
  })
  if (code === 0) return
  console.error(output.trim())
  console.error('build: failed; the lines above say why')
  process.exit(code)
}
