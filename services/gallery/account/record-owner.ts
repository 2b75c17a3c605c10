import type { RecordOwner } from '../../../contract/account-records.ts'
import type { UserRow } from '../schema.ts'

/** The owner of records at the admin service; an address counts only once it is confirmed. */
export const ownerOf = ({
  id,
  email,
  verified_at,
}: Pick<UserRow, 'id' | 'email' | 'verified_at'>): RecordOwner => ({
  account: id,
  email: verified_at === null ? null : email,
})
