import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampName } from './release.ts'

const sources = [
  'site',
  'office',
  'ui',
  'contract',
  'docs/office',
  'docs/office.md',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Whether a release was made whole from sources with this fingerprint. */
export function isBuiltFrom(release: string, sources: string): boolean {
  const stamp = join(release, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
}

/** The last step of a build: a release without it was cut off. */
export const rememberBuild = (release: string, sources: string): void =>
  writeFileSync(join(release, stampName), sources)

/** Names, sizes and contents of small files; names, sizes and dates of pictures and films, which take long to read. */
export function fingerprintSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  return hash.digest('hex')
}

/** Excluded from the stamp: not part of the build. */
const isTest = (name: string): boolean => name.endsWith('.test.ts')

function add(hash: ReturnType<typeof createHash>, path: string): void {
  const facts = statSync(path)
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!isTest(name)) add(hash, join(path, name))
    return
  }
  hash.update(`${path}\0${facts.size}\0`)
  if (path.startsWith('public/')) hash.update(String(facts.mtimeMs))
  else hash.update(readFileSync(path))
}
