import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { mediaIdOf } from '../../../contract/media.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { Refusal } from '../../http/problem.ts'
import { checkedText, checkTexts } from '../links/check-texts.ts'
import { groupsOfFacts } from '../links/facts-of-text.ts'
import { findNames } from '../links/find-site-names.ts'
import { referencesIn } from '../links/references.ts'
import type { OfficeTables } from '../schema.ts'
import { segmentsOf } from './segments-of.ts'

interface LinkingText {
  readonly entry: EntryRow
  readonly locale: Locale
  readonly body: string
  /** The facts that are live, as canonical JSON. */
  readonly facts: string
}

/**
 * Throws `Refusal` 422 for a link of a text to a page that is not there, or to a section that its page does not have, and for a
 * picture or film that the collection does not have.
 */
export async function verifyLinks(
  db: Kysely<OfficeTables>,
  { entry, locale, body, facts }: LinkingText,
  now: Date,
): Promise<void> {
  const segments = segmentsOf(entry.kind, body)
  // Pictures of the library have sentences of their own.
  const references = referencesIn(segments).filter(
    ({ kind, name }) => kind !== 'embed' && (kind !== 'picture' || mediaIdOf(name) === null),
  )
  const text = checkedText(entry, locale, segments, { references, groups: groupsOfFacts(entry, facts) })
  const [faults = []] = await checkTexts(db, [text], now.toISOString().slice(0, 10))
  const fault = faults.find(({ kind }) => kind === 'page' || kind === 'section' || kind === 'picture')
  if (!fault) return
  const names = fault.kind === 'picture' ? 'shows' : 'links to'
  throw new Refusal(422, `Segment ${Number(fault.at) + 1} ${names} ${fault.target}. ${fault.advice}`)
}

/** Throws `Refusal` 422 for a cover that the collection does not have; those of the library have sentences of their own. */
export async function verifyCover(db: Kysely<OfficeTables>, facts: Readonly<Record<string, unknown>>) {
  const cover = String(facts.cover)
  if (mediaIdOf(cover) !== null) return
  const names = await findNames(db, 'picture', [cover])
  if (names !== null && !names.has(cover)) throw new Refusal(422, `cover: There is no picture “${cover}”.`)
}
