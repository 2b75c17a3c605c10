import type { Kysely } from 'kysely'
import type { HandbookProduct } from '../../../../contract/handbook-versions.ts'
import { type LanguageTag, type Locale, localeOfTag } from '../../../../contract/locale.ts'
import type { OfficeTables } from '../../schema.ts'
import type { PageFacts, TreePage } from './read-tree.ts'

interface DeadLink {
  readonly page: TreePage
  readonly part: Locale
  /** With its anchor: `layers/masks#edit`. */
  readonly to: string
  readonly version: string
}

/** The links of published texts that the newest versions of pages would leave without a page, and that have one now. */
export async function findDeadLinks(
  db: Kysely<OfficeTables>,
  product: HandbookProduct,
  tree: readonly TreePage[],
): Promise<DeadLink[]> {
  const texts = await listTexts(db, product)
  const ownTexts = (page: TreePage) =>
    texts.filter(({ path, variant }) => path === page.address.path && variant === page.address.variant)
  const deadWith = (factsOf: (page: TreePage) => PageFacts | null) => {
    const standing = tree.flatMap(page => {
      const facts = page.live === null ? null : factsOf(page)
      return facts ? [{ page, versions: facts.versions, texts: ownTexts(page) }] : []
    })
    return [...new Set(standing.flatMap(({ versions }) => versions))].flatMap(version =>
      deadIn(
        version,
        standing.filter(({ versions }) => versions.includes(version)),
      ),
    )
  }
  const known = new Set(deadWith(({ live }) => live).map(keyOf))
  return deadWith(({ draft }) => draft).filter(link => !known.has(keyOf(link)))
}

const keyOf = ({ page, part, to, version }: DeadLink) => `${page.entry.id} ${part} ${to} ${version}`

interface Text {
  readonly path: string
  readonly variant: string
  readonly iso: LanguageTag
  readonly body: string
}

const listTexts = (db: Kysely<OfficeTables>, product: string): Promise<Text[]> =>
  db
    .selectFrom('handbook_texts as text')
    .innerJoin('handbook_pages as page', 'page.id', 'text.page_id')
    .select(['page.path', 'page.variant', 'text.iso', 'text.body'])
    .where('page.product', '=', product)
    .execute()

interface StandingPage {
  readonly page: TreePage
  readonly texts: readonly Text[]
}

function deadIn(version: string, standing: readonly StandingPage[]): DeadLink[] {
  const anchors = new Map(
    standing.map(({ page, texts }) => [
      page.address.path,
      new Set(texts.flatMap(({ body }) => [...body.matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id))),
    ]),
  )
  const isDead = (to: string, anchor: string | undefined) => {
    const own = anchors.get(to)
    return !own || (anchor !== undefined && !own.has(anchor))
  }
  return standing.flatMap(({ page, texts }) =>
    texts.flatMap(({ iso, body }) => {
      const dead = [...body.matchAll(/\(handbook:([^()#]+)(?:#([^()]+))?\)/g)]
        .filter(([, to = '', anchor]) => isDead(to, anchor))
        .map(([, to = '', anchor]) => (anchor === undefined ? to : `${to}#${anchor}`))
      return [...new Set(dead)].map(to => ({ page, part: localeOfTag(iso), to, version }))
    }),
  )
}
