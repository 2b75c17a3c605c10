import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { maxRedirects } from '../../../contract/redirects.ts'
import { bumpRevision } from '../../admin/content/revision.ts'
import { isCountedPage } from '../../admin/statistics/is-counted-page.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

interface NewRedirect {
  readonly from: string
  readonly to: string
  readonly staffId: string
  readonly now: Date
  /** Paths of pages besides those in the database. */
  readonly pages: ReadonlySet<string>
}

/**
 * Adds a redirect; those that led to its address lead on to its target, so that there are no chains. Throws `Refusal` 422
 * where the address has a page or the target has none, and 409 for an address that is redirected already.
 */
export async function addRedirect(
  db: Kysely<OfficeTables>,
  { from, to, staffId, now, pages }: NewRedirect,
): Promise<void> {
  if (await isCountedPage(db, pages, from))
    throw new Refusal(422, `${from} is a page of the site: it would never be redirected.`)
  if (!(await isCountedPage(db, pages, to)))
    throw new Refusal(422, `${to} is no page of the site: the redirect would lead nowhere.`)
  const { count } = await db
    .selectFrom('redirects')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxRedirects)
    throw new Refusal(409, `There are ${maxRedirects} redirects already. Remove some that nobody follows.`)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, made_by: staffId, at: now.toISOString(), last_hit_on: null })
    .onConflict(conflict => conflict.column('from_path').doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) === 0)
    throw new Refusal(409, `${from} is redirected already. Remove that redirect first.`)
  await db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
  await bumpRevision(db, [contentKeys.redirects])
}
