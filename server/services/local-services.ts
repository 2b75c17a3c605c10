import type { Fetch } from '../../contract/client.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Replica } from '../../platform/database/replica.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { HashCost } from '../../platform/passwords.ts'
import type { Secret, Secrets } from '../../platform/signature.ts'
import type { AdminLimits } from '../../services/admin/limits.ts'
import { createAdminService, type FormDependencies } from '../../services/admin/service.ts'
import type { GalleryLimits } from '../../services/gallery/limits.ts'
import { createGalleryService } from '../../services/gallery/service.ts'
import { createAdminPeer } from '../../services/http/peer.ts'
import type { FindReadOnly } from '../../services/http/read-only.ts'
import type { RecipientLimits } from '../../services/mail/recipient-limit.ts'
import { countedPages } from '../../site/page-table/known-pages.ts'
import { preferReplica } from './prefer-replica.ts'
import { loadContent, migrateTables } from './prepare-database.ts'
import type { Tables } from './tables.ts'
import { readWrittenPages } from './written-pages/read-pages.ts'

/** Migrates the tables and loads the content folder, where one is given, whichever release it is of; idempotent. */
export async function prepareDatabase(
  database: Database<Tables>,
  contentFolder: string | null,
  log: Log,
): Promise<void> {
  await migrateTables(database)
  if (contentFolder !== null) await loadContent(database, contentFolder, { log, deliberately: true })
}

interface LocalServicesOptions {
  readonly database: Database<Tables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: Secret
  readonly cookieDomain: string | null
  /** The store of the rate limits. */
  readonly limits: Limits
  /** Rate limits that differ from the defaults. */
  readonly allowed?: Partial<GalleryLimits & AdminLimits & RecipientLimits>
  readonly passwordCost?: HashCost | undefined
  readonly forms: FormDependencies
  readonly mailWebhookSecret: Secrets | null
  /** The admin service, where it is remote. */
  readonly remoteAdmin: Fetch | null
  readonly readOnly: FindReadOnly
  readonly replica: Replica<Tables> | null
  /** The revision of the content that this process serves. */
  readonly revision: () => number
}

/** The gallery service of this process, and the admin service that it calls: remote, or of this process as well. */
export function createLocalServices(options: LocalServicesOptions): { admin: Fetch; gallery: Fetch } {
  const { database, forms, remoteAdmin, passwordCost, mailWebhookSecret, replica, revision, ...rest } =
    options
  const { db } = database
  const adminOn = (on: typeof db) =>
    createAdminService({ ...rest, db: on, forms, countedPages, readWrittenPages, mailWebhookSecret })
  const ownAdmin = () =>
    replica ? preferReplica(adminOn(db), { replica, onReplica: adminOn(replica.db), revision }) : adminOn(db)
  const admin = remoteAdmin ?? ownAdmin()
  const { secret, captcha } = forms
  const gallery = createGalleryService({
    ...{ ...rest, db, secret, captcha, passwordCost },
    admin: createAdminPeer(admin, rest),
  })
  return { admin, gallery }
}
