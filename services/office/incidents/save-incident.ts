import type { Kysely } from 'kysely'
import { contentKeys } from '../../../contract/content-keys.ts'
import { everyLocale, type Locale, languageTagOf } from '../../../contract/locale.ts'
import {
  type IncidentKind,
  type IncidentState,
  isOver,
  type StatusPart,
  statesOfKind,
  statusParts,
} from '../../../contract/status-parts.ts'
import { newId } from '../../../platform/identity.ts'
import { bumpRevision } from '../../admin/content/revision.ts'
import { Refusal } from '../../http/problem.ts'
import type { OfficeTables } from '../schema.ts'

const hourMs = 3_600_000
const longestMs = 14 * 24 * hourMs
/** The clock of a member of staff may go wrong by this much, in ms. */
const aheadMs = 5 * 60_000
const maxUpdates = 100

interface NewIncident {
  /** undefined: a new one. */
  readonly id?: string | undefined
  readonly version?: number | undefined
  readonly kind: IncidentKind
  readonly state: IncidentState
  readonly title: Readonly<Record<Locale, string>>
  readonly texts: Readonly<Record<Locale, string>>
  readonly parts: readonly StatusPart[]
  readonly starts_at: string
  readonly ends_at: string | null
  readonly staffId: string
  readonly now: Date
}

/**
 * Saves an incident with an update. Throws `Refusal` 404 for an unknown one, 409 where somebody has changed it since, and 422 for
 * words, parts or times that do not fit.
 */
export async function saveIncident(trx: Kysely<OfficeTables>, written: NewIncident): Promise<{ id: string }> {
  const { kind, state, texts, staffId, now } = written
  checkFacts(written)
  const at = now.toISOString()
  const facts = {
    ...{ kind, state, titles: write(written.title), starts_at: minuteOf(written.starts_at) },
    parts: JSON.stringify(statusParts.filter(part => written.parts.includes(part))),
    ...{ changed_by: staffId, changed_at: at },
  }
  const before = written.id === undefined ? null : await findIncident(trx, written.id)
  const planned = written.ends_at === null ? null : minuteOf(written.ends_at)
  // An incident ends with its last update, and so does maintenance that is over early.
  const stillOver = before && isOver(before.state) ? before.ends_at : at
  const early = planned !== null && planned < at ? planned : stillOver
  const ends_at = isOver(state)
    ? kind === 'incident'
      ? stillOver
      : early
    : kind === 'incident'
      ? null
      : planned
  const id = before?.id ?? newId()
  if (before) await update(trx, { id, version: written.version ?? 0, row: { ...facts, ends_at } })
  else
    await trx
      .insertInto('incidents')
      .values({ ...facts, ends_at, id, version: 1 })
      .execute()
  await bumpRevision(trx, [contentKeys.incidents])
  if (texts.en === '') return { id }
  await checkCount(trx, id)
  await trx
    .insertInto('incident_updates')
    .values({ id: newId(), incident_id: id, at, state, texts: write(texts), staff_id: staffId })
    .execute()
  return { id }
}

function checkFacts({ id, kind, state, title, texts, parts, now, ...times }: NewIncident) {
  if (title.en === '') throw new Refusal(422, 'It needs a title in English: other languages show that one.')
  const isTranslatedAlone = texts.en === '' && everyLocale.some(locale => texts[locale] !== '')
  if (isTranslatedAlone)
    throw new Refusal(422, 'The update needs words in English: other languages show those.')
  if (id === undefined && texts.en === '') throw new Refusal(422, 'Say in English what visitors notice.')
  if (parts.length === 0) throw new Refusal(422, 'Choose at least one part of the site.')
  if (!(statesOfKind[kind] as readonly string[]).includes(state))
    throw new Refusal(
      422,
      `“${state}” is no state of ${kind === 'incident' ? 'an incident' : 'maintenance'}.`,
    )
  const starts = Date.parse(times.starts_at)
  if (kind === 'incident' && starts > now.getTime() + aheadMs)
    throw new Refusal(422, 'An incident cannot begin in the future. Plan maintenance instead.')
  if (kind === 'incident') return
  if (times.ends_at === null) throw new Refusal(422, 'Maintenance needs an end.')
  const lasts = Date.parse(times.ends_at) - starts
  if (lasts <= 0) throw new Refusal(422, 'It would end before it begins.')
  if (lasts > longestMs) throw new Refusal(422, 'Maintenance takes two weeks at most.')
}

async function checkCount(trx: Kysely<OfficeTables>, id: string) {
  const { count } = await trx
    .selectFrom('incident_updates')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('incident_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxUpdates) throw new Refusal(422, `There are ${maxUpdates} updates already.`)
}

type Row = Omit<OfficeTables['incidents'], 'id' | 'version'>

async function update(
  trx: Kysely<OfficeTables>,
  { id, version, row }: { readonly id: string; readonly version: number; readonly row: Row },
) {
  const { numUpdatedRows } = await trx
    .updateTable('incidents')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0)
    throw new Refusal(
      409,
      'Somebody has changed this since you opened it. Your words are still here: look at the list, and press again to put them in its place.',
    )
}

/** Throws `Refusal` 404 for an unknown incident. */
export async function findIncident(trx: Kysely<OfficeTables>, id: string) {
  const known = await trx
    .selectFrom('incidents')
    .select(['id', 'state', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new Refusal(404, 'There is no such incident.')
  return known
}

/** Words by language tag, without those that are empty. */
const write = (words: Readonly<Record<Locale, string>>): string =>
  JSON.stringify(
    Object.fromEntries(
      everyLocale.flatMap(locale => (words[locale] === '' ? [] : [[languageTagOf(locale), words[locale]]])),
    ),
  )

/** A time at its whole minute. */
const minuteOf = (time: string) => new Date(Math.trunc(Date.parse(time) / 60_000) * 60_000).toISOString()
