import type { Kysely } from 'kysely'
import type { LegalDocument } from '../../../../contract/admin.ts'
import { defaultLanguageTag, type LanguageTag, localeOfTag } from '../../../../contract/locale.ts'
import type { Log } from '../../../../platform/log.ts'
import type { CaptchaSetting } from '../../../../platform/settings.ts'
import { Refusal } from '../../../http/problem.ts'
import { fillMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import { findVersions, type LegalVersions } from '../legal/find-versions.ts'
import { listChanges } from '../legal/list-changes.ts'
import type { LegalDocumentRow } from '../schema.ts'
import { applyConditions, type Condition } from './conditions.ts'
import { type Facts, fillPlaceholders, imprint, readFacts } from './operator-facts.ts'
import { readSegments } from './read-segments.ts'

interface DocumentDependencies {
  readonly db: Kysely<AdminTables>
  readonly log: Log
  readonly captcha: CaptchaSetting
}

interface DocumentQuery {
  readonly slug: string | undefined
  readonly languageTag: LanguageTag
  /** The day of a version; the one in effect by default. */
  readonly version?: string | undefined
  /** The day of the version that it is compared with. */
  readonly since?: string | undefined
  readonly today: string
  /** The last day of versions that count as current; later than today in a preview. */
  readonly lastDay: string
}

/**
 * A version of a legal or company document, in English where its language is not live, with the blocks for the configured
 * captcha and the facts about the operator. Throws `Refusal` 404 for an unknown document or version.
 */
export async function getLegalDocument(
  { db, log, captcha }: DocumentDependencies,
  { slug = '', languageTag, version, since, today, lastDay }: DocumentQuery,
): Promise<LegalDocument> {
  const versions = await findVersions(db, slug, lastDay)
  if (!versions) throw unknown()
  const chosen = chooseText(textsOf(versions, version), languageTag)
  if (!chosen) throw unknown()
  const { text: row, lang, languages } = chosen
  const facts = await findFacts()
  const { title, description, effective } = row
  const segments = await readRow(row)
  return {
    ...{ slug, lang, languages, title, description, effective },
    in_effect: effective <= today,
    versions: namesOf(versions, languageTag),
    sample: slug === imprint && facts?.sample === true,
    segments,
    changes: await findChanges(),
  }

  async function findFacts(): Promise<Facts | null> {
    if (slug === imprint) return readFacts(row.facts)
    const found = await findVersions(db, imprint, today)
    return readFacts(found && chooseText(found.textsOf(found.current), languageTag)?.text.facts)
  }

  async function readRow({ body, iso }: LegalDocumentRow) {
    const kept = applyConditions(body, conditionsOf(captcha, facts))
    const written = readSegments(kept, log, `legal document ${slug}`)
    return fillPlaceholders(await fillMedia(db, written, iso), valuesOf(captcha, facts))
  }

  async function findChanges(): Promise<LegalDocument['changes']> {
    if (since === undefined || !versions) return null
    const before = textsOf(versions, since).find(({ iso }) => iso === lang)
    return before ? listChanges(await readRow(before), segments, localeOfTag(lang)) : null
  }
}

const unknown = () => new Refusal(404, 'There is no such document or version.')

function textsOf({ current, next, earlier, textsOf }: LegalVersions, version = current) {
  if (![current, next, ...earlier].includes(version)) throw unknown()
  return textsOf(version)
}

/** The versions that can be read in a language, or else in English. */
function namesOf({ current, next, earlier, textsOf }: LegalVersions, languageTag: LanguageTag) {
  const isReadable = (day: string) =>
    textsOf(day).some(({ iso }) => iso === languageTag || iso === defaultLanguageTag)
  return { current, next, earlier: earlier.filter(isReadable) }
}

function conditionsOf(captcha: CaptchaSetting, facts: Facts | null): ReadonlySet<Condition> {
  const known: Condition[] = facts !== null && !facts.sample ? ['operator'] : []
  return new Set([captcha.kind, ...known])
}

function valuesOf(captcha: CaptchaSetting, facts: Facts | null): Record<string, string> {
  const own = Object.entries(facts?.values ?? {}).map(([name, value]) => [`operator.${name}`, value])
  return {
    ...Object.fromEntries(own),
    ...(captcha.kind === 'recaptcha' && { 'recaptcha.host': new URL(captcha.origin).host }),
  }
}
