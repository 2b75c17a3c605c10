import type { Fetch } from '../../contract/client.ts'
import { officeApi } from '../../contract/office/office.ts'
import { uploadCalls } from '../../contract/office/uploads.ts'

/** Headers that the services trust, with the cookie of a session of staff. */
export type TrustedHeaders = Readonly<Record<string, string>>

interface StaffQuota {
  readonly origin: string
  readonly office: Fetch
}

/** Counts a file of so many bytes against the quota of the member of staff; answers 401 without a session, 429 over the quota. */
export function countStaffUpload(
  { origin, office }: StaffQuota,
  trusted: TrustedHeaders,
  bytes: number,
): Promise<Response> {
  const { method, path } = uploadCalls.countUpload
  const headers = { ...trusted, 'Content-Type': 'application/json' }
  return office(
    new Request(`${origin}${officeApi}${path}`, { method, headers, body: JSON.stringify({ bytes }) }),
  )
}
