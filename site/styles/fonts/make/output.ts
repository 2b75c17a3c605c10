import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes `{name}.{hash of the bytes}.woff2` and removes what stood there under another hash. Gives the file's name. */
export function writeHashed(folder: string, name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.woff2`
  const earlier = readdirSync(folder).filter(other => /^(.+)\.[0-9a-f]{8}\.woff2$/.exec(other)?.[1] === name)
  for (const other of earlier) if (other !== file) rmSync(join(folder, other))
  writeWhenChanged(join(folder, file), bytes)
  return file
}

/** Writes a source file in the project's format. A file that holds these very bytes is left alone. */
export function writeSource(root: string, path: string, text: string) {
  const biome = join(root, 'node_modules/.bin/biome')
  const run = spawnSync(biome, ['format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`${path}: ${run.stderr.trim()}`)
  writeWhenChanged(join(root, path), run.stdout)
}

function writeWhenChanged(path: string, content: Buffer | string) {
  const bytes = Buffer.from(content)
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes)
}
