import type { Call } from '../call.ts'
import type { Permission } from './permissions.ts'

/** A call of the office. */
export interface OfficeCall extends Call {
  /**
   * The permission that the caller's roles need. `session`: every session of staff; `nobody`: callers without a session
   * too; `first-factor`: a log-in whose second factor is outstanding.
   */
  readonly permission: Permission | 'session' | 'first-factor' | 'nobody'
  /** Needs a recent authentication: `elevate`. */
  readonly elevated?: true
  /** Changes nothing that the audit log records: presence, drafts of replies. */
  readonly unaudited?: true
  /** Sent by an open page without anybody's doing: it does not keep an idle session alive. */
  readonly background?: true
}

/** Keeps the literal types of a call's schemas. */
export const officeCall = <const C extends OfficeCall>(definition: C): C => definition

/** Errors that every call with a session can answer. */
export const refused = {
  401: 'No session, or it has ended',
  403: 'No role of the session permits this call, or it needs `elevate` first',
} as const
export const unknownObject = { 404: 'Unknown, or of another team' } as const
