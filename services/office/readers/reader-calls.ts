import type { Kysely } from 'kysely'
import { emailKeyOf, isEmail, normalizeEmail } from '../../../contract/forms/email.ts'
import type { readerCalls as calls } from '../../../contract/office/readers.ts'
import { liftSuppression, suppress } from '../../admin/newsletter/suppress.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { countReaders } from './count-readers.ts'
import { findSubscriber } from './find-subscriber.ts'
import { importSuppressions } from './import-suppressions.ts'
import { readList } from './read-list.ts'

/** An address in the audit log, which has none. */
const subjectOf = (id: string | undefined) => ({ kind: 'subscriber', id: id ?? 'not subscribed' }) as const

/** The handlers of the newsletter's readers. */
export const readerCalls = ({ secret }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  getReaderCounts: ({ db }) => countReaders(db),
  findSubscriber: ({ body, db }) => findSubscriber(db, secret, readEmail(body.email)),
  async removeSubscriber({ body, db, now, act }) {
    const email = readEmail(body.email)
    return act(subjectOf(await findId(db, email)), async (trx: Kysely<OfficeTables>) => {
      await suppress(trx, { secret, now }, [emailKeyOf(email)], 'removed')
      return findSubscriber(trx, secret, email)
    })
  },
  async liftSuppression({ body, db, act }) {
    const email = readEmail(body.email)
    const before = await findSubscriber(db, secret, email)
    const detail = { reason: before.suppression?.reason ?? null }
    return act({ ...subjectOf(await findId(db, email)), detail }, async (trx: Kysely<OfficeTables>) => {
      const { suppression } = await findSubscriber(trx, secret, email)
      if (suppression === null) throw new Refusal(404, 'The address is not suppressed.')
      if (!suppression.can_be_lifted)
        throw new Refusal(409, 'Only the person can end this, by subscribing again.')
      await liftSuppression(trx, secret, emailKeyOf(email))
      return findSubscriber(trx, secret, email)
    })
  },
  async importSuppressions({ body, now, act }) {
    const { emailKeys, ...read } = readList(body.list)
    const detail = { addresses: emailKeys.length, unreadable: read.unreadable }
    return act({ kind: 'subscriber', id: 'import', detail }, async (trx: Kysely<OfficeTables>) => ({
      ...(await importSuppressions(trx, { secret, now }, emailKeys)),
      repeated: read.repeated,
      unreadable: read.unreadable,
      lines: [...read.lines],
    }))
  },
})

function readEmail(typed: string): string {
  const email = normalizeEmail(typed)
  if (!isEmail(email)) throw new Refusal(422, 'This is no e-mail address.')
  return email
}

async function findId(db: Kysely<OfficeTables>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  return row?.id
}
