import type { Kysely } from 'kysely'
import type { LetterDetails } from '../../../contract/letters.ts'
import { type LanguageTag, languageTagOf, localeOfTag } from '../../../contract/locale.ts'
import { Refusal } from '../../http/problem.ts'
import { parseText } from '../content/documents/parse-text.ts'
import type { AdminTables } from '../schema.ts'
import { readFields, textFor, writtenIn } from './issues.ts'

type Db = Kysely<AdminTables>

const defaultLimit = 50

interface LetterQuery {
  readonly lang: LanguageTag
  readonly limit?: number | undefined
  /** The slug of the last letter that is known. */
  readonly before?: string | undefined
}

/** Issues that were sent and are written in a language, newest first. */
export async function listLetters(db: Db, { lang, limit = defaultLimit, before }: LetterQuery) {
  const sent = db
    .selectFrom('newsletter_letters as letter')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'letter.issue_id')
    .where('letter.iso', '=', lang)
    .where('issue.state', '=', 'sent')
  const { total } = await sent.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let query = sent.select(['issue.id', 'issue.slug', 'letter.subject', 'letter.preheader'])
  if (before !== undefined)
    query = query.where('issue.started_at', '<', eb =>
      eb.selectFrom('newsletter_issues').select('started_at').where('slug', '=', before),
    )
  const rows = await query
    .orderBy('issue.started_at', 'desc')
    .orderBy('issue.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const languages = await findLanguages(
    db,
    page.map(({ id }) => id),
  )
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    letters: page.map(({ id, slug, subject, preheader }) => ({
      ...{ slug: slug ?? '', date: dateOf(slug ?? ''), subject, preheader },
      languages: languages(id),
    })),
    next: last?.slug ?? null,
    total: Number(total),
  }
}

/** The languages that issues were written in. */
async function findLanguages(db: Db, ids: readonly string[]): Promise<(id: string) => LanguageTag[]> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('newsletter_letters')
          .select(['issue_id', 'iso'])
          .where('issue_id', 'in', ids)
          .orderBy('iso')
          .execute()
  return id => rows.filter(({ issue_id }) => issue_id === id).map(({ iso }) => iso)
}

/** An issue that goes out or has gone out. Throws `Refusal` 404 for any other. */
export async function getLetter(db: Db, slug: string, lang: LanguageTag): Promise<LetterDetails> {
  const row = await db
    .selectFrom('newsletter_issues')
    .select('sent_fields')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row || row.sent_fields === null) throw new Refusal(404, 'There is no such issue.')
  const fields = readFields(row.sent_fields)
  const { text, language } = textFor(fields, localeOfTag(lang))
  const { subject, preheader } = text
  return {
    ...{ slug, date: dateOf(slug), subject, preheader },
    lang: languageTagOf(language),
    languages: writtenIn(fields).map(languageTagOf),
    segments: parseText(text.text, () => {}),
  }
}

const dateOf = (slug: string) => slug.slice(0, 10)
