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

/**
 * Attaches uploads to a request, all or none, in the caller's transaction. Throws `FieldRefusal`, which has to roll it
 * back.
 */
export async function attach(
  trx: Kysely<AdminTables>,
  requestId: string,
  { uploads, lang }: { readonly uploads: readonly string[]; readonly lang: string },
): Promise<void> {
  const fault = await claimUploads(trx, uploads, requestId)
  if (fault) throw new FieldRefusal({ uploads: reasons[fault] }, lang)
}
