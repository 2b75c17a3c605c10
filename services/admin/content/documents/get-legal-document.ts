import type { Kysely } from 'kysely'
import type { LegalDocument } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { Log } from '../../../../platform/log.ts'
import type { CaptchaSetting } from '../../../../platform/settings.ts'
import { Refusal } from '../../../http/problem.ts'
import { fillMedia } from '../../media/fill-media.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import { applyConditions, type Condition } from './conditions.ts'
import { type Facts, fillPlaceholders, imprint, readFacts } from './operator-facts.ts'
import { readSegments } from './read-segments.ts'

interface DocumentDependencies {
  readonly db: Kysely<AdminTables>
  readonly log: Log
  readonly captcha: CaptchaSetting
}

/**
 * A legal or company document, in English where its language is not live, with the blocks for the configured captcha and the facts about the
 * operator. Throws `Refusal` 404 for an unknown one.
 */
export async function getLegalDocument(
  { db, log, captcha }: DocumentDependencies,
  { slug = '', languageTag }: { readonly slug: string | undefined; readonly languageTag: LanguageTag },
): Promise<LegalDocument> {
  const find = async (name: string) =>
    chooseText(
      await db.selectFrom('legal_documents').selectAll().where('slug', '=', name).execute(),
      languageTag,
    )
  const chosen = await find(slug)
  if (!chosen) throw new Refusal(404, 'There is no such document.')
  const { text: row, lang, languages } = chosen
  const facts = readFacts((slug === imprint ? row : (await find(imprint))?.text)?.facts)
  const { title, description, effective, body } = row
  const kept = applyConditions(body, conditionsOf(captcha, facts))
  const written = readSegments(kept, log, `legal document ${slug}`)
  const segments = await fillMedia(db, written, lang)
  return {
    slug,
    lang,
    languages,
    title,
    description,
    effective,
    sample: slug === imprint && facts?.sample === true,
    segments: fillPlaceholders(segments, valuesOf(captcha, facts)),
  }
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
