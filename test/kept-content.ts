import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const folder = process.env.TEST_RUN_FOLDER
const kept = folder && join(folder, 'content.db')

/** Copies the kept database, if there is one, into an empty data folder: an import of the content takes a second. */
export function bringContent(dataDir: string): void {
  if (kept && existsSync(kept)) copyFileSync(kept, join(dataDir, 'site.db'))
}

/** Keeps a copy of a new database with its content for the test servers that open later. */
export function keepContent(dataDir: string): void {
  if (!kept || existsSync(kept)) return
  const copy = `${kept}-${process.pid}`
  const db = new DatabaseSync(join(dataDir, 'site.db'))
  db.exec(`vacuum into '${copy}'`)
  db.close()
  // Each test server is an installation of its own.
  const copied = new DatabaseSync(copy)
  copied.exec('delete from installation')
  copied.close()
  renameSync(copy, kept)
}
