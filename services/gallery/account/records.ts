import type { AccountRecords, KeptRecord } from '../../../contract/account-records.ts'
import { createAdminClient } from '../../../contract/admin.ts'
import type { Fetch } from '../../../contract/client.ts'
import type { Secret } from '../../../platform/signature.ts'
import { authorizationBy } from '../../http/same-origin.ts'
import type { UserRow } from '../schema.ts'

/** Whose records are meant: the address counts only when it is confirmed, since anybody can register with any. */
export interface RecordOwner {
  readonly account: string
  readonly email: string | null
}

export const ownerOf = ({ id, email, verified_at }: Pick<UserRow, 'id' | 'email' | 'verified_at'>) => ({
  account: id,
  email: verified_at === null ? null : email,
})

/** What the admin service keeps of an account. Both reject while it is away, or after `patienceMs`. */
export interface Records {
  exportOf(owner: RecordOwner, patienceMs: number): Promise<AccountRecords>
  /** Resolves to what has to be kept; safe to repeat. */
  eraseOf(owner: RecordOwner, patienceMs: number): Promise<readonly KeptRecord[]>
}

export interface RecordsOptions {
  /** The admin service, here or elsewhere. */
  readonly admin: Fetch
  readonly origin: string
  readonly serviceSecret: Secret
}

export function createRecords({ admin, origin, serviceSecret }: RecordsOptions): Records {
  const clientFor = (account: string) =>
    createAdminClient({
      baseUrl: `${origin}/api/admin`,
      fetch: admin,
      headers: { Authorization: authorizationBy(serviceSecret), 'X-Visitor-Account': account },
    })
  return {
    async exportOf({ account, email }, patienceMs) {
      const signal = AbortSignal.timeout(patienceMs)
      const asked = clientFor(account).exportAccountRecords({ body: { email } }, { signal })
      return (await asked).records
    },
    async eraseOf({ account, email }, patienceMs) {
      const signal = AbortSignal.timeout(patienceMs)
      return (await clientFor(account).eraseAccountRecords({ body: { email } }, { signal })).kept
    },
  }
}
