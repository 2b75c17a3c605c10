import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes `{name}.{hash of the bytes}.woff2` and returns the file name. */
export function writeHashed(folder: string, name: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.woff2`
  writeWhenChanged(join(folder, file), bytes)
  return file
}

/** Deletes font files other than the given ones. */
export function deleteOtherFonts(folder: string, names: ReadonlySet<string>) {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.woff2') && !names.has(name)) rmSync(join(folder, name))
  }
}

/** Writes a formatted source file, unless it has these bytes already. */
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
