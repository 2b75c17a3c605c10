import type { Kysely } from 'kysely'
import type { Letter, LetterDetails } from '../../../contract/letters.ts'
import {
  everyLocale,
  type LanguageTag,
  type Locale,
  languageTagOf,
  localeOfTag,
} from '../../../contract/locale.ts'
import type { IssueFields } from '../../../contract/office/newsletter.ts'
import { Refusal } from '../../http/problem.ts'
import { parseText } from '../content/documents/parse-text.ts'
import type { AdminTables } from '../schema.ts'
import { readFields, textFor } from './issues.ts'

const defaultLimit = 50

interface LetterQuery {
  readonly lang: LanguageTag
  readonly limit?: number | undefined
  readonly before?: string | undefined
}

/** Issues that were sent and are written in a language, newest first. */
export async function listLetters(
  db: Kysely<AdminTables>,
  { lang, limit = defaultLimit, before }: LetterQuery,
) {
  const locale = localeOfTag(lang)
  const rows = await db
    .selectFrom('newsletter_issues')
    .select(['slug', 'started_at', 'sent_fields'])
    .where('state', '=', 'sent')
    .where('slug', 'is not', null)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const letters = rows
    .map(({ slug, sent_fields }) => ({ slug: slug ?? '', fields: readFields(sent_fields ?? '') }))
    .filter(({ fields }) => writtenIn(fields).includes(locale))
  const from = before === undefined ? 0 : letters.findIndex(({ slug }) => slug === before) + 1
  const page = letters.slice(from, from + limit)
  return {
    letters: page.map(({ slug, fields }) => ({
      ...letterOf(slug, fields, locale),
      languages: writtenIn(fields).map(languageTagOf),
    })),
    next: from + limit < letters.length ? (page.at(-1)?.slug ?? null) : null,
    total: letters.length,
  }
}

/** An issue that goes out or has gone out. Throws `Refusal` 404 for any other. */
export async function getLetter(
  db: Kysely<AdminTables>,
  slug: string,
  lang: LanguageTag,
): Promise<LetterDetails> {
  const row = await db
    .selectFrom('newsletter_issues')
    .select('sent_fields')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row || row.sent_fields === null) throw new Refusal(404, 'There is no such issue.')
  const fields = readFields(row.sent_fields)
  const { text, language } = textFor(fields, localeOfTag(lang))
  return {
    ...letterOf(slug, fields, language),
    lang: languageTagOf(language),
    languages: writtenIn(fields).map(languageTagOf),
    segments: parseText(text.text, () => {}),
  }
}

const letterOf = (slug: string, fields: IssueFields, locale: Locale): Letter => {
  const { subject, preheader } = fields.texts[locale]
  return { slug, date: slug.slice(0, 10), subject, preheader }
}

/** The languages that an issue was written in. */
const writtenIn = ({ in_english }: IssueFields): Locale[] =>
  everyLocale.filter(locale => !in_english.includes(locale) || locale === 'en')
