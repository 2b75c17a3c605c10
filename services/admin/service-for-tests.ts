import { join } from 'node:path'
import { createAdminClient } from '../../contract/admin.ts'
import type { Clock } from '../../platform/clock.ts'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import type { DatabaseSetting } from '../../platform/settings.ts'
import { openFolderStorage } from '../../platform/storage/folder.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { createContentFolder, type Files } from './content/import/folder-for-tests.ts'
import { importContent } from './content/import/import-content.ts'
import { openAdminDatabase } from './database-for-tests.ts'
import type { AdminLimits } from './limits.ts'
import { webhookSecret } from './newsletter/mail-events/events-for-tests.ts'
import { createAdminService } from './service.ts'
import { openIncomingFolder } from './uploads/incoming/folder.ts'
import { removeUpload, removeUploadsOf } from './uploads/remove-uploads.ts'

export const origin = 'https://example.com'
export const today = '2026-06-15'

/** The admin service on its own database, with default content and `files` added; today is 15 June 2026. */
export async function openAdminService(
  databases: TestDatabases,
  files: Files = {},
  allowed?: Partial<AdminLimits>,
  clock: Clock = () => new Date(`${today}T10:00:00Z`),
  /** An existing database, for example of a second process. */
  setting?: DatabaseSetting,
) {
  const database = await openAdminDatabase(databases, setting)
  const { db } = database
  const folder = await createContentFolder(files)
  await importContent(db, folder.root)
  const storage = openFolderStorage(join(folder.root, 'files'))
  const service = createAdminService({
    db,
    origin,
    serviceSecret: 'a secret between the two',
    log: createLog('silent'),
    limits: await openLimits(null, createLog('silent')),
    forms: {
      secret: 'a secret that signs links',
      mailHost: 'example.com',
      captcha: { kind: 'proof-of-work', cost: 10 },
      finishUploads: async () => {},
      async eraseFiles({ requests = [], uploads = [] }) {
        const places = { db, storage, incoming: openIncomingFolder(join(folder.root, 'uploads')) }
        await removeUploadsOf(db, storage, requests)
        for (const id of uploads) await removeUpload(places, id)
      },
    },
    mailWebhookSecret: [webhookSecret],
    countedPages: new Set(['/', '/press']),
    clock,
    ...(allowed && { allowed }),
  })
  return {
    database,
    db,
    storage,
    fetch: service,
    /** The client of a language. */
    client: (language = 'en-US') =>
      createAdminClient({
        baseUrl: `${origin}/api/admin`,
        fetch: service,
        headers: { 'Accept-Language': language },
      }),
    /** Posts from the site's server on behalf of a visitor. */
    post: (
      path: string,
      body: unknown,
      visitor = '203.0.113.7',
      userAgent = 'Mozilla/5.0',
      account?: string,
    ) =>
      service(
        new Request(`${origin}/api/admin${path}`, {
          method: 'POST',
          headers: {
            Authorization: 'Service a secret between the two',
            'Content-Type': 'application/json',
            'X-Visitor-Address': visitor,
            'User-Agent': userAgent,
            ...(account !== undefined && { 'X-Visitor-Account': account }),
          },
          body: JSON.stringify(body),
        }),
      ),
    get: (path: string, headers: Record<string, string> = {}) =>
      service(new Request(`${origin}/api/admin${path}`, { headers })),
    async remove(path: string) {
      await folder.remove(path)
      await importContent(db, folder.root)
    },
    async publish(more: Files) {
      await folder.write(more)
      await importContent(db, folder.root)
    },
  }
}
