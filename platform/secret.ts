import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeDurably } from './durable-file.ts'
import type { Settings } from './settings.ts'
import type { Secrets } from './signature.ts'

/**
 * The secret that signs tokens, its newest value first: `SECRET`, or else the lines of the file `secret` in the data folder.
 * The first start makes that file (mode 0600, 32 random bytes as base64url); two starts at once agree on one.
 * Throws when a line of the file has less than 32 characters.
 */
export async function loadSecret(settings: Pick<Settings, 'secret' | 'dataDir'>): Promise<Secrets> {
  if (settings.secret !== null) return settings.secret
  const file = path.join(settings.dataDir, 'secret')
  const [newest = '', ...older] = ((await findSecret(file)) ?? (await makeSecret(file))).split(/\s+/)
  if ([newest, ...older].some(each => each.length < 32))
    throw new Error(`${file} is damaged: it should hold at least 32 characters on each line.`)
  return [newest, ...older]
}

async function findSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

async function makeSecret(file: string): Promise<string> {
  try {
    await writeDurably(file, randomBytes(32).toString('base64url'), { mode: 0o600, exclusive: true })
  } catch (error) {
    // A concurrent start has created it: its secret is used.
    if (!isCode(error, 'EEXIST')) throw error
  }
  return (await readFile(file, 'utf8')).trim()
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
