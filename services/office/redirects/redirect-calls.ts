import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import type { redirectCalls as calls } from '../../../contract/office/redirects.ts'
import { bumpRevision } from '../../admin/content/revision.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { addRedirect } from './add-redirect.ts'
import { listRedirects } from './list-redirects.ts'
import { readAddress } from './read-address.ts'

/** The handlers of redirects. */
export const redirectCalls = ({ origin, pages }: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  listRedirects: ({ query, db, now }) => listRedirects(db, query, now),
  async addRedirect({ body, session: { staff }, now, act }) {
    const [from, to] = [readAddress(body.from, origin), readAddress(body.to, origin)]
    return act({ kind: 'redirect', id: from, detail: { to } }, async (trx: Kysely<OfficeTables>) => {
      await addRedirect(trx, { from, to, staffId: staff.id, now, pages })
      return { from, to }
    })
  },
  removeRedirect: ({ body: { from }, act }) =>
    act({ kind: 'redirect', id: from }, async (trx: Kysely<OfficeTables>) => {
      const { numDeletedRows } = await trx
        .deleteFrom('redirects')
        .where('from_path', '=', from)
        .executeTakeFirst()
      if (Number(numDeletedRows) === 0) throw new Refusal(404, 'There is no such redirect.')
      await bumpRevision(trx, [contentKeys.redirects])
      return { success: true }
    }),
})
