import { canPublish } from '../../../../contract/office/content-scope.ts'
import type { handbookTreeCalls as calls } from '../../../../contract/office/handbook-tree.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers, StaffSession } from '../../handler.ts'
import { addPage } from './add-page.ts'
import type { FactsChange } from './arrange-pages.ts'
import { addToVersion, beginVersion, slugsOf, takeFromVersion, verifySlug } from './change-versions.ts'
import { publishTree } from './publish-tree.ts'
import { isChanged, pageAt, productOf, readTree } from './read-tree.ts'
import { reorderPages } from './reorder-pages.ts'
import { savePageFacts } from './save-page-facts.ts'
import { lockTree } from './tree-version.ts'
import { viewTree } from './view-tree.ts'

/** The product of a call that changes its tree. Throws `Refusal` 404 or 403. */
function getChangeable(params: Readonly<Record<string, string>>, { staff }: StaffSession) {
  const product = productOf(params.product)
  if (!canPublish(staff, 'handbook')) throw new Refusal(403, 'It is not yours to publish.')
  return product
}

const subjectOf = (product: string, page = '') => ({
  ...{ kind: 'handbook' as const, id: product, detail: page === '' ? {} : { page } },
})

/** Order and versions of a handbook: each change is a draft of facts, under the lock of the tree. */
export const handbookTreeCalls: OfficeHandlers<typeof calls> = {
  async getHandbookTree({ params, query, session, db }) {
    const product = productOf(params.product)
    const shown = verifySlug(product, query.shown ?? slugsOf(product)[0] ?? '')
    return viewTree(db, { product, shown, session })
  },
  async reorderHandbook({ params, body: { version, shown, page, to }, session, now, act }) {
    const product = getChangeable(params, session)
    verifySlug(product, shown)
    return act(subjectOf(product, page), async trx => {
      const locked = await lockTree(trx, product, version)
      const tree = await readTree(trx, product)
      const { changes, at, of } = reorderPages(tree, { page: pageAt(tree, page), shown, to })
      const author = { staffId: session.staff.id, now }
      for (const change of changes) await savePageFacts(trx, change, author)
      return { version: locked, at, of }
    })
  },
  async addHandbookPage({ params, body: { version, shown, parent, slug }, session, now, act }) {
    const product = getChangeable(params, session)
    verifySlug(product, shown)
    return act(subjectOf(product, slug), async trx => {
      const locked = await lockTree(trx, product, version)
      const page = { product, shown, parent, slug, staffId: session.staff.id }
      return { version: locked, path: await addPage(trx, page, now) }
    })
  },
  async changePageVersions({ params, body: { version, page, slug, act: what }, session, now, act }) {
    const product = getChangeable(params, session)
    verifySlug(product, slug)
    const subject = subjectOf(product, page)
    return act({ ...subject, detail: { ...subject.detail, slug, what } }, async trx => {
      const locked = await lockTree(trx, product, version)
      const tree = await readTree(trx, product)
      const own = pageAt(tree, page)
      const change =
        what === 'add' ? addToVersion(product, tree, own, slug) : takeFromVersion(tree, own, slug)
      await savePageFacts(trx, change, { staffId: session.staff.id, now })
      return { version: locked }
    })
  },
  async beginHandbookVersion({ params, body: { version, slug, from }, session, now, act }) {
    const product = getChangeable(params, session)
    for (const each of [slug, from]) verifySlug(product, each)
    return act({ kind: 'handbook', id: product, detail: { slug, from } }, async trx => {
      const locked = await lockTree(trx, product, version)
      const changes: FactsChange[] = beginVersion(product, await readTree(trx, product), { slug, from })
      for (const change of changes) await savePageFacts(trx, change, { staffId: session.staff.id, now })
      return { version: locked, pages: changes.length }
    })
  },
  async publishHandbookTree({ params, body: { version, is_sure: isSure = false }, session, now, act }) {
    const product = getChangeable(params, session)
    return act(subjectOf(product), async trx => {
      const locked = await lockTree(trx, product, version)
      return { version: locked, pages: await publishTree(trx, { product, isSure }, now) }
    })
  },
  async discardHandbookTree({ params, body: { version }, session, now, act }) {
    const product = getChangeable(params, session)
    return act(subjectOf(product), async trx => {
      const locked = await lockTree(trx, product, version)
      const changed = (await readTree(trx, product)).filter(isChanged)
      for (const page of changed)
        if (page.live)
          await savePageFacts(trx, { page, facts: page.live }, { staffId: session.staff.id, now })
      return { version: locked, pages: changed.length }
    })
  },
}
