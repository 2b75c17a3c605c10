import type { Kysely } from 'kysely'
import { type Locale, mapLocales } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import type { ReaderCounts } from '../../../contract/office/newsletter.ts'
import type { AdminTables } from '../schema.ts'
import { type Audience, confirmedBy, wants } from './readers.ts'
import { type SubscriberSlice, subscriberSlices } from './subscriber-slices.ts'

/** Some milliseconds of the embedded database. */
const countedAtOnce = 1000

/** The readers of each language who would get an issue of these subjects, and of each subject alone; counted in slices. */
export async function countReaders(
  db: Kysely<AdminTables>,
  { tags, createdAt }: Audience,
): Promise<Record<Locale, ReaderCounts>> {
  const choices: Choice[] = []
  for await (const slice of subscriberSlices(db, countedAtOnce))
    choices.push(...(await countChoices(db, createdAt, slice)))
  const sumOf = (locale: Locale, wanted: Audience['tags']) =>
    choices
      .filter(choice => choice.locale === locale && wants(choice.tags, wanted))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return mapLocales(locale => ({
    readers: sumOf(locale, tags),
    by_tag: Object.fromEntries(
      newsletterTags.map(tag => [tag, sumOf(locale, [tag])]),
    ) as ReaderCounts['by_tag'],
  }))
}

type Choice = Awaited<ReturnType<typeof countChoices>>[number]

/** How many have the same language and subjects: subscriptions are many, their choices few. */
function countChoices(db: Kysely<AdminTables>, createdAt: string, { after, until }: SubscriberSlice) {
  const readers = confirmedBy(db, createdAt)
    .select(({ fn }) => ['subscribers.locale', 'subscribers.tags', fn.countAll<number>().as('count')])
    .where('subscribers.id', '>', after)
    .groupBy(['subscribers.locale', 'subscribers.tags'])
  return (until === undefined ? readers : readers.where('subscribers.id', '<=', until)).execute()
}
