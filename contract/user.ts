import * as v from 'valibot'

export const betaUser = v.object({ beta_type_id: v.number(), selected: v.picklist(['0', '1']) })

export const user = v.object({
  id: v.string(),
  /** 1 once staff have activated the beta. */
  active: v.number(),
  betaUsers: v.array(betaUser),
  username: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  /** The e-mail address has been confirmed. */
  verified: v.boolean(),
  /** Only in an answer that opens a session, and only to a service that calls with the service secret. */
  token: v.optional(v.string()),
})
export type User = v.InferOutput<typeof user>

/** A session as its owner sees it in a list. */
export const sessionSummary = v.object({
  id: v.string(),
  created_at: v.string(),
  last_seen_at: v.string(),
  /** What the browser said of itself when it logged in, in a few words; empty when it said nothing. */
  device: v.string(),
  /** The session of this very call. */
  current: v.boolean(),
})
export type SessionSummary = v.InferOutput<typeof sessionSummary>

export const passkeySummary = v.object({ id: v.string(), name: v.string(), created_at: v.string() })
export type PasskeySummary = v.InferOutput<typeof passkeySummary>
