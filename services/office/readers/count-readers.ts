import type { Kysely } from 'kysely'
import { everyLocale } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter.ts'
import type { ReaderCounts } from '../../../contract/office/readers.ts'
import { suppressionReasons } from '../../../contract/suppressions.ts'
import { isReachable } from '../../admin/newsletter/suppressed.ts'
import type { OfficeTables } from '../schema.ts'

/** Readers by language and subject, and suppressed addresses by reason. */
export async function countReaders(db: Kysely<OfficeTables>): Promise<ReaderCounts> {
  const choices = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['locale', 'tags', fn.countAll().as('count')])
    .where(isReachable)
    .groupBy(['locale', 'tags'])
    .execute()
  const sum = (rows: typeof choices) => rows.reduce((all, { count }) => all + Number(count), 0)
  const chosen = choices.map(row => ({ ...row, subjects: JSON.parse(row.tags) as readonly string[] }))
  const { pending } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('pending'))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const marks = await db
    .selectFrom('suppressions')
    .select(({ fn }) => ['reason', fn.countAll().as('count')])
    .groupBy('reason')
    .execute()
  return {
    readers: sum(choices),
    languages: everyLocale.map(language => ({
      language,
      readers: sum(choices.filter(({ locale }) => locale === language)),
    })),
    tags: newsletterTags.map(tag => ({
      tag,
      readers: sum(chosen.filter(({ subjects }) => subjects.length === 0 || subjects.includes(tag))),
    })),
    pending: Number(pending),
    suppressions: suppressionReasons.map(reason => ({
      reason,
      addresses: Number(marks.find(each => each.reason === reason)?.count ?? 0),
    })),
  }
}
