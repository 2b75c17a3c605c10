import type { Kysely } from 'kysely'
import type { Secret } from '../../../platform/signature.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import type { Guard } from '../../http/guard.ts'
import type { RecipientLimit } from '../../mail/recipient-limit.ts'
import type { AdminLimits } from '../limits.ts'
import type { AdminTables } from '../schema.ts'

/** What is done with what visitors send needs these. */
export interface Dependencies {
  readonly db: Kysely<AdminTables>
  /** The public address of the site, which links in mails begin with. */
  readonly origin: string
  /** The host in `support@{host}`: where staff are written to. */
  readonly mailHost: string
  /** Signs the links that mails carry. */
  readonly secret: Secret
  readonly clock: () => Date
  readonly guard: Guard<keyof AdminLimits>
  /** Counts the mails that forms send to one recipient. */
  readonly recipients: RecipientLimit
  readonly captcha: Captcha
  /** Finishes uploads that have all their bytes, before they are attached. Never rejects. */
  readonly finishUploads: (ids: readonly string[]) => Promise<void>
  /** Erases files with their rows: what is attached to requests, and uploads that belong to none. Throws while the storage is away. */
  readonly eraseFiles: (of: ErasedFiles) => Promise<void>
}

export interface ErasedFiles {
  readonly requests?: readonly string[]
  readonly uploads?: readonly string[]
}
