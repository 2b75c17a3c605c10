import { readFile } from 'node:fs/promises'
import { writeWhole } from './files.ts'

/** By master: the digest of what it was last painted from. */
type InputDigests = Record<string, string>

/** Reads what was painted before; nothing if it cannot be read, and then everything is painted anew. */
export async function readPainted(path: string): Promise<InputDigests> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as InputDigests
  } catch {
    return {}
  }
}

/** Notes one master, in order of names, so that a change shows as one line. */
export async function notePainted(path: string, master: string, input: string): Promise<void> {
  const painted = { ...(await readPainted(path)), [master]: input }
  const sorted = Object.fromEntries(Object.entries(painted).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeWhole(path, `${JSON.stringify(sorted, null, 2)}\n`)
}
