import type { Kysely } from 'kysely'
import type { HandbookProduct } from '../../../../contract/handbook-versions.ts'
import { canPublish } from '../../../../contract/office/content-scope.ts'
import type { EntryRowView } from '../../../../contract/office/content-view.ts'
import type { HandbookTreeView, TreePageView } from '../../../../contract/office/handbook-tree.ts'
import { listVersions } from '../../../admin/content/handbook/versions.ts'
import type { StaffSession } from '../../handler.ts'
import type { OfficeTables } from '../../schema.ts'
import { asAdmin } from '../find-entry.ts'
import { viewEntries } from '../list-entries.ts'
import { groupsBelow } from './arrange-pages.ts'
import { findDeadLinks } from './find-dead-links.ts'
import { faultOf } from './publish-tree.ts'
import { isChanged, readTree, type TreePage } from './read-tree.ts'
import { getTreeVersion } from './tree-version.ts'

interface Asked {
  readonly product: HandbookProduct
  /** The version that is shown. */
  readonly shown: string
  readonly session: StaffSession
}

/** The tree of a version of a handbook. */
export async function viewTree(
  db: Kysely<OfficeTables>,
  { product, shown, session }: Asked,
): Promise<HandbookTreeView> {
  const version = await getTreeVersion(db, product)
  const tree = await readTree(db, product)
  const views = await viewEntries(
    db,
    tree.map(({ entry }) => entry),
  )
  const entries = new Map(views.map(view => [view.id, view]))
  const viewOf = ({ entry }: TreePage) => entries.get(entry.id) as EntryRowView
  const changed = tree.filter(isChanged).length
  const dead = changed === 0 ? [] : await findDeadLinks(db, product, tree)
  const stands = ({ draft }: TreePage, slug: string) => draft?.versions.includes(slug) === true
  const pages = pagesBelow(tree, { shown, viewOf })
  const listed = new Set(pages.map(({ entry }) => entry.id))
  return {
    ...{ product, shown, version, changed, pages },
    versions: (await listVersions(asAdmin(db), product)).map(({ slug, title, is_public }) => ({
      ...{ slug, title, is_public: is_public === 1 },
      pages: tree.filter(page => stands(page, slug)).length,
    })),
    others: tree
      .filter(({ entry }) => !listed.has(entry.id))
      .map(page => ({
        entry: viewOf(page),
        address: page.address.path,
        versions: [...(page.draft?.versions ?? [])],
      })),
    dead_links: dead.map(({ page, part, to, version: in_version }) => ({
      ...{ path: page.entry.path, title: viewOf(page).title, part, to, version: in_version },
    })),
    may_change: canPublish(session.staff, 'handbook'),
  }
}

interface Shown {
  readonly shown: string
  readonly viewOf: (page: TreePage) => EntryRowView
}

/** The pages of a version depth first; those without a page above them stand at the end, with their fault. */
function pagesBelow(tree: readonly TreePage[], { shown, viewOf }: Shown): TreePageView[] {
  const standing = tree.filter(({ draft }) => draft?.versions.includes(shown))
  const pages: TreePageView[] = []
  const add = (parent: string | null, depth: number) => {
    const groups = groupsBelow(standing, parent)
    for (const [at, group] of groups.entries()) {
      for (const page of group.pages)
        pages.push({
          ...{ entry: viewOf(page), address: group.address, depth },
          versions: [...(page.draft?.versions ?? [])],
          ...{ at: at + 1, of: groups.length, is_changed: isChanged(page) },
          fault: faultOf(tree, page, shown),
        })
      add(group.address, depth + 1)
    }
  }
  add(null, 0)
  const listed = new Set(pages.map(({ entry }) => entry.id))
  for (const page of standing.filter(({ entry }) => !listed.has(entry.id)))
    pages.push({
      ...{ entry: viewOf(page), address: page.address.path, depth: 0, at: 1, of: 1 },
      versions: [...(page.draft?.versions ?? [])],
      ...{ is_changed: isChanged(page), fault: faultOf(tree, page, shown) },
    })
  return pages
}
