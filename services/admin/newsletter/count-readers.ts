import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Locale, mapLocales } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter.ts'
import type { ReaderCounts } from '../../../contract/office/newsletter.ts'
import type { AdminTables } from '../schema.ts'
import { type Audience, confirmedBy, wants } from './readers.ts'

const countedAtOnce = 500

/** The readers of each language who would get an issue of these subjects, and of each subject alone; counted in slices. */
export async function countReaders(
  db: Kysely<AdminTables>,
  { tags, createdAt }: Audience,
): Promise<Record<Locale, ReaderCounts>> {
  /** How many have the same language and subjects: subscriptions are many, their choices few. */
  const choices = new Map<string, { locale: Locale; tags: string; count: number }>()
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const slice: { id: string; locale: Locale; tags: string }[] = await confirmedBy(db, createdAt)
      .select(['subscribers.id', 'subscribers.locale', 'subscribers.tags'])
      .where('subscribers.id', '>', cursor)
      .orderBy('subscribers.id')
      .limit(countedAtOnce)
      .execute()
    for (const { locale, tags } of slice) {
      const key = `${locale} ${tags}`
      const choice = choices.get(key)
      if (choice) choice.count++
      else choices.set(key, { locale, tags, count: 1 })
    }
    cursor = slice.length < countedAtOnce ? undefined : slice.at(-1)?.id
    await setImmediate()
  }
  const sumOf = (locale: Locale, wanted: Audience['tags']) =>
    [...choices.values()]
      .filter(choice => choice.locale === locale && wants(choice.tags, wanted))
      .reduce((sum, { count }) => sum + count, 0)
  return mapLocales(locale => ({
    readers: sumOf(locale, tags),
    by_tag: Object.fromEntries(
      newsletterTags.map(tag => [tag, sumOf(locale, [tag])]),
    ) as ReaderCounts['by_tag'],
  }))
}
