import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const opened: string[] = []

// Here and not where a folder is opened: a test that is running can no longer say what comes after all tests.
afterAll(async () => {
  for (const folder of opened.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** An empty folder for the tests of this file, which is removed after them. */
export async function openFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  opened.push(folder)
  return folder
}
