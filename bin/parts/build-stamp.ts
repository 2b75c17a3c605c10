import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** Whether what lies in `build/` was made from the sources as they are. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

export const rememberBuild = (): void => writeFileSync(stamp, fingerprint())

/** Names, sizes and contents of small files; names, sizes and dates of pictures and films, which take long to read. */
function fingerprint(): string {
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
