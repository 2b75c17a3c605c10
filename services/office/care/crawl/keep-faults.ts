import type { Kysely } from 'kysely'
import type { SiteFaultKind } from '../../../../contract/office/site-faults.ts'
import type { OfficeTables } from '../../schema.ts'
import { type OwnSite, outsideOf, ownPathOf } from './own-site.ts'
import { eachPage, linksOf } from './walk-pages.ts'

interface Found {
  readonly kind: SiteFaultKind
  readonly target: string
  readonly advice: string
  readonly pages: string[]
  total: number
}

interface KeepOptions {
  readonly run: string
  readonly site: Pick<OwnSite, 'origin'>
  readonly now: Date
}

const maxPages = 20
const maxFaults = 2000

/** Writes down what the pages of a run lack, in the place of what was found before. */
export async function keepFaults(db: Kysely<OfficeTables>, { run, site, now }: KeepOptions): Promise<void> {
  const found = await findFaults(db, { run, site })
  const rows = [...found.values()]
    .slice(0, maxFaults)
    .map(({ pages, ...fault }) => ({ ...fault, pages: JSON.stringify(pages) }))
  await db.transaction().execute(async trx => {
    const before = await trx.selectFrom('site_faults').select(['kind', 'target', 'since']).execute()
    const since = new Map(before.map(row => [keyOf(row), row.since]))
    await trx.deleteFrom('site_faults').execute()
    for (let from = 0; from < rows.length; from += 200)
      await trx
        .insertInto('site_faults')
        .values(
          rows.slice(from, from + 200).map(row => ({
            ...row,
            since: since.get(keyOf(row)) ?? now.toISOString(),
            asked_at: null,
          })),
        )
        .execute()
  })
}

const keyOf = ({ kind, target }: { readonly kind: string; readonly target: string }) => `${kind} ${target}`

/** A page that may be linked to. */
interface Target {
  readonly status: number
  readonly ids: ReadonlySet<string>
  readonly isHtml: boolean
}

async function findFaults(db: Kysely<OfficeTables>, { run, site }: Pick<KeepOptions, 'run' | 'site'>) {
  const targets = new Map<string, Target>()
  await eachPage({ db, run }, (path, { ids }, status) =>
    targets.set(path, { status, ids: new Set(ids), isHtml: ids.length > 0 }),
  )
  const outside = new Map(
    (await db.selectFrom('outside_links').selectAll().execute()).map(row => [row.url, row]),
  )
  const found = new Map<string, Found>()
  const add = (kind: SiteFaultKind, target: string, advice: string, page: string) => {
    const fault = found.get(`${kind} ${target}`) ?? { kind, target, advice, pages: [], total: 0 }
    fault.total++
    if (fault.pages.length < maxPages) fault.pages.push(page)
    found.set(`${kind} ${target}`, fault)
  }
  await eachPage({ db, run }, (path, facts, status, isListed) => {
    if (isListed) {
      if (status !== 200) add('status', path, sentenceOf(status), path)
      else {
        if (!facts.hasTitle) add('title', path, 'Search engines and tabs have no name for it.', path)
        if (!facts.hasDescription) add('description', path, 'Search engines show no sentence of ours.', path)
      }
      for (const picture of facts.wordless)
        add(
          'words',
          picture,
          'It has no alternative text: say what it shows, or that it is decoration.',
          path,
        )
    }
    // What says that it is not there has links of its own.
    if (isBroken(status)) return
    for (const href of new Set(linksOf(facts))) {
      const own = ownPathOf(href, path, site.origin)
      if (own) {
        const target = targets.get(own.path)
        if (target === undefined) continue
        if (isBroken(target.status)) add('page', own.path, sentenceOf(target.status), path)
        else if (lacks(target, own.fragment))
          add('section', `${own.path}#${own.fragment}`, 'The page has no such section.', path)
        continue
      }
      const row = outside.get(outsideOf(href, path, site.origin) ?? '')
      if (row?.state === 'dead') add('outside', row.url, row.reason, path)
      if (row?.state === 'unchecked') add('unchecked', row.url, row.reason, path)
    }
  })
  return found
}

/** A page that asks for a log-in, or for patience, is there. */
const isBroken = (status: number) => status === 0 || (status >= 400 && ![401, 403, 429].includes(status))

function sentenceOf(status: number): string {
  if (status === 0) return 'It does not answer.'
  if (status === 404) return 'There is no such page (404).'
  if (status === 410) return 'It was closed or removed (410).'
  if (status >= 500) return `It fails (${status}).`
  return `It answers with ${status}.`
}

/** Whether a page has no element that a fragment names; `#top` is every page, `:~:` a passage of text. */
function lacks({ ids, isHtml }: Target, fragment: string): boolean {
  const [name = ''] = fragment.split(':~:')
  if (name === '' || name.toLowerCase() === 'top' || !isHtml) return false
  return !ids.has(name) && !ids.has(decode(name))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
