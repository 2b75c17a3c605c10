import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Above a day, so that one that is made each night is never late by a slow run. */
const lateMs = 30 * 3_600_000
const maxFiles = 2000

interface Backup {
  /** When the newest file was written; null: there is none to be seen. */
  readonly at: string | null
  readonly isLate: boolean
}

interface Watched {
  readonly backupPath: string | null
  readonly isBackupOptional?: boolean
}

/**
 * The age of the newest backup: of a file that the tool touches, or of the newest file in a folder. null: none is
 * watched.
 */
export async function readBackup(
  { backupPath, isBackupOptional }: Watched,
  now: Date,
): Promise<Backup | null> {
  if (backupPath === null) return null
  const at = await newestIn(backupPath).catch(() => null)
  if (at === null && isBackupOptional) return null
  return { at: at?.toISOString() ?? null, isLate: at === null || now.getTime() - at.getTime() > lateMs }
}

async function newestIn(path: string): Promise<Date | null> {
  const facts = await stat(path)
  if (!facts.isDirectory()) return facts.mtime
  const names = (await readdir(path)).toSorted().slice(-maxFiles)
  const times = await Promise.all(
    names.map(name =>
      stat(join(path, name)).then(
        ({ mtime }) => mtime,
        () => null,
      ),
    ),
  )
  return times.filter(time => time !== null).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
}
