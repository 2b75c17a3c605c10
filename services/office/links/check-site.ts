import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import type { TextFaultView } from '../../../contract/office/text-faults.ts'
import { parseWrittenText } from '../../admin/content/documents/parse-written-text.ts'
import { readText } from '../../admin/content/entries/fields.ts'
import { readRevision } from '../../admin/content/revision.ts'
import type { OfficeTables } from '../schema.ts'
import { type CheckedText, checkTexts, maxReferences } from './check-texts.ts'
import { coverOfFacts, groupsOfFacts } from './facts-of-text.ts'
import { createSectionFinder } from './link-faults.ts'
import { type LiveText, listLiveTexts } from './list-live-texts.ts'
import { referencesIn, scanReferences, sectionsIn } from './references.ts'

/** The recurring job that looks at the links of all published texts. */
export const checkLinksJob = 'check-links'

type Db = Kysely<OfficeTables>

/** More than anybody mends in one text before they look again. */
const maxFaults = 100

/**
 * Looks at the links and pictures of every published text, where something has changed on the site or a day has begun since the
 * last time, and keeps what is not there. Texts are read in slices, between which other requests run.
 */
export async function checkSite(db: Db, now: Date): Promise<void> {
  const revision = await readRevision(db as never)
  const last = await db.selectFrom('text_checks').selectAll().executeTakeFirst()
  const today = now.toISOString().slice(0, 10)
  if (last?.revision === revision && last.at.startsWith(today)) return
  let texts = 0
  for await (const slice of listLiveTexts(db)) {
    const faults = await checkSlice(db, slice, today)
    await keepFaults(db, slice, faults)
    texts += slice.length
    await setImmediate()
  }
  await dropGone(db)
  const row = { revision, at: now.toISOString(), texts }
  await db
    .insertInto('text_checks')
    .values({ id: 1, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Parses only the texts in which the scan of their Markdown has found something. */
async function checkSlice(db: Db, slice: readonly LiveText[], today: string): Promise<TextFaultView[][]> {
  const scanned = await checkInTurn(db, slice.map(scannedText), today)
  const suspects = slice.filter((_, at) => scanned[at]?.length)
  const exact = await checkInTurn(db, suspects.map(parsedText), today)
  return slice.map(text => exact[suspects.indexOf(text)]?.slice(0, maxFaults) ?? [])
}

/** No more at once than a query can ask for. */
async function checkInTurn(db: Db, texts: readonly CheckedText[], today: string): Promise<TextFaultView[][]> {
  const found: TextFaultView[][] = []
  for (let from = 0; from < texts.length; ) {
    let [to, size] = [from, 0]
    while (to < texts.length && (to === from || size < maxReferences))
      size += texts[to++]?.references.length ?? 0
    found.push(...(await checkTexts(db, texts.slice(from, to), today)))
    from = to
  }
  return found
}

const textOf = (
  { kind, path, part, facts }: LiveText,
  { references, sections }: Pick<CheckedText, 'references' | 'sections'>,
): CheckedText => ({
  ...{ kind, path, sections },
  locale: part as Locale,
  references: [...coverOfFacts({ kind, path }, facts), ...references],
  groups: groupsOfFacts({ kind, path }, facts),
})

function scannedText(text: LiveText): CheckedText {
  const { body } = readText(text.fields)
  return textOf(text, { references: scanReferences(body), sections: createSectionFinder()(body) })
}

function parsedText(text: LiveText): CheckedText {
  const segments = parseWrittenText(readText(text.fields).body, () => {})
  return textOf(text, { references: referencesIn(segments), sections: sectionsIn(segments) })
}

async function keepFaults(db: Db, slice: readonly LiveText[], faults: readonly TextFaultView[][]) {
  const ids = [...new Set(slice.map(({ entry_id }) => entry_id))]
  const rows = slice.flatMap(({ entry_id, part }, at) =>
    (faults[at] ?? []).map(({ at: place, kind, target, advice }, number) => ({
      ...{ entry_id, part, kind, target, advice, number: number + 1 },
      place: String(place),
    })),
  )
  await db.transaction().execute(async trx => {
    const known = trx.deleteFrom('text_faults').where('entry_id', 'in', ids)
    await known.execute()
    for (let from = 0; from < rows.length; from += 300)
      await trx
        .insertInto('text_faults')
        .values(rows.slice(from, from + 300))
        .onConflict(conflict => conflict.doNothing())
        .execute()
  })
}

/** Faults of texts that have left the site. */
async function dropGone(db: Db) {
  await db
    .deleteFrom('text_faults')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('heads as h')
            .innerJoin('entries as e', 'e.id', 'h.entry_id')
            .select('h.part')
            .whereRef('h.entry_id', '=', 'text_faults.entry_id')
            .whereRef('h.part', '=', 'text_faults.part')
            .where('h.live_id', 'is not', null)
            .where('e.archived_at', 'is', null),
        ),
      ),
    )
    .execute()
}
