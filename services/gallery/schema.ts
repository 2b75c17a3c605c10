import type { Generated } from 'kysely'
import type { JobTables } from '../../platform/jobs/tables.ts'

/** The gallery service's tables, and its job queue. Times are ISO 8601 strings in UTC. */
export interface GalleryTables extends JobTables {
  users: UserRow
  sessions: SessionRow
  user_devices: DeviceRow
  device_tokens: DeviceTokenRow
  mail_tokens: MailTokenRow
  passkeys: PasskeyRow
  passkey_challenges: PasskeyChallengeRow
  beta_users: BetaUserRow
  beta_decisions: BetaDecisionRow
  registration_proofs: RegistrationProofRow
}

export interface UserRow {
  id: string
  username: string
  /** Normalized for comparison: see `fields/username.ts`. */
  username_key: string
  firstname: string
  lastname: string
  email: string
  email_key: string
  /** 1 once staff have activated the beta. */
  active: 0 | 1
  verified_at: string | null
  created_at: string
  /** Argon2id; empty: no log-in by password. */
  password_hash: Generated<string>
  /** The language of mails outside of the user's own calls: a locale code, or empty for English. */
  locale: Generated<string>
}

interface SessionRow {
  /** SHA-256 of the token, in hex; the token itself is not stored. */
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
  /** The public id, for the list of sessions. */
  id: Generated<string>
  /** Rounded to the hour. */
  last_seen_at: Generated<string>
  /** Browser and system; empty when unknown. */
  device: Generated<string>
}

/** Devices of earlier log-ins: a new one causes a notice by mail. */
interface DeviceRow {
  user_id: string
  device: string
  first_seen_at: string
}

/** The tokens of device cookies, one for each known browser. */
interface DeviceTokenRow {
  /** SHA-256 of the token, in hex. */
  token_hash: string
  user_id: string
  expires_at: string
}

export interface MailTokenRow {
  token_hash: string
  user_id: string
  purpose: MailTokenPurpose
  /** The address that the mail went to; the token is valid for it alone. */
  email: string
  created_at: string
  expires_at: string
}

export type MailTokenPurpose = 'confirm' | 'change-email' | 'reset'

interface PasskeyRow {
  /** The credential id, base64url. */
  id: string
  user_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  /** A JSON list of transports. */
  transports: string
  name: string
  created_at: string
}

export type ChallengePurpose = 'log-in' | 'register' | 'prove'

interface PasskeyChallengeRow {
  challenge_hash: string
  purpose: ChallengePurpose
  /** The owner of the challenge: the hash of an address for a log-in, else the id of a session. */
  owner: string
  /** Null for a log-in. */
  user_id: string | null
  expires_at: string
}

interface BetaUserRow {
  user_id: string
  /** 1 procreate, 2 pocket, 3 dreams. */
  beta_type_id: number
  selected: '0' | '1'
  /** The time of the application or decision; empty for rows before this column existed. */
  changed_at: Generated<string>
}

/** A decision of staff or the sender about a beta application. */
export interface BetaDecisionRow {
  reference: string
  state: 'invited' | 'ended'
  /** The key of the address that it waits for; empty once it is assigned or ended. */
  email_key: string
  /** A JSON list of `beta_type_id`. */
  betas: string
  /** The account that it is assigned to. */
  user_id: string | null
  decided_at: string
  expires_at: string
}

/** A spent captcha proof. */
interface RegistrationProofRow {
  /** SHA-256 of the identity of the proof, in hex. */
  proof_hash: string
  /** SHA-256 of the identity and the body without passwords, in hex. */
  body_hash: string
  /** The registered user; null: none, or deleted. */
  user_id: string | null
  expires_at: string
}
