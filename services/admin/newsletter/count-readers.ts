import { setImmediate } from 'node:timers/promises'
import { type Locale, mapLocales } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter.ts'
import type { ReaderCounts } from '../../../contract/office/newsletter.ts'
import { type Audience, listReadersAfter, type Subscribers, wants } from './readers.ts'

const countedAtOnce = 250

/** The readers of each language who would get an issue of these subjects, and of each subject alone; counted in slices. */
export async function countReaders(
  subscribers: Subscribers,
  { tags, createdAt }: Audience,
): Promise<Record<Locale, ReaderCounts>> {
  /** How many have the same language and subjects: subscriptions are many, their choices few. */
  const choices = new Map<string, { locale: Locale; tags: string; count: number }>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const slice = await listReadersAfter(subscribers, { tags: [], createdAt }, cursor, countedAtOnce)
    for (const { locale, tags } of slice.readers) {
      const key = `${locale} ${tags}`
      const choice = choices.get(key)
      if (choice) choice.count++
      else choices.set(key, { locale, tags, count: 1 })
    }
    cursor = slice.next
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
