import { readFile, rename } from 'node:fs/promises'
import { digest, writeWhole } from '../files.ts'

/** Writes a file under a name that carries the digest of its bytes, `a.vtt` as `a.1a2b3c4d.vtt`; gives that name. */
export async function nameByContent(
  folder: string,
  name: string,
  bytes: string | Uint8Array,
): Promise<string> {
  const file = addDigest(name, bytes)
  await writeWhole(`${folder}/${file}`, bytes)
  return file
}

/** Gives a finished file its lasting name in the same folder. */
export async function keepFinished(folder: string, part: string, name: string) {
  const bytes = await readFile(part)
  const file = addDigest(name, bytes)
  await rename(part, `${folder}/${file}`)
  return { file, bytes: bytes.length }
}

const addDigest = (name: string, bytes: string | Uint8Array) => {
  const dot = name.indexOf('.')
  return `${name.slice(0, dot)}.${digest(8, bytes)}${name.slice(dot)}`
}
