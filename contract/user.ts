import * as v from 'valibot'

const betaUser = v.object({ beta_type_id: v.number(), selected: v.picklist(['0', '1']) })

export const user = v.object({
  id: v.string(),
  /** 1 once staff have activated the beta. */
  active: v.number(),
  betaUsers: v.array(betaUser),
  username: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  /** Whether the email address is confirmed. */
  verified: v.boolean(),
  /** Only in answers that open a session, and only for calls with the service secret. */
  token: v.optional(v.string()),
})
export type User = v.InferOutput<typeof user>

/** A session as listed for its user. */
export const sessionSummary = v.object({
  id: v.string(),
  created_at: v.string(),
  last_seen_at: v.string(),
  /** Browser and system, from the User-Agent of the log-in; empty when unknown. */
  device: v.string(),
  /** Whether it is the session of this call. */
  current: v.boolean(),
})
export type SessionSummary = v.InferOutput<typeof sessionSummary>

export const passkeySummary = v.object({ id: v.string(), name: v.string(), created_at: v.string() })
export type PasskeySummary = v.InferOutput<typeof passkeySummary>
