import { join } from 'node:path'
import { fingerprintSources, isBuiltFrom, rememberBuild } from './parts/build-stamp.ts'
import { buildWorker } from './parts/build-worker.ts'
import { compressFolder } from './parts/compress-folder.ts'
import { keepAssets } from './parts/keep-assets.ts'
import { openRelease, putInPlace } from './parts/release.ts'
import { run } from './parts/run.ts'
import { writeIntegrity } from './parts/write-integrity.ts'
import { writePressArchive } from './parts/write-press-archive.ts'

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
  await writePressArchive(join(release, 'client'))
  await buildWorker(join(release, 'worker'), sources.slice(0, 12))
  const count =
    (await compressFolder(join(release, 'client'))) + (await compressFolder(join(release, 'worker')))
  console.log(`build: ${count} files compressed ahead of time`)
  if (workbench) {
    await bundle(join(release, 'workbench'), { WORKBENCH: '1' })
    rememberBuild(join(release, 'workbench'), sources)
  }
  await keepAssets('build/current/client/assets', 'build/earlier/assets')
  rememberBuild(release, sources)
  putInPlace('build', release)
}

async function bundle(folder: string, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run('react-router', ['build'], {
    env: { NODE_ENV: 'production', BUILD_DIR: folder, ...env },
    output: 'kept',
  })
  if (code !== 0) {
    console.error(output.trim())
    console.error('build: failed; the lines above say why')
    process.exit(code)
  }
  await writeIntegrity(folder)
}
