import type { handbookTreeCalls as calls } from '../../../../contract/office/handbook-tree.ts'
import type { OfficeHandlers } from '../../handler.ts'
import { addPage } from './add-page.ts'
import type { FactsChange } from './arrange-pages.ts'
import { addToVersion, beginVersion, takeFromVersion } from './change-versions.ts'
import { getChangeable } from './get-changeable.ts'
import { getVersion } from './get-version.ts'
import { publishTree } from './publish-tree.ts'
import { isChanged, pageAt, productOf, readTree } from './read-tree.ts'
import { reorderPages } from './reorder-pages.ts'
import { savePageFacts } from './save-page-facts.ts'
import { lockTree } from './tree-version.ts'
import { versionCalls } from './version-calls.ts'
import { viewTree } from './view-tree.ts'

const subjectOf = (product: string, page = '') => ({
  ...{ kind: 'handbook' as const, id: product, detail: page === '' ? {} : { page } },
})

/** Order and versions of a handbook: each change is a draft of facts, under the lock of the tree. */
export const handbookTreeCalls: OfficeHandlers<typeof calls> = {
  ...versionCalls,
  async getHandbookTree({ params, query, session, db }) {
    const product = productOf(params.product)
    const { slug: shown } = await getVersion(db, product, query.shown)
    return viewTree(db, { product, shown, session })
  },
  async reorderHandbook({ params, body: { version, shown, page, to }, session, now, act }) {
    const product = getChangeable(params, session)
    return act(subjectOf(product, page), async trx => {
      const locked = await lockTree(trx, product, version)
      await getVersion(trx, product, shown)
      const tree = await readTree(trx, product)
      const { changes, at, of } = reorderPages(tree, { page: pageAt(tree, page), shown, to })
      const author = { staffId: session.staff.id, now }
      for (const change of changes) await savePageFacts(trx, change, author)
      return { version: locked, at, of }
    })
  },
  async addHandbookPage({ params, body: { version, shown, parent, slug }, session, now, act }) {
    const product = getChangeable(params, session)
    return act(subjectOf(product, slug), async trx => {
      const locked = await lockTree(trx, product, version)
      await getVersion(trx, product, shown)
      const page = { product, shown, parent, slug, staffId: session.staff.id }
      return { version: locked, path: await addPage(trx, page, now) }
    })
  },
  async changePageVersions({ params, body: { version, page, slug, act: what }, session, now, act }) {
    const product = getChangeable(params, session)
    const subject = subjectOf(product, page)
    return act({ ...subject, detail: { ...subject.detail, slug, what } }, async trx => {
      const locked = await lockTree(trx, product, version)
      await getVersion(trx, product, slug)
      const tree = await readTree(trx, product)
      const own = pageAt(tree, page)
      const change = what === 'add' ? addToVersion(tree, own, slug) : takeFromVersion(tree, own, slug)
      await savePageFacts(trx, change, { staffId: session.staff.id, now })
      return { version: locked }
    })
  },
  async beginHandbookVersion({ params, body: { version, slug, from }, session, now, act }) {
    const product = getChangeable(params, session)
    return act({ kind: 'handbook', id: product, detail: { slug, from } }, async trx => {
      const locked = await lockTree(trx, product, version)
      for (const each of [slug, from]) await getVersion(trx, product, each)
      const changes: FactsChange[] = beginVersion(await readTree(trx, product), { slug, from })
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
