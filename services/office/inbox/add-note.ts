import type { Kysely } from 'kysely'
import type { Mail } from '../../../platform/mail/mail.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { addEvent } from '../../admin/requests/store-request.ts'
import { indexRequest } from '../../admin/requests/words/index-request.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'
import { changeRequest } from './change-request.ts'
import { languageTagOfText } from './language-of-text.ts'

interface NewNote {
  readonly act: string
  readonly text: string
  readonly staffId: string
}

/** Adds a note with its mails in the caller's transaction, once for an act. Resolves to the version. */
export async function addNote(
  trx: Kysely<OfficeTables>,
  { id: requestId }: RequestRow,
  { act, text, staffId }: NewNote,
  mails: readonly Mail[],
  now: Date,
): Promise<number> {
  // Locks the row: of two equal acts at once the second finds the first.
  const version = await changeRequest(trx, requestId, {}, now)
  const stored = await trx
    .selectFrom('request_events')
    .select('id')
    .where('request_id', '=', requestId)
    .where('act', '=', act)
    .executeTakeFirst()
  if (stored) return version
  const lang = languageTagOfText(text)
  await addEvent(
    trx,
    { requestId, by: 'staff', kind: 'note', text, staffId, act, ...(lang !== null && { lang }) },
    now,
  )
  for (const mail of mails) await queueMail(trx, mail)
  await indexRequest(trx, requestId)
  return version
}
