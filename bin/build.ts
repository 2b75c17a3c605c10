import { fingerprintSources, forgetBuild, isBuiltFrom, rememberBuild } from './parts/build-stamp.ts'
import { compressFolder } from './parts/compress-folder.ts'
import { run } from './parts/run.ts'
import { writePressArchive } from './parts/write-press-archive.ts'

const force = process.argv.includes('--force')
// Taken before: what is changed while it builds is built the next time.
const sources = fingerprintSources()
if (!force && isBuiltFrom(sources)) {
  console.log('build: up to date')
} else {
  console.log('build: bundling the site for the server and for browsers')
  forgetBuild()
  const { code, output } = await run('react-router', ['build'], {
    env: { NODE_ENV: 'production' },
    output: 'kept',
  })
  if (code !== 0) {
    console.error(output.trim())
    console.error('build: failed; the lines above say why')
    process.exit(code)
  }
  await writePressArchive('build/client')
  const count = await compressFolder('build/client')
  console.log(`build: ${count} files compressed ahead of time`)
  rememberBuild(sources)
}
