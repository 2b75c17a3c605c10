import type { contentTermCalls as calls } from '../../../contract/office/content-terms.ts'
import { termKinds } from '../../../contract/office/term-kinds.ts'
import type { OfficeHandlers } from '../handler.ts'

/** The vocabularies of facts. */
export const contentTermCalls: OfficeHandlers<typeof calls> = {
  async listContentTerms({ db }) {
    const terms = await db
      .selectFrom('terms')
      .select(['kind', 'id', 'title'])
      .where('kind', 'in', termKinds)
      .where('iso', '=', 'en-US')
      .orderBy('kind')
      .orderBy('sort')
      .execute()
    return { terms }
  },
}
