/**
 * Why the database cannot be used: the connection was lost or refused, the disk is full, the file is damaged, the disk
 * reports errors, or another writer holds the lock for too long.
 */
export type DatabaseFault = 'connection' | 'full' | 'damaged' | 'disk' | 'busy'

/**
 * The database could not run a statement for a reason that lies outside the statement. Nothing of an open transaction is
 * stored; a commit whose answer was lost may be.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly fault: DatabaseFault

  constructor(fault: DatabaseFault, cause: unknown) {
    super(`${sentences[fault]}: ${describe(cause)}`, { cause })
    this.fault = fault
  }
}

/** Is told of each such error, besides whoever ran the statement. */
export type OnFault = (error: DatabaseUnavailable) => void

const sentences: Readonly<Record<DatabaseFault, string>> = {
  connection: 'The connection to the database was lost',
  full: 'The disk of the database is full',
  damaged: 'The database file is damaged',
  disk: 'The disk of the database reports an error',
  busy: 'The database is locked by another process',
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

/** The fault that an error of node:sqlite stands for; null for a fault of the statement. */
export function sqliteFaultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return sqliteFaults[error.errcode & 0xff] ?? null
}

/** SQLSTATE classes of a lost or refused connection, and of a server that is starting, stopping or a standby. */
const lostStates = /^(?:08...|57P0[1-5]|53300|25006|25P03)$/
const lostCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Errors of the driver, which carry no code. */
const lostMessages =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered|was closed))/

/** Whether an error of `pg` says that the connection is gone, or that no other can be had now. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (lostStates.test(code) || lostCodes.test(code))) return true
  return lostMessages.test(error.message)
}

/** Whether the statement never left this process, because the connection was gone before. */
export const wasNeverSent = (error: unknown): boolean =>
  error instanceof Error && /^Client (?:has encountered|was closed)/.test(error.message)

/** Whether a statement may still run at the server, which did not answer in time. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'
