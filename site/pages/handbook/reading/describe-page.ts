import { fill } from '../../../language/format.ts'
import { link, type PagePath } from '../../../language/link.ts'
import type { RoomData } from '../room/room-data.ts'
import type { TreePage } from '../tree/reading-order.ts'

export interface DescribedPage {
  readonly room: RoomData
  readonly text: { readonly title: string; readonly description: string; readonly lang: string }
  /** The page and those above it, from the top. */
  readonly active: readonly TreePage[]
  /** What all handbooks together are called. */
  readonly handbooks: string
}

/** The page for machines: what it teaches and where it stands. https://schema.org/TechArticle */
export function describePage({ room, text, active, handbooks }: DescribedPage): Record<string, unknown>[] {
  const { origin, locale, product, version } = room
  const addressOf = (page: PagePath) => `${origin}${link(locale, page)}`
  const name = `${fill(room.copy.room.name, { product })} ${version.title}`
  const trail = [
    { name: handbooks, item: addressOf('/handbook') },
    { name, item: addressOf(room.page) },
    ...active.map(({ path, title }) => ({ name: title, item: addressOf(`${room.page}/${path}`) })),
  ]
  return [
    {
      '@type': 'TechArticle',
      headline: text.title,
      description: text.description,
      inLanguage: text.lang,
      url: trail.at(-1)?.item,
      isPartOf: { '@type': 'CreativeWork', name, url: addressOf(room.page) },
      publisher: { '@type': 'Organization', name: 'procreate', url: origin },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
    },
  ]
}
