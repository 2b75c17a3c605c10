import { readFile } from 'node:fs/promises'
import { place, writeWhole } from './files.ts'

/** An encoded file: the digest of its master and settings, and its name and size. */
interface EncodedFile {
  made: string
  file: string
  bytes: number
}

/** The digest, size and main color of one master. */
export interface MasterFacts {
  made: string
  width: number
  height: number
  colour: string
}

export interface Ledger {
  files: Record<string, EncodedFile>
  masters: Record<string, MasterFacts>
}

const path = place('art/encoded.json')

/** Reads what was encoded before; nothing if it cannot be read, and then everything is made anew. */
export async function readLedger(): Promise<Ledger> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Ledger
  } catch {
    return { files: {}, masters: {} }
  }
}

let last: Promise<void> = Promise.resolve()

/** Saves the ledger, one writer after the other, sorted so that a change shows as a few lines. */
export function saveLedger(ledger: Ledger): Promise<void> {
  last = last.then(() => {
    const sorted = { files: sortKeys(ledger.files), masters: sortKeys(ledger.masters) }
    return writeWhole(path, `${JSON.stringify(sorted, null, 2)}\n`)
  })
  return last
}

const sortKeys = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
