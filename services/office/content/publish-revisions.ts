import type { Kysely } from 'kysely'
import { everyLocale, type Locale } from '../../../contract/locale.ts'
import { isLanguagePart, type Part } from '../../../contract/office/content-parts.ts'
import { bringForward } from '../../../platform/jobs/recurring.ts'
import type { JobTables } from '../../../platform/jobs/tables.ts'
import { lessonFault } from '../../admin/content/documents/lesson-fault.ts'
import { readFactsOf, readText } from '../../admin/content/entries/fields.ts'
import type { EntryRow, RevisionRow } from '../../admin/content/entries/schema.ts'
import { type HandbookFacts, handbookAddressOf } from '../../admin/content/import/handbook-pages.ts'
import { groupVersionsOf } from '../../admin/content/projection/handbook-pages.ts'
import { projections } from '../../admin/content/projection/projections.ts'
import { bumpRevision, holdRevision, type Touched } from '../../admin/content/revision.ts'
import { renewPictures } from '../../admin/content/sharing-pictures/renew-pictures.ts'
import { keysOfChange } from '../../admin/content/touched-keys.ts'
import { idsIn } from '../../admin/media/ids-in.ts'
import { Refusal } from '../../http/problem.ts'
import { checkLinksJob } from '../links/check-site.ts'
import { verifyPictures } from '../media/verify-pictures.ts'
import { verifyApproved } from './approvals/verify-approved.ts'
import { verifyCover, verifyLinks } from './dead-links.ts'
import { factsFieldsOf } from './facts-fields.ts'
import { asAdmin, getHead, type Trx } from './find-entry.ts'
import { readVersionsOnce, type VersionsOf } from './handbook/versions-of.ts'
import { verifyDay, verifyNothingAnnounced } from './legal/verify-day.ts'
import { endSchedules } from './schedule/end-schedules.ts'
import { segmentsOf } from './segments-of.ts'
import { verifyBody } from './text-fields.ts'

/** A part of an entry with the revision that goes out. */
export interface GoingRevision extends LeavingText {
  readonly revision: RevisionRow
}

/** A text that leaves the site. */
export interface LeavingText {
  readonly entry: EntryRow
  readonly part: Part
}

interface PublishOptions {
  readonly leaving?: readonly LeavingText[]
  /** At its moment, not by a press: what else is scheduled keeps its own moment. */
  readonly isPlanned?: boolean
}

/**
 * Publishes revisions together, and takes texts off the site with them: their rows of the site, and nothing of the other
 * languages. Texts leave first, facts go before texts, and links are checked when all of them are there. Throws `Refusal`
 * 409 or 422, which names the part where there are several.
 */
export async function publishRevisions(
  trx: Trx,
  going: readonly GoingRevision[],
  now: Date,
  { leaving = [], isPlanned = false }: PublishOptions = {},
): Promise<void> {
  await holdRevision(asAdmin(trx))
  const facts = going.filter(({ part }) => part === 'facts').toSorted(byPath)
  const texts = going.filter(({ part }) => part !== 'facts')
  const isNamed = going.length + leaving.length > 1
  const entries = [...leaving, ...going].map(({ entry }) => entry)
  const versionsOf = readVersionsOnce(trx)
  const touched = await keysOfChange(asAdmin(trx), entries, async () => {
    for (const each of leaving) await named(each, isNamed, () => removeText(trx, each, { now, isPlanned }))
    for (const each of going) await named(each, isNamed, () => verifyApproved(trx, each))
    for (const each of facts) await named(each, isNamed, () => putFacts(trx, each, { now, versionsOf }))
    for (const each of texts) await named(each, isNamed, () => putText(trx, each, now))
  })
  for (const each of texts) await named(each, isNamed, () => verifyText(trx, each, now))
  for (const [part, parts] of Map.groupBy(going, each => each.part))
    await endSchedules(
      trx,
      { entries: parts.map(({ entry }) => entry), part, act: 'publish', isPlanned },
      now,
    )
  await recordPublishes(trx, going, now)
  await changedSite(trx, touched, now)
}

/** What the curves of the figures are marked with. */
async function recordPublishes(trx: Trx, going: readonly GoingRevision[], now: Date) {
  const at = now.toISOString()
  const rows = going.map(({ entry, part }) => ({ at, entry_id: entry.id, part }))
  if (rows.length > 0) await trx.insertInto('publishes').values(rows).execute()
}

/** Invalidates what is made of published texts: the pages of these keys, the pictures for sharing, and the list of broken links. */
export async function changedSite(trx: Trx, touched: Touched, now: Date): Promise<void> {
  await renewPictures(asAdmin(trx), now)
  await bringForward(trx as unknown as Kysely<JobTables>, checkLinksJob, now)
  await bumpRevision(asAdmin(trx), touched)
}

async function verifyText(trx: Trx, { entry, part, revision }: GoingRevision, now: Date) {
  const { live: facts } = await getHead(trx, entry.id, 'facts')
  if (!facts || !isLanguagePart(part)) return
  const { body } = readText(revision.fields)
  await verifyLinks(trx, { entry, locale: part, body, facts: facts.fields }, now)
}

/** A page of the handbook comes before those below it. */
const byPath = ({ entry: a }: GoingRevision, { entry: b }: GoingRevision) =>
  depthOf(a) - depthOf(b) || (a.path < b.path ? -1 : 1)

const depthOf = ({ path }: EntryRow) => path.split('/').length

async function named({ entry, part }: LeavingText, isNamed: boolean, put: () => Promise<void>) {
  try {
    await put()
  } catch (error) {
    if (!isNamed || !(error instanceof Refusal)) throw error
    throw new Refusal(error.status, `${entry.path}, ${part}: ${error.message}`)
  }
}

/** Takes a text off the site. Throws `Refusal` 409. */
async function removeText(
  trx: Trx,
  { entry, part }: LeavingText,
  { now, isPlanned }: { readonly now: Date; readonly isPlanned: boolean },
) {
  if (!isLanguagePart(part)) throw new Refusal(409, 'Facts leave the site with their entry: archive it.')
  const { live } = await getHead(trx, entry.id, part)
  if (!live) throw new Refusal(409, 'It is not published.')
  if (entry.kind === 'legal') await verifyNothingAnnounced(trx, entry, now)
  await trx
    .updateTable('heads')
    .set({ live_id: null, updated_at: now.toISOString() })
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .execute()
  await projections[entry.kind].removeText(asAdmin(trx), entry.path, part)
  await endSchedules(trx, { entries: [entry], part, act: 'unpublish', isPlanned }, now)
}

async function setLive(trx: Trx, { entry, part, revision }: GoingRevision, now: Date) {
  await trx
    .updateTable('heads')
    .set({ live_id: revision.id, updated_at: now.toISOString() })
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .execute()
}

interface PutOptions {
  readonly now: Date
  readonly versionsOf: VersionsOf
}

async function putFacts(trx: Trx, going: GoingRevision, { now, versionsOf }: PutOptions) {
  const { entry, revision } = going
  await setLive(trx, going, now)
  const facts = readFactsOf(revision.fields)
  await factsFieldsOf(trx, entry, facts, versionsOf)
  if (idsIn(revision.fields).length > 0)
    await verifyPictures(trx, revision.fields, await listLiveLanguages(trx, entry.id))
  if (entry.kind === 'article') await verifyCover(trx, facts)
  if (entry.kind === 'handbook')
    await verifyPlaces(trx, entry.path, facts as unknown as HandbookFacts, versionsOf)
  if (entry.kind === 'legal') await verifyDay(trx, entry, String(facts.effective), now)
  await projections[entry.kind].putFacts(asAdmin(trx), entry.path, facts, now)
}

async function listLiveLanguages(trx: Trx, entryId: string): Promise<Locale[]> {
  const rows = await trx
    .selectFrom('heads')
    .select('part')
    .where('entry_id', '=', entryId)
    .where('live_id', 'is not', null)
    .execute()
  return everyLocale.filter(locale => rows.some(({ part }) => part === locale))
}

async function putText(trx: Trx, going: GoingRevision, now: Date) {
  const { entry, part, revision } = going
  await setLive(trx, going, now)
  if (!isLanguagePart(part)) throw new Error('Facts are no text')
  const { live: facts } = await getHead(trx, entry.id, 'facts')
  if (!facts) throw new Refusal(409, 'Publish the facts first.')
  const text = readText(revision.fields)
  for (const name of ['title', 'description', 'body'] as const)
    if (text[name] === '') throw new Refusal(422, `${name}: should not be empty`)
  verifyBody(entry.kind, text.body)
  const fault = entry.kind === 'lesson' ? lessonFault(segmentsOf(entry.kind, text.body)) : null
  if (fault !== null) throw new Refusal(422, `text: ${fault}`)
  await verifyPictures(trx, `${text.body} ${facts.fields}`, [part])
  const values = readFactsOf(facts.fields)
  await projections[entry.kind].putText(asAdmin(trx), entry.path, part, text, values, now)
}

/** Throws `Refusal` 409 for a version that visitors do not see, a place that another page has, and one without a page above it. */
async function verifyPlaces(trx: Trx, folder: string, { versions }: HandbookFacts, versionsOf: VersionsOf) {
  const { product, path, variant } = handbookAddressOf(folder)
  const all = await versionsOf(product)
  const hidden = all.find(({ slug, is_public }) => is_public === 0 && versions.includes(slug))
  if (hidden)
    throw new Refusal(
      409,
      `versions: visitors do not see ${hidden.slug} yet. Publish the order of the handbook, which shows it.`,
    )
  const above = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
  const rows = await trx
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_pages as page', 'page.id', 'place.page_id')
    .select(['place.group_version', 'place.path', 'page.variant'])
    .where('page.product', '=', product)
    .where('place.path', 'in', above === null ? [path] : [path, above])
    .execute()
  for (const group of groupVersionsOf(product, versions)) {
    const here = rows.find(row => row.group_version === group && row.path === path)
    if (here && here.variant !== variant) throw new Refusal(409, `versions: another page stands in ${group}`)
    if (above !== null && !rows.some(row => row.group_version === group && row.path === above))
      throw new Refusal(409, `versions: there is no ${above} in ${group}`)
  }
}
