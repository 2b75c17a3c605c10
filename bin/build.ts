import { execFileSync } from 'node:child_process'
import { isBuilt, rememberBuild } from './parts/build-stamp.ts'
import { compressFolder } from './parts/compress-folder.ts'

const force = process.argv.includes('--force')
if (!force && isBuilt()) {
  console.log('build: up to date')
} else {
  console.log('build: bundling the site for the server and for browsers')
  execFileSync('node_modules/.bin/react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const count = await compressFolder('build/client')
  console.log(`build: ${count} files compressed ahead of time`)
  rememberBuild()
}
