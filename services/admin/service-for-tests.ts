import { createAdminClient } from '../../contract/admin.ts'
import { createLog } from '../../platform/log.ts'
import type { TestDatabases } from '../../test/databases.ts'
import { createContentFolder, type Files } from './content/folder-for-tests.ts'
import { importContent } from './content/import-content.ts'
import { openAdminDatabase } from './database-for-tests.ts'
import { createAdminService } from './service.ts'

export const origin = 'https://example.com'
export const today = '2026-06-15'

/** The admin service on a database of its own, with the usual content and `files` on top; today is 15 June 2026. */
export async function openAdminService(databases: TestDatabases, files: Files = {}) {
  const { db } = await openAdminDatabase(databases)
  const folder = await createContentFolder(files)
  await importContent(db, folder.root)
  const service = createAdminService({
    db,
    origin,
    serviceSecret: 'a secret between the two',
    log: createLog('silent'),
    today: () => today,
  })
  return {
    db,
    /** The service's clients, one a language. */
    client: (language = 'en-US') =>
      createAdminClient({
        baseUrl: `${origin}/api/admin`,
        fetch: service,
        headers: { 'Accept-Language': language },
      }),
    get: (path: string, headers: Record<string, string> = {}) =>
      service(new Request(`${origin}/api/admin${path}`, { headers })),
    async publish(more: Files) {
      await folder.write(more)
      await importContent(db, folder.root)
    },
  }
}
