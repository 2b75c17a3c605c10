import { handbookProducts, handbooks } from '../../../contract/handbook-versions.ts'
import type { Part } from '../../../contract/office/content-parts.ts'
import { readFactsOf, readText } from '../../admin/content/entries/fields.ts'
import type { EntryRow, RevisionRow } from '../../admin/content/entries/schema.ts'
import { type HandbookFacts, handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import { groupVersionsOf } from '../../admin/content/projection/handbook-pages.ts'
import { projections } from '../../admin/content/projection/projections.ts'
import { bumpRevision, holdRevision } from '../../admin/content/revision.ts'
import { Refusal } from '../../http/problem.ts'
import { verifyLinks } from './dead-links.ts'
import { factsFieldsOf } from './facts-fields.ts'
import { asAdmin, getHead, type Trx } from './find-entry.ts'
import { StaleVersion } from './save-revision.ts'
import { verifyBody } from './text-fields.ts'

interface PublishedPart {
  readonly entry: EntryRow
  readonly part: Part
  /** The version that was seen. */
  readonly version: number
}

/**
 * Publishes the newest revision of a part: its row of the site, and nothing of the other languages. Resolves to its id.
 * Throws `StaleVersion`, or `Refusal` 409 or 422.
 */
export async function publishPart(
  trx: Trx,
  { entry, part, version }: PublishedPart,
  now: Date,
): Promise<string> {
  await holdRevision(asAdmin(trx))
  const revision = await setLive(trx, { entry, part, version }, now)
  if (part === 'facts') await putFacts(trx, entry, revision)
  else await putText(trx, entry, part, revision)
  await bumpRevision(asAdmin(trx))
  return revision.id
}

async function setLive(trx: Trx, { entry, part, version }: PublishedPart, now: Date): Promise<RevisionRow> {
  const head = await trx
    .updateTable('heads')
    .set(({ ref }) => ({ live_id: ref('draft_id'), updated_at: now.toISOString() }))
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!head) throw new StaleVersion()
  const { draft } = await getHead(trx, entry.id, part)
  if (!draft) throw new Refusal(409, 'Nothing is written yet.')
  return draft
}

async function putFacts(trx: Trx, entry: EntryRow, { fields }: RevisionRow) {
  const facts = readFactsOf(fields)
  await factsFieldsOf(trx, entry, facts)
  if (entry.kind === 'handbook') await verifyPlaces(trx, entry.path, facts as unknown as HandbookFacts)
  await projections[entry.kind].putFacts(asAdmin(trx), entry.path, facts)
}

async function putText(trx: Trx, entry: EntryRow, part: Exclude<Part, 'facts'>, { fields }: RevisionRow) {
  const { live: facts } = await getHead(trx, entry.id, 'facts')
  if (!facts) throw new Refusal(409, 'Publish the facts first.')
  const text = readText(fields)
  for (const name of ['title', 'description', 'body'] as const)
    if (text[name] === '') throw new Refusal(422, `${name}: should not be empty`)
  verifyBody(entry.kind, text.body)
  await verifyLinks(trx, entry, text.body)
  await projections[entry.kind].putText(asAdmin(trx), entry.path, part, text, readFactsOf(facts.fields))
}

/** Throws `Refusal` 409 for a place that another page has, and for one without a page above it. */
async function verifyPlaces(trx: Trx, folder: string, { versions }: HandbookFacts) {
  const { product, path, variant } = handbookAddressOf(folder)
  const above = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
  const rows = await trx
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_pages as page', 'page.id', 'place.page_id')
    .select(['place.group_version', 'place.path', 'page.variant'])
    .where('place.group_version', 'in', groupVersionsOf(product, allVersions(product)))
    .where('place.path', 'in', above === null ? [path] : [path, above])
    .execute()
  for (const group of groupVersionsOf(product, versions)) {
    const here = rows.find(row => row.group_version === group && row.path === path)
    if (here && here.variant !== variant) throw new Refusal(409, `versions: another page stands in ${group}`)
    if (above !== null && !rows.some(row => row.group_version === group && row.path === above))
      throw new Refusal(409, `versions: there is no ${above} in ${group}`)
  }
}

const allVersions = (product: string): string[] =>
  handbookProducts.filter(each => each === product).flatMap(each => handbooks[each].map(({ slug }) => slug))

/** Takes a language off the site. Throws `StaleVersion`, or `Refusal` 409. */
export async function unpublishPart(
  trx: Trx,
  { entry, part, version }: PublishedPart,
  now: Date,
): Promise<void> {
  await holdRevision(asAdmin(trx))
  if (part === 'facts') throw new Refusal(409, 'Facts leave the site with their entry: archive it.')
  const { live, version: current } = await getHead(trx, entry.id, part)
  if (current !== version) throw new StaleVersion()
  if (!live) throw new Refusal(409, 'It is not published.')
  await trx
    .updateTable('heads')
    .set({ live_id: null, updated_at: now.toISOString() })
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .execute()
  await projections[entry.kind].removeText(asAdmin(trx), entry.path, part)
  await bumpRevision(asAdmin(trx))
}

/** Takes an entry off the site and out of the lists, or back into them. Throws `Refusal` 409 while pages stand below it. */
export async function archiveEntry(trx: Trx, entry: EntryRow, archived: boolean, now: Date): Promise<void> {
  const archived_at = archived ? now.toISOString() : null
  await trx.updateTable('entries').set({ archived_at }).where('id', '=', entry.id).execute()
  if (!archived) return
  await holdRevision(asAdmin(trx))
  if (entry.kind === 'handbook') await verifyNothingBelow(trx, entry.path)
  await trx.updateTable('heads').set({ live_id: null }).where('entry_id', '=', entry.id).execute()
  await projections[entry.kind].removeFacts(asAdmin(trx), entry.path)
  await bumpRevision(asAdmin(trx))
}

async function verifyNothingBelow(trx: Trx, folder: string) {
  const { product, path, variant } = handbookAddressOf(folder)
  const below = await trx
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_places as own', 'own.group_version', 'place.group_version')
    .innerJoin('handbook_pages as page', 'page.id', 'own.page_id')
    .select('place.path')
    .where('page.product', '=', product)
    .where('page.path', '=', path)
    .where('page.variant', '=', variant)
    .where('own.path', '=', path)
    .where('place.path', '>', `${path}/`)
    .where('place.path', '<', `${path}0`)
    .limit(1)
    .executeTakeFirst()
  if (below) throw new Refusal(409, `${below.path} stands below it.`)
}
