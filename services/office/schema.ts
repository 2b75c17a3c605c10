import type { Generated } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Part } from '../../contract/office/content-parts.ts'
import type { Role } from '../../contract/office/permissions.ts'
import type { AdminTables } from '../admin/schema.ts'
import type { CareTables } from './care/schema.ts'

/** The tables of the office, with those of the admin service that it works on. Times are ISO 8601 strings in UTC. */
export interface OfficeTables extends AdminTables, CareTables {
  staff: StaffRow
  staff_roles: StaffRoleRow
  staff_languages: StaffLanguageRow
  staff_sessions: StaffSessionRow
  staff_tokens: StaffTokenRow
  staff_passkeys: StaffPasskeyRow
  staff_challenges: StaffChallengeRow
  staff_recovery: StaffRecoveryRow
  audit: AuditRow
  audit_head: AuditHeadRow
  person_keys: PersonKeyRow
  publishes: PublishRow
}

/** A member of staff. */
interface StaffRow {
  id: string
  name: string
  email: string
  email_key: string
  /** Argon2id; empty: the invitation is not accepted. */
  password_hash: string
  /** The secret of the authenticator app, sealed; empty: none. */
  totp_secret: Generated<string>
  /** The time step of the last code that was accepted: each code is good once. */
  totp_last_step: Generated<number>
  time_zone: string
  /** Whether keyboard shortcuts of single letters are on. */
  shortcuts: Generated<0 | 1>
  active: Generated<0 | 1>
  /** Whether what waits is mailed to them on weekdays. */
  waiting_mail: Generated<0 | 1>
  created_at: string
}

interface StaffRoleRow {
  staff_id: string
  role: Role
}

/** The languages that a translator writes. */
interface StaffLanguageRow {
  staff_id: string
  language: Locale
}

export interface StaffSessionRow {
  /** SHA-256 of the token, in hex; the token itself is not stored. */
  token_hash: string
  id: string
  staff_id: string
  created_at: string
  last_seen_at: string
  expires_at: string
  elevated_until: string | null
  /** Browser and system; empty when unknown. */
  device: string
  /** 1: the second factor is outstanding. */
  partial: 0 | 1
  /** The secret of an authenticator app that is not confirmed yet, sealed. */
  pending_totp: string | null
}

/** The token of an invitation or a reset. */
interface StaffTokenRow {
  /** SHA-256 of the token, in hex. */
  token_hash: string
  staff_id: string
  purpose: 'invitation' | 'reset'
  expires_at: string
}

interface StaffPasskeyRow {
  /** The credential id, base64url. */
  id: string
  staff_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  /** A JSON list of transports. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A WebAuthn challenge. */
interface StaffChallengeRow {
  challenge_hash: string
  purpose: 'log-in' | 'register' | 'prove'
  /** The id of a session; the hash of an address for a log-in. */
  owner: string
  expires_at: string
}

interface StaffRecoveryRow {
  staff_id: string
  /** SHA-256 of the code, in hex. */
  code_hash: string
  used_at: string | null
}

/** An act of staff; rows are never changed or deleted. */
export interface AuditRow {
  /** Consecutive, from 1. */
  number: number
  at: string
  /** null: the command line, or nobody was logged in. */
  staff_id: string | null
  session_id: string | null
  /** The name of the call or of the command. */
  act: string
  subject_kind: string
  subject: string
  /** Ids and names of fields as JSON. */
  detail: string
  outcome: 'done' | 'refused'
  request_id: string
  /** The hash of the row before; empty for the first. */
  previous_hash: string
  /** SHA-256 of the other columns, in hex. */
  hash: string
}

/** One row: number and hash of the last row of the audit log. */
interface AuditHeadRow {
  id: 1
  number: number
  hash: string
}

/** The address of a person's key, for a while. */
interface PersonKeyRow {
  /** HMAC-SHA-256 of the key of the address, in hex. */
  key: string
  email_key: string
  /** The ids of accounts whose erasure has begun, as JSON. */
  accounts: string
  expires_at: string
}

/** A part of an entry that staff have published; rows are never changed. */
interface PublishRow {
  at: string
  entry_id: string
  part: Part
}
