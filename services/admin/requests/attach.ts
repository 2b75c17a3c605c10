import type { Kysely } from 'kysely'
import type { Reason } from '../../../contract/forms/rules.ts'
import { FieldRefusal } from '../../http/field-refusal.ts'
import type { AdminTables } from '../schema.ts'
import { claimUploads, type UploadFault } from '../uploads/claim-uploads.ts'

const reasons: Readonly<Record<UploadFault, Reason>> = {
  count: 'too_many',
  unknown: 'upload_failed',
  uploading: 'uploading',
  failed: 'upload_failed',
}

interface SentUploads {
  readonly uploads: readonly string[]
  readonly lang: string
  /** The reply that they were sent with; by default the form. */
  readonly eventId?: string
}

/**
 * Attaches uploads to a request, all or none, in the caller's transaction. Throws `FieldRefusal`, which has to roll it
 * back.
 */
export async function attach(
  trx: Kysely<AdminTables>,
  requestId: string,
  { uploads, lang, eventId }: SentUploads,
): Promise<void> {
  const fault = await claimUploads(trx, uploads, requestId, eventId)
  if (fault) throw new FieldRefusal({ uploads: reasons[fault] }, lang)
}
