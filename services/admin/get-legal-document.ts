import type { Kysely } from 'kysely'
import type { LegalDocument } from '../../contract/admin.ts'
import type { Log } from '../../platform/log.ts'
import type { Iso } from '../http/language.ts'
import { Refusal } from '../http/problem.ts'
import { readSegments } from './documents/read-segments.ts'
import type { AdminTables } from './schema.ts'

/** A legal or company document in one language. Throws `Refusal` 404 when there is none of this name. */
export async function getLegalDocument(
  db: Kysely<AdminTables>,
  log: Log,
  { slug = '', iso }: { readonly slug: string | undefined; readonly iso: Iso },
): Promise<LegalDocument> {
  const row = await db
    .selectFrom('legal_documents')
    .selectAll()
    .where('slug', '=', slug)
    .where('iso', '=', iso)
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'There is no such document.')
  const { title, description, effective, body } = row
  return { slug, title, description, effective, segments: readSegments(body, log, `legal document ${slug}`) }
}
