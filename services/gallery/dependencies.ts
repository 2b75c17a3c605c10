import type { Kysely } from 'kysely'
import type { AdminPeer } from '../../contract/service-calls.ts'
import type { Clock } from '../../platform/clock.ts'
import type { RecipientLimit } from '../mail/recipient-limit.ts'
import type { GalleryTables } from './schema.ts'

/** Dependencies of the operations on accounts. */
export interface Dependencies {
  readonly db: Kysely<GalleryTables>
  /** The public address of the site, which links in mails begin with. */
  readonly origin: string
  readonly clock: Clock
  /** How many mails one recipient gets. */
  readonly recipients: RecipientLimit
  /** The admin service, which keeps what accounts have sent with forms. */
  readonly admin: AdminPeer
}
