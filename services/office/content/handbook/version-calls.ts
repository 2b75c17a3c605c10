import { contentKeys } from '../../../../contract/content-keys.ts'
import { groupVersionOf, handbookProducts } from '../../../../contract/handbook-versions.ts'
import type { handbookTreeCalls } from '../../../../contract/office/handbook-tree.ts'
import { listVersions } from '../../../admin/content/handbook/versions.ts'
import { bumpRevision, holdRevision } from '../../../admin/content/revision.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers } from '../../handler.ts'
import { asAdmin } from '../find-entry.ts'
import { beginVersion, leaveVersion } from './change-versions.ts'
import { getChangeable } from './get-changeable.ts'
import { getVersion } from './get-version.ts'
import { readTree } from './read-tree.ts'
import { savePageFacts } from './save-page-facts.ts'
import { lockTree } from './tree-version.ts'

type Calls = Pick<
  typeof handbookTreeCalls,
  'listHandbookVersions' | 'addHandbookVersion' | 'renameHandbookVersion' | 'removeHandbookVersion'
>

/** The versions of handbooks: begun as drafts of facts, seen from the next publishing of the order on. */
export const versionCalls: OfficeHandlers<Calls> = {
  async listHandbookVersions({ db }) {
    const all = await Promise.all(handbookProducts.map(product => listVersions(asAdmin(db), product)))
    return {
      versions: all.flat().map(({ product, slug, title, is_public }) => ({
        ...{ product, slug, title, is_public: is_public === 1 },
        group_version: groupVersionOf(product, slug),
      })),
    }
  },
  async addHandbookVersion({ params, body: { version, slug, from, title = '' }, session, now, act }) {
    const product = getChangeable(params, session)
    return act({ kind: 'handbook', id: product, detail: { slug, from } }, async trx => {
      const locked = await lockTree(trx, product, version)
      await getVersion(trx, product, from)
      const row = { product, slug, title: title || slug, file_title: null, is_public: 0 } as const
      const added = await trx
        .insertInto('handbook_versions')
        .values(row)
        .onConflict(conflict => conflict.columns(['product', 'slug']).doNothing())
        .returning('slug')
        .executeTakeFirst()
      if (!added) throw new Refusal(409, `There is a version ${slug} already.`)
      const changes = beginVersion(await readTree(trx, product), { slug, from })
      for (const change of changes) await savePageFacts(trx, change, { staffId: session.staff.id, now })
      return { version: locked, pages: changes.length }
    })
  },
  async renameHandbookVersion({ params, body: { version, slug, title }, session, act }) {
    const product = getChangeable(params, session)
    if (title === '') throw new Refusal(422, 'title: should not be empty')
    return act({ kind: 'handbook', id: product, detail: { slug, title } }, async trx => {
      await holdRevision(asAdmin(trx))
      const locked = await lockTree(trx, product, version)
      await getVersion(trx, product, slug)
      await trx
        .updateTable('handbook_versions')
        .set({ title })
        .where('product', '=', product)
        .where('slug', '=', slug)
        .execute()
      await bumpRevision(asAdmin(trx), [contentKeys.versions])
      return { version: locked }
    })
  },
  async removeHandbookVersion({ params, body: { version, slug }, session, now, act }) {
    const product = getChangeable(params, session)
    return act({ kind: 'handbook', id: product, detail: { slug } }, async trx => {
      const locked = await lockTree(trx, product, version)
      const { is_public } = await getVersion(trx, product, slug)
      if (is_public === 1) throw new Refusal(409, `Visitors see ${slug}, and its addresses: it stays.`)
      const changes = leaveVersion(await readTree(trx, product), slug)
      for (const change of changes) await savePageFacts(trx, change, { staffId: session.staff.id, now })
      await trx
        .deleteFrom('handbook_versions')
        .where('product', '=', product)
        .where('slug', '=', slug)
        .execute()
      return { version: locked, pages: changes.length }
    })
  },
}
