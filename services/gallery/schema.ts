import type { Generated } from 'kysely'
import type { JobTables } from '../../platform/jobs/tables.ts'

/** The gallery service's tables, and the queue that its mails leave by. Times are ISO 8601 strings in UTC. */
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
  /** Normalised for comparing: see `fields/username.ts`. */
  username_key: string
  firstname: string
  lastname: string
  email: string
  email_key: string
  /** 1 once staff have activated the beta. */
  active: 0 | 1
  verified_at: string | null
  created_at: string
  /** Argon2id; empty: nobody can log in with a password. */
  password_hash: Generated<string>
  /** The language of mails that no call of the user's asks for: a locale code, or empty for English. */
  locale: Generated<string>
}

export interface SessionRow {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
  /** What its owner may name it by. */
  id: Generated<string>
  /** To the hour. */
  last_seen_at: Generated<string>
  /** Browser and system in a few words; empty when the browser said nothing. */
  device: Generated<string>
}

/** Devices that a user has logged in from: another one is worth a mail. */
export interface DeviceRow {
  user_id: string
  device: string
  first_seen_at: string
}

/** Browsers that an account was opened in: the tokens of their device cookies. */
export interface DeviceTokenRow {
  /** SHA-256 of the token, in hex. */
  token_hash: string
  user_id: string
  expires_at: string
}

export interface MailTokenRow {
  token_hash: string
  user_id: string
  purpose: MailTokenPurpose
  /** The address that the mail went to, and for which alone the token is good. */
  email: string
  created_at: string
  expires_at: string
}

export type MailTokenPurpose = 'confirm' | 'change-email' | 'reset'

export interface PasskeyRow {
  /** The credential's own id, base64url. */
  id: string
  user_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  /** A JSON list of words. */
  transports: string
  name: string
  created_at: string
}

export type ChallengePurpose = 'log-in' | 'register' | 'prove'

export interface PasskeyChallengeRow {
  challenge_hash: string
  purpose: ChallengePurpose
  /** Whose challenges are counted together: the hash of an address for a log-in, else the id of a session. */
  owner: string
  /** Null for a log-in. */
  user_id: string | null
  expires_at: string
}

export interface BetaUserRow {
  user_id: string
  /** 1 procreate, 2 pocket, 3 dreams. */
  beta_type_id: number
  selected: '0' | '1'
  /** When it was applied for, or decided; empty: before that was noted. */
  changed_at: Generated<string>
}

/** What staff or the sender decided about a beta application. */
export interface BetaDecisionRow {
  reference: string
  state: 'invited' | 'ended'
  /** Of the address that it waits for; empty once it has reached an account, or has ended. */
  email_key: string
  /** A JSON list of `beta_type_id`. */
  betas: string
  /** Whose account it has reached. */
  user_id: string | null
  decided_at: string
  expires_at: string
}

/** A spent proof of the captcha, so that it registers nobody else. */
export interface RegistrationProofRow {
  /** SHA-256 of the identity of the proof, in hex. */
  proof_hash: string
  /** SHA-256 of the identity and what was sent without the passwords, in hex. */
  body_hash: string
  /** Who was registered; null: nobody, or somebody who is deleted. */
  user_id: string | null
  expires_at: string
}
