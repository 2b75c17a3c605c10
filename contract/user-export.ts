import * as v from 'valibot'
import { accountRecords } from './account-records.ts'
import { user } from './user.ts'

const moment = v.string()

/** The export of a user's data, without password hashes and keys. Times are ISO 8601. */
export const userExport = v.object({
  user: v.object({
    ...user.entries,
    created_at: moment,
    verified_at: v.nullable(moment),
    language: v.string(),
  }),
  sessions: v.array(
    v.object({ created_at: moment, last_seen_at: moment, expires_at: moment, device: v.string() }),
  ),
  /** Devices that logged in, as browser and system. */
  devices: v.array(v.object({ device: v.string(), first_seen_at: moment })),
  known_browsers: v.array(v.object({ expires_at: moment })),
  passkeys: v.array(v.object({ id: v.string(), name: v.string(), created_at: moment })),
  links_in_mails: v.array(
    v.object({ purpose: v.string(), email: v.string(), created_at: moment, expires_at: moment }),
  ),
  /** Decisions about beta applications that were applied to the account. */
  beta_decisions: v.array(
    v.object({
      reference: v.string(),
      state: v.string(),
      betas: v.string(),
      decided_at: moment,
      expires_at: v.nullable(moment),
    }),
  ),
  /** Records of forms: sent by the account, and from its address when that is confirmed. */
  records: accountRecords,
})
export type UserExport = v.InferOutput<typeof userExport>

/** The records of the gallery service alone. */
export const accountExport = v.omit(userExport, ['records'])
export type AccountExport = v.InferOutput<typeof accountExport>
