/**
 * Why the database cannot be used: the connection was lost or refused, the disk is full, the file is damaged, the disk
 * reports errors, another writer holds the lock of the file for too long, or a server did not get to it in time.
 */
type DatabaseFault = 'connection' | 'full' | 'damaged' | 'disk' | 'busy' | 'slow'

/**
 * The database could not run a statement for a reason outside the statement. An open transaction is rolled back; a commit
 * whose response was lost may be stored.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly fault: DatabaseFault

  constructor(fault: DatabaseFault, cause: unknown) {
    super(`${sentences[fault]}: ${describe(cause)}`, { cause })
    this.fault = fault
  }
}

/** Called with each such error, beside the caller of the statement. */
export type OnFault = (error: DatabaseUnavailable) => void

const sentences: Readonly<Record<DatabaseFault, string>> = {
  connection: 'The connection to the database was lost',
  full: 'The disk of the database is full',
  damaged: 'The database file is damaged',
  disk: 'The disk of the database reports an error',
  busy: 'The database is locked by another process',
  slow: 'The database did not get to it in time',
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || String((cause as NodeJS.ErrnoException).code ?? cause.name)
}

/** By SQLite's primary result code: https://sqlite.org/rescode.html */
const sqliteFaults: Readonly<Record<number, DatabaseFault>> = {
  5: 'busy',
  6: 'busy',
  8: 'disk',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  14: 'disk',
  26: 'damaged',
}

/** The fault of an error of node:sqlite; null for a fault of the statement. */
export function sqliteFaultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return sqliteFaults[error.errcode & 0xff] ?? null
}

/**
 * By SQLSTATE: the statement was canceled at its time limit, waited too long for a lock or in a circle, or stood in
 * the way of what a replica replays; the disk of the
 * server is full. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresFaults: Readonly<Record<string, DatabaseFault>> = {
  57014: 'slow',
  '55P03': 'slow',
  '40P01': 'slow',
  40001: 'slow',
  53100: 'full',
}

/** The fault of an error of `pg` whose connection is whole; null for a fault of the statement. */
export function postgresFaultOf(error: unknown): DatabaseFault | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? (postgresFaults[code] ?? null) : null
}

/** SQLSTATE classes of a lost or refused connection, and of a server that is starting, stopping or a standby. */
const lostStates = /^(?:08...|57P0[1-5]|53300|25006|25P03)$/
const lostCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the driver's errors, which have no code. */
const lostMessages =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered|was closed))/

/** Whether an error of `pg` means that the connection is lost or refused. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (lostStates.test(code) || lostCodes.test(code))) return true
  return lostMessages.test(error.message)
}

/** Whether all connections of a pool were in use for too long. */
export const isPoolEmpty = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/** Whether the statement was never sent, because the connection was lost before. */
export const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && /^Client (?:has encountered|was closed)/.test(error.message)

/** Whether a statement that has timed out may still run on the server. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
