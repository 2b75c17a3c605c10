import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const folder = process.env.TEST_RUN_FOLDER
const kept = folder && join(folder, 'content.db')

/** Puts a database that has the project's content into an empty data folder, if there is one by now: reading it in takes a second. */
export function bringContent(dataDir: string): void {
  if (kept && existsSync(kept)) copyFileSync(kept, join(dataDir, 'site.db'))
}

/** Keeps the database of a world that has only just begun, for those that come after it. */
export function keepContent(dataDir: string): void {
  if (!kept || existsSync(kept)) return
  const copy = `${kept}-${process.pid}`
  const db = new DatabaseSync(join(dataDir, 'site.db'))
  db.exec(`vacuum into '${copy}'`)
  db.close()
  // Each world is an installation of its own.
  const copied = new DatabaseSync(copy)
  copied.exec('delete from installation')
  copied.close()
  renameSync(copy, kept)
}
