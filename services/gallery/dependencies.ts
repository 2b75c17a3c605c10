import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { RecipientLimit } from '../mail/recipient-limit.ts'
import type { Records } from './account/records.ts'
import type { GalleryTables } from './schema.ts'

/** What a verb works with. */
export interface Dependencies {
  readonly db: Kysely<GalleryTables>
  /** The public address of the site, which links in mails begin with. */
  readonly origin: string
  readonly clock: Clock
  /** How many mails one recipient gets. */
  readonly recipients: RecipientLimit
  /** What the admin service keeps of accounts. */
  readonly records: Records
}
