import { existsSync, renameSync } from 'node:fs'
import { fingerprintSources, forgetBuild, isBuiltFrom, rememberBuild } from './parts/build-stamp.ts'
import { buildWorker } from './parts/build-worker.ts'
import { compressFolder } from './parts/compress-folder.ts'
import { keepAssets } from './parts/keep-assets.ts'
import { run } from './parts/run.ts'
import { writePressArchive } from './parts/write-press-archive.ts'

const waiting = '.react-router/earlier'
const force = process.argv.includes('--force')
// Taken before: what is changed while it builds is built the next time.
const sources = fingerprintSources()
if (!force && isBuiltFrom(sources)) {
  console.log('build: up to date')
} else {
  console.log('build: bundling the site for the server and for browsers')
  forgetBuild()
  // The router empties `build/` before it writes: what is to stay waits outside meanwhile, also for a build that was cut off.
  if (existsSync('build/earlier')) renameSync('build/earlier', waiting)
  await keepAssets('build/client/assets', `${waiting}/assets`)
  const { code, output } = await run('react-router', ['build'], {
    env: { NODE_ENV: 'production' },
    output: 'kept',
  })
  if (code !== 0) {
    console.error(output.trim())
    console.error('build: failed; the lines above say why')
    process.exit(code)
  }
  renameSync(waiting, 'build/earlier')
  await writePressArchive('build/client')
  await buildWorker('build/worker', sources.slice(0, 12))
  const count = (await compressFolder('build/client')) + (await compressFolder('build/worker'))
  console.log(`build: ${count} files compressed ahead of time`)
  rememberBuild(sources)
}
