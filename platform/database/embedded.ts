import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, type Logger, type SqliteStatement } from 'kysely'
import { makePrivateFile } from '../private-folder.ts'
import { createCheckpoints } from './checkpoints.ts'
import type { Database } from './database.ts'
import { EmbeddedDialect } from './dialects.ts'
import { toPlainValues } from './parameters.ts'
import { openLogSync } from './sync-log.ts'
import { DatabaseUnavailable, type OnFault, sqliteFaultOf } from './unavailable.ts'

const busyTimeoutMs = 5000

/** Opens the database built into Node; see `openDatabase`. Every commit is on the disk before it is acknowledged. */
export function openEmbedded<Tables>(
  file: string,
  onFault: OnFault = () => {},
  onStatement?: Logger,
): Database<Tables> {
  // SQLite creates its other files with the same permissions.
  if (file !== ':memory:') makePrivateFile(file)
  // `begin immediate` takes the write lock at once: a deferred transaction would fail at its first write (SQLITE_BUSY) when
  // another process has written meanwhile.
  return databaseOf(
    openFile(file),
    onFault,
    'begin immediate',
    file === ':memory:' ? null : file,
    onStatement,
  )
}

/** Opens a copy in memory of a closed database; `content` are the bytes of its file. */
export function openEmbeddedCopy<Tables>(content: Uint8Array): Database<Tables> {
  const sqlite = openFile(':memory:')
  const bytes = Uint8Array.from(content)
  // A database in memory has no write-ahead log: https://sqlite.org/fileformat.html#file_format_version_numbers
  bytes.fill(1, 18, 20)
  sqlite.deserialize(bytes)
  sqlite.exec(pragmas)
  return databaseOf(sqlite, () => {}, 'begin immediate', null)
}

/**
 * Opens the database only to read it, also while a server uses it: statements that write fail. Throws where there is no
 * file.
 */
export function openEmbeddedForReading<Tables>(file: string): Database<Tables> {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs })
  return databaseOf(sqlite, () => {}, 'begin', null)
}

/** `file`: its commits are brought to the disk; null: there are none. */
function databaseOf<Tables>(
  sqlite: DatabaseSync,
  onFault: OnFault,
  begin: string,
  file: string | null,
  onStatement?: Logger,
): Database<Tables> {
  const guard = createGuard(onFault)
  const disk = file === null ? null : openDisk(file, onFault)
  let changes: StatementSync | undefined
  const countChanges = () => {
    changes ??= sqlite.prepare('select total_changes() as count')
    return Number(changes.get()?.count)
  }
  const close = () => sqlite.isOpen && sqlite.close()
  const db = new Kysely<Tables>({
    ...(onStatement && { log: onStatement }),
    dialect: new EmbeddedDialect({
      database: { prepare: sql => prepare(sqlite, sql === 'begin' ? begin : sql, guard), close },
      countChanges,
      whenStored: async () => disk?.whenStored(),
    }),
  })
  return {
    db,
    dialect: 'sqlite',
    async ping() {
      guard(() => sqlite.prepare('select 1').get())
    },
    async close() {
      await disk?.endCheckpoints()
      await db.destroy()
      await disk?.closeLog()
      // Kysely does not close a database that no query has used.
      close()
    },
  }
}

/** Brings commits to the disk, and into the database. */
function openDisk(file: string, onFault: OnFault) {
  const log = openLogSync(file)
  const checkpoints = createCheckpoints(file)
  return {
    async whenStored() {
      checkpoints.count()
      try {
        await log.sync()
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
        const unavailable = new DatabaseUnavailable(isFull ? 'full' : 'disk', error)
        onFault(unavailable)
        throw unavailable
      }
    },
    endCheckpoints: () => checkpoints.close(),
    closeLog: () => log.close(),
  }
}

/**
 * Commits are synced by `openDisk`; the checkpoint of SQLite is for a log that `createCheckpoints` did not keep short. Deleted
 * rows are overwritten: what is erased is in no free page of the file.
 */
const pragmas = `
  pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = 16000;
  pragma trusted_schema = off; pragma secure_delete = on`

function openFile(file: string): DatabaseSync {
  try {
    return openWith(file, pragmas)
  } catch (error) {
    if (sqliteFaultOf(error) !== 'disk') throw error
    // A full disk has no room for the shared index of the WAL; with exclusive locking it is in memory.
    return openWith(file, `pragma locking_mode = exclusive; ${pragmas}`)
  }
}

function openWith(file: string, statements: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: busyTimeoutMs })
  try {
    sqlite.exec(statements)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

type Guard = <T>(run: () => T) => T

/** Runs a database operation; a fault of the disk or the file becomes a `DatabaseUnavailable`. */
const createGuard =
  (onFault: OnFault): Guard =>
  run => {
    try {
      return run()
    } catch (error) {
      const fault = sqliteFaultOf(error)
      if (fault === null) throw error
      const unavailable = new DatabaseUnavailable(fault, error)
      onFault(unavailable)
      throw unavailable
    }
  }

function prepare(sqlite: DatabaseSync, sql: string, guard: Guard): SqliteStatement {
  const statement = guard(() => sqlite.prepare(sql))
  return {
    reader: returnsRows(statement),
    all: parameters => guard(() => statement.all(...toPlainValues(parameters))),
    run(parameters) {
      // A full disk can roll a transaction back by itself; an error of the rollback would hide the cause.
      if (sql === 'rollback' && !sqlite.isTransaction) return { changes: 0, lastInsertRowid: 0 }
      return guard(() => statement.run(...toPlainValues(parameters)))
    },
    iterate: parameters => statement.iterate(...toPlainValues(parameters)),
  }
}

function returnsRows(statement: StatementSync): boolean {
  return statement.columns().length > 0
}
