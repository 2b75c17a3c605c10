import { DataDirInUse } from '../../platform/database/data-dir-lock.ts'
import { DatabaseUnavailable, sqliteFaultOf } from '../../platform/database/unavailable.ts'
import { SettingError } from '../../platform/settings.ts'
import { ContentFault } from '../../services/admin/content/import/source.ts'

/** A resource of the site cannot be opened. The message is one line that says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** A worker ended before it served, and has written why. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed'
}

/** The message for the operator: one line for an expected failure, the whole error for a defect; null when it is written. */
export const explain = (error: unknown): unknown =>
  error instanceof WorkerFailed ? null : isExpected(error) ? error.message : error

const isExpected = (error: unknown): error is Error =>
  [SettingError, DataDirInUse, ContentFault, StartFailure].some(kind => error instanceof kind)

export function dataDirFailure(error: unknown, dataDir: string): unknown {
  return isExpected(error) ? error : failure(`DATA_DIR ${dataDir} cannot be used`, error)
}

interface NamedDatabase {
  readonly kind: string
}

export function databaseFailure(error: unknown, database: NamedDatabase): unknown {
  const isDamaged = sqliteFaultOf(error) === 'damaged'
  return failure(`${settingOf(database)} ${isDamaged ? damaged : 'cannot be opened'}`, error)
}

const damaged = 'is damaged: restore a backup'

/** The migrations failed. */
export function tablesFailure(error: unknown, database: NamedDatabase): unknown {
  if (!(error instanceof DatabaseUnavailable)) return error
  const isDamaged = error.fault === 'damaged'
  return failure(`${settingOf(database)} ${isDamaged ? damaged : 'cannot be used'}`, error)
}

const settingOf = ({ kind }: NamedDatabase) =>
  kind === 'postgres' ? 'The database that DATABASE_URL names' : 'The database in DATA_DIR'

export function listenFailure(error: unknown, host: string, port: number, name = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return new StartFailure(`${name} ${port} is in use: stop what uses it, or set another ${name}.`)
  }
  const setting = code === 'EACCES' ? `${name} ${port}` : `HOST ${host}`
  return failure(`${setting} cannot be listened on`, error)
}

function failure(what: string, cause: unknown): StartFailure {
  return new StartFailure(`${what}: ${firstLineOf(cause)}`, { cause })
}

function firstLineOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return firstLineOf(error.errors[0])
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n', 1)[0] ?? ''
}
