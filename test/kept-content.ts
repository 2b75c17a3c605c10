import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { recurringKind } from '../platform/jobs/recurring.ts'
import { sharingPicturesJob } from '../services/admin/content/sharing-pictures/renew-pictures.ts'

const folder = process.env.TEST_RUN_FOLDER
const kept = folder && join(folder, 'content.db')

/** Copies the kept database, if there is one, into an empty data folder: an import of the content takes a second. */
export function bringContent(dataDir: string): void {
  if (kept && existsSync(kept)) copyFileSync(kept, join(dataDir, 'site.db'))
}

/**
 * The same for a server in a process of its own, which would make pictures for sharing from its first second on: it begins a minute
 * later.
 */
export function bringContentWithoutPictures(dataDir: string): void {
  bringContent(dataDir)
  const file = join(dataDir, 'site.db')
  if (!existsSync(file)) return
  const db = new DatabaseSync(file)
  const kind = recurringKind(sharingPicturesJob)
  db.prepare(
    `insert into jobs (id, kind, payload, run_at, attempts, dedupe_key) values (?, ?, 'null', '2999-01-01T00:00:00.000Z', 0, ?)
     on conflict do nothing`,
  ).run(kind, kind, kind)
  db.close()
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
