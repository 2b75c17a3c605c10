import { backup, DatabaseSync } from 'node:sqlite'
import type { Snapshot } from './snapshot.ts'

/**
 * Copies the database of a running server into a new file, in one read transaction: writers go on. Throws where the copy
 * is not sound.
 */
export async function copyEmbedded(from: string, to: string): Promise<Snapshot> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    // In several steps it would begin again after each write of another process.
    const at = new Date()
    await backup(source, to, { rate: 2 ** 31 - 1 })
    return { at, rows: countRows(to) }
  } finally {
    source.close()
  }
}

/** Rows by table. Throws when a page of the file is wrong. */
export function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file)
  try {
    const [first] = database.prepare('pragma integrity_check(1)').all()
    const finding = String(first?.integrity_check)
    if (finding !== 'ok') throw new Error(`the database ${file} is not sound: ${finding}`)
    const tables = database
      .prepare(
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'",
      )
      .all()
      .map(({ name }) => String(name))
      .sort()
    return Object.fromEntries(
      tables.map(table => [
        table,
        Number(database.prepare(`select count(*) as rows from "${table}"`).get()?.rows),
      ]),
    )
  } finally {
    database.close()
  }
}
