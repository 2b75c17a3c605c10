import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.ico',
  '.webmanifest',
  '.html',
  '.xml',
])

/** Writes `.br` and `.gz` beside every file that gets smaller by it. Returns the number of those files. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile() && compressible.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
  const done = await Promise.all(files.map(compress))
  return done.filter(Boolean).length
}

async function compress(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  if (br.length >= bytes.length) return false
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}
