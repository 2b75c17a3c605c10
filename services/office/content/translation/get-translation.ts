import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WrittenSegment } from '../../../../contract/document.ts'
import { alignSegments } from '../../../../contract/office/align-segments.ts'
import type { Part } from '../../../../contract/office/content-parts.ts'
import type { TextView } from '../../../../contract/office/content-text.ts'
import { isTranslated, type LanguagePart } from '../../../../contract/office/translated-parts.ts'
import type { SourceField, SourceRow, TranslationView } from '../../../../contract/office/translation.ts'
import {
  compareSegments,
  compareWords,
  type SegmentChange,
} from '../../../admin/content/documents/compare-texts.ts'
import type { EntryRow, RevisionRow } from '../../../admin/content/entries/schema.ts'
import type { TermFinder } from '../../../admin/content/house-style/check-words.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'
import { getHead } from '../find-entry.ts'
import { viewRevision } from '../revision-view.ts'
import { viewFields } from '../text-fields.ts'
import { findTermsOf } from './find-terms.ts'

/** Throws `Refusal` 404 for a part that is no translation. */
export function translatedPart(part: Part): LanguagePart {
  if (!isTranslated(part)) throw new Refusal(404, 'It is no translation.')
  return part
}

/** A translation with its English text; the revisions are null where there are none. */
interface TranslatedTexts {
  readonly version: number
  readonly draft: RevisionRow | null
  /** What visitors read in English, or else the newest. */
  readonly source: RevisionRow | null
  /** The English revision that the translation was made from. */
  readonly base: RevisionRow | null
  /** The pairs of hashes that are settled, as `segment source`. */
  readonly settled: ReadonlySet<string>
}

export async function findTexts(
  db: Kysely<OfficeTables>,
  { id }: EntryRow,
  part: LanguagePart,
): Promise<TranslatedTexts> {
  const { version, draft } = await getHead(db, id, part)
  const english = await getHead(db, id, 'en')
  const baseId = draft?.source_revision ?? null
  const base =
    baseId === null
      ? undefined
      : await db.selectFrom('revisions').selectAll().where('id', '=', baseId).executeTakeFirst()
  const states = await db
    .selectFrom('segment_states')
    .select(['segment_hash', 'source_hash'])
    .where('entry_id', '=', id)
    .where('part', '=', part)
    .execute()
  return {
    version,
    draft,
    source: english.live ?? english.draft,
    base: base ?? null,
    settled: new Set(states.map(({ segment_hash, source_hash }) => `${segment_hash} ${source_hash}`)),
  }
}

/** The English text of a translation, with what changed in it. */
export async function getTranslation(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  part: LanguagePart,
): Promise<TranslationView> {
  const texts = await findTexts(db, entry, part)
  const { source, base } = texts
  const liveId = (await getHead(db, entry.id, 'en')).live?.id ?? null
  const { rows, fields, text } = describeSource(entry, texts, await findTermsOf(db, part))
  return {
    source: await viewRevision(db, source, liveId),
    base: await viewRevision(db, base, liveId),
    text,
    is_outdated: isOutdated(texts),
    fields: fields.map(({ segmentHash: _, ...field }) => field),
    rows: rows.map(({ segmentHash: _, ...row }) => row),
  }
}

/** Whether the English text is another than the one that was translated, and the whole is not settled. */
export const isOutdated = ({ draft, source, base, settled }: TranslatedTexts): boolean =>
  draft !== null &&
  source !== null &&
  base?.hash !== source.hash &&
  !settled.has(`${draft.hash} ${source.hash}`)

type Settled<T> = T & { /** Of what the translation has for it. */ readonly segmentHash: string }

/** The English text by segment. */
export function describeSource(
  { kind }: EntryRow,
  { draft, source, base, settled }: TranslatedTexts,
  findTerms: TermFinder,
): { text: TextView | null; fields: Settled<SourceField>[]; rows: Settled<SourceRow>[] } {
  if (!source) return { text: null, fields: [], rows: [] }
  const text = viewFields(kind, source.fields)
  // Without a known base there is nothing to compare with: only the whole can be settled.
  const before = draft && base ? viewFields(kind, base.fields) : text
  const own = draft ? viewFields(kind, draft.fields) : null
  const stateOf = (segmentHash: string, key: string) => ({
    segmentHash,
    key,
    is_settled: settled.has(`${segmentHash} ${key}`),
  })
  const termsIn = (segment: WrittenSegment) =>
    findTerms(segment).map(({ en, words, note }) => ({ en, words: [...words], note }))
  const fields = (['title', 'description'] as const).map(name => ({
    name,
    ...stateOf(hashOf(own?.[name] ?? ''), hashOf(`${name} ${text[name]}`)),
    ...fieldChange(before[name], text[name]),
    terms: termsIn({ kind: 'text', content: [{ kind: 'words', text: text[name] }] }),
  }))
  const pairs = alignSegments(text.segments, own?.segments ?? [])
  const rows = placedChanges(compareSegments(before.segments, text.segments, 'en')).map(({ row, place }) => {
    const segment = place === null ? undefined : text.segments[place]
    const ownPlace = place === null ? null : (pairs[place]?.own ?? null)
    const ownSegment = ownPlace === null ? undefined : own?.segments[ownPlace]
    const key = segment ? hashOf(segment) : hashOf(`removed ${row.before}`)
    return {
      ...stateOf(ownSegment ? hashOf(ownSegment) : '', key),
      change: row.change,
      words: row.words,
      place,
      before: row.change === 'removed' ? row.before : null,
      terms: segment ? termsIn(segment) : [],
    }
  })
  return { text, fields, rows }
}

const hashOf = (value: string | WrittenSegment) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

const fieldChange = (before: string, now: string) =>
  before === now
    ? { change: 'same' as const, words: [] }
    : { change: 'changed' as const, words: compareWords(before, now, 'en') }

/** Changes with the place of their segment in the new text. */
function placedChanges(changes: readonly SegmentChange[]) {
  let next = 0
  return changes.map(row => ({ row, place: row.change === 'removed' ? null : next++ }))
}
