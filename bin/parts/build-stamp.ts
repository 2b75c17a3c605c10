import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stamp = 'build/.built-from'
const sources = [
  'site',
  'contract',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

/** Whether what lies in `build/` was made from sources with this fingerprint. */
export const isBuiltFrom = (sources: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === sources

/** Before a build begins: one that is cut off is done again. */
export const forgetBuild = (): void => rmSync(stamp, { force: true })

export const rememberBuild = (sources: string): void => writeFileSync(stamp, sources)

/** Names, sizes and contents of small files; names, sizes and dates of pictures and films, which take long to read. */
export function fingerprintSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  return hash.digest('hex')
}

function add(hash: ReturnType<typeof createHash>, path: string): void {
  const facts = statSync(path)
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name))
    return
  }
  hash.update(`${path}\0${facts.size}\0`)
  if (path.startsWith('public/')) hash.update(String(facts.mtimeMs))
  else hash.update(readFileSync(path))
}
