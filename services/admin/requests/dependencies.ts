import type { Kysely } from 'kysely'
import type { Secret } from '../../../platform/signature.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import type { Guard } from '../../http/guard.ts'
import type { RecipientLimit } from '../../mail/recipient-limit.ts'
import type { AdminLimits } from '../limits.ts'
import type { AdminTables } from '../schema.ts'

/** The dependencies of the request verbs. */
export interface Dependencies {
  readonly db: Kysely<AdminTables>
  /** The public origin of the site, for links in mails. */
  readonly origin: string
  /** The host of staff's address, `support@{host}`. */
  readonly mailHost: string
  /** Signs links in mails. */
  readonly secret: Secret
  readonly clock: () => Date
  readonly guard: Guard<keyof AdminLimits>
  /** The mail limit by recipient. */
  readonly recipients: RecipientLimit
  readonly captcha: Captcha
  /** Finishes uploads that have all their bytes, before they are attached. Never rejects. */
  readonly finishUploads: (ids: readonly string[]) => Promise<void>
  /**
   * Erases files with their rows: attachments of requests, and orphaned uploads. Throws while the storage is
   * unavailable.
   */
  readonly eraseFiles: (of: ErasedFiles) => Promise<void>
}

/** The dependencies of what staff decide, and of jobs that mail in their place. */
export type StaffDependencies = Pick<Dependencies, 'db' | 'origin' | 'mailHost' | 'secret' | 'clock'>

export interface ErasedFiles {
  readonly requests?: readonly string[]
  readonly uploads?: readonly string[]
}
