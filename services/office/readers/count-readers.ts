import { type Kysely, sql } from 'kysely'
import { everyLocale } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import type { ReaderCounts } from '../../../contract/office/readers.ts'
import { suppressionReasons } from '../../../contract/suppressions.ts'
import { type SubscriberSlice, subscriberSlices } from '../../admin/newsletter/subscriber-slices.ts'
import type { OfficeTables } from '../schema.ts'

/** Readers by language and subject, and suppressed addresses by reason. */
export async function countReaders(db: Kysely<OfficeTables>): Promise<ReaderCounts> {
  const all = await countChoices(db)
  const choices = all.filter(({ confirmed, suppressed }) => confirmed === 1 && suppressed === null)
  const sum = (rows: typeof choices) => rows.reduce((total, { count }) => total + Number(count), 0)
  const chosen = choices.map(row => ({ ...row, subjects: JSON.parse(row.tags) as readonly string[] }))
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
    pending: sum(all.filter(({ confirmed }) => confirmed === 0)),
    suppressions: suppressionReasons.map(reason => ({
      reason,
      addresses: Number(marks.find(each => each.reason === reason)?.count ?? 0),
    })),
  }
}

/** Some milliseconds of the embedded database. */
const countedAtOnce = 5000

/** Subscribers by what they chose and whether they get it, counted in slices: a million take a second, and nobody waits for it. */
async function countChoices(db: Kysely<OfficeTables>) {
  const ofSlice = ({ after, until }: SubscriberSlice) => {
    const rows = db
      .selectFrom('subscribers')
      .select(({ fn }) => [
        'locale',
        'tags',
        'suppressed',
        isConfirmed.as('confirmed'),
        fn.countAll<number>().as('count'),
      ])
      .where('id', '>', after)
      .groupBy(['locale', 'tags', 'suppressed', 'confirmed'])
    return (until === undefined ? rows : rows.where('id', '<=', until)).execute()
  }
  const counted: Awaited<ReturnType<typeof ofSlice>> = []
  for await (const slice of subscriberSlices(db as never, countedAtOnce))
    counted.push(...(await ofSlice(slice)))
  return counted
}

const isConfirmed = sql<number>`case when confirmed_at is null then 0 else 1 end`
