/** The gallery service's tables. Times are ISO 8601 strings in UTC. */
export interface GalleryTables {
  users: UserRow
  sessions: SessionRow
  beta_users: BetaUserRow
}

export interface UserRow {
  id: string
  username: string
  /** Normalised for comparing: NFKC, lower case. */
  username_key: string
  firstname: string
  lastname: string
  email: string
  email_key: string
  /** 1 once staff have activated the beta. */
  active: 0 | 1
  verified_at: string | null
  created_at: string
}

export interface SessionRow {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  token_hash: string
  user_id: string
  created_at: string
  expires_at: string
}

export interface BetaUserRow {
  user_id: string
  /** 1 procreate, 2 pocket, 3 dreams. */
  beta_type_id: number
  selected: '0' | '1'
}
