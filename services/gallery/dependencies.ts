import type { Kysely } from 'kysely'
import type { AdminPeer } from '../../contract/service-calls.ts'
import type { Clock } from '../../platform/clock.ts'
import type { HashCost } from '../../platform/passwords.ts'
import type { RecipientLimit } from '../mail/recipient-limit.ts'
import type { GalleryTables } from './schema.ts'

/** Dependencies of the operations on accounts. */
export interface Dependencies {
  readonly db: Kysely<GalleryTables>
  /** The public origin of the site, for links in mails. */
  readonly origin: string
  readonly clock: Clock
  /** The mail limit by recipient. */
  readonly recipients: RecipientLimit
  /** The admin service, which keeps what accounts have sent with forms. */
  readonly admin: AdminPeer
  /** The cost of password hashes; the current one by default. */
  readonly passwordCost?: HashCost | undefined
}
