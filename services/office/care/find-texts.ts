import type { Kysely } from 'kysely'
import { isHandbookProduct } from '../../../contract/handbook-versions.ts'
import { legalPages } from '../../../contract/legal-pages.ts'
import { defaultLocale, everyLocale, type Locale } from '../../../contract/locale.ts'
import { entryKinds } from '../../../contract/office/content-parts.ts'
import { canWrite } from '../../../contract/office/content-scope.ts'
import type { SitePage } from '../../../contract/office/site-faults.ts'
import { parseWrittenText } from '../../admin/content/documents/parse-written-text.ts'
import { readFactsOf, readText } from '../../admin/content/entries/fields.ts'
import type { StaffSession } from '../handler.ts'
import { readTarget } from '../links/read-target.ts'
import { referencesIn } from '../links/references.ts'
import type { OfficeTables } from '../schema.ts'

/** A page that has something wrong, and what. */
interface PageWithFault {
  readonly path: string
  /** What its text may link to: an address, or a path of ours with its fragment. */
  readonly target: string
}

/** The texts that make pages, each with the segment that names the target. */
export async function findTexts(
  db: Kysely<OfficeTables>,
  pages: readonly PageWithFault[],
  staff: StaffSession['staff'],
): Promise<SitePage[]> {
  const places = pages.map(({ path, target }) => ({ path, target, ...placeOf(path) }))
  const paths = [...new Set(places.map(({ entry }) => entry))]
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('entries as e')
    .innerJoin('heads as h', 'h.entry_id', 'e.id')
    .innerJoin('revisions as r', 'r.id', 'h.live_id')
    .leftJoin('heads as f', join => join.onRef('f.entry_id', '=', 'e.id').on('f.part', '=', 'facts'))
    .leftJoin('revisions as facts', 'facts.id', 'f.draft_id')
    .select(['e.path', 'e.kind', 'h.part', 'r.fields', 'facts.fields as facts'])
    .where('e.path', 'in', paths)
    .where('e.kind', 'in', entryKinds)
    .where('h.part', 'in', everyLocale)
    .execute()
  return places.map(({ path, entry, locale, target }) => {
    const own = rows.filter(row => row.path === entry)
    // A page without a text in its language shows the English one.
    const row = own.find(({ part }) => part === locale) ?? own.find(({ part }) => part === defaultLocale)
    if (row === undefined) return { path, text: null }
    const { kind, fields, facts } = row
    const language = row.part as Locale
    const { title, body } = readText(fields)
    const category = facts === null ? null : String(readFactsOf(facts).category)
    return {
      path,
      text: {
        ...{ kind, title, language, path: entry },
        at: segmentOf(body, target, { kind, path }),
        may_write: canWrite(staff, { kind, category }, language),
      },
    }
  })
}

/** The entry and the language of a page. */
function placeOf(path: string): { readonly entry: string; readonly locale: Locale } {
  const [, first = '', ...rest] = path.split('/')
  const locale = everyLocale.find(each => each === first && each !== defaultLocale)
  const page = locale === undefined ? path : `/${rest.join('/')}`
  const legal = Object.entries(legalPages).find(([each]) => each === page)
  const [, part, product = '', version = '', ...place] = page.split('/')
  const isHandbook = part === 'handbook' && isHandbookProduct(product) && version !== ''
  return {
    locale: locale ?? defaultLocale,
    entry: legal
      ? `legal/${legal[1]}`
      : isHandbook
        ? `handbook/${product}/${place.join('/')}`
        : page.slice(1),
  }
}

/** The place of the first segment that links to a target, from 0; null: none does. */
function segmentOf(
  body: string,
  target: string,
  { kind, path }: { readonly kind: NonNullable<SitePage['text']>['kind']; readonly path: string },
): number | null {
  const references = referencesIn(parseWrittenText(body, () => {}))
  const found = references.find(({ kind: of, name }) => {
    if (of !== 'link') return false
    if (URL.canParse(name) && sameAddress(name, target)) return true
    const to = readTarget(name, kind)
    if (to === null) return false
    const [page = '', section = null] = target.split('#')
    if (to.kind === 'own') return page === path && section === to.section
    const isThere = to.kind === 'page' ? withoutLanguage(page) === to.path : page.endsWith(`/${to.path}`)
    return isThere && (section === null || section === to.section)
  })
  return found === undefined || found.at === 'cover' ? null : found.at
}

const withoutLanguage = (path: string) => {
  const [, first = '', ...rest] = path.split('/')
  return everyLocale.some(each => each === first) ? `/${rest.join('/')}` : path
}

function sameAddress(name: string, target: string): boolean {
  const url = new URL(name)
  url.hash = ''
  return url.href === target || `${url.pathname}${new URL(name).hash}` === target
}
