import { crumbsOf } from '../../../frame/crumbs.ts'
import { interpolate } from '../../../language/format.ts'
import { link, type PagePath } from '../../../language/link.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import type { TreePage } from '../tree/tree-page.ts'

export interface DescribedPage {
  readonly room: LayoutData
  readonly text: { readonly title: string; readonly description: string; readonly lang: string }
  /** The page and its ancestors, from the root. */
  readonly active: readonly TreePage[]
  /** The name of the handbook section. */
  readonly handbooks: string
}

/** The structured data of a handbook page. https://schema.org/TechArticle */
export function describePage({ room, text, active, handbooks }: DescribedPage): Record<string, unknown>[] {
  const { origin, locale, product, version } = room
  const addressOf = (page: PagePath) => `${origin}${link(locale, page)}`
  const name = `${interpolate(room.copy.room.name, { product })} ${version.title}`
  const trail = [
    { name: handbooks, page: '/handbook' },
    { name, page: room.page },
    ...active.map(({ path, title }) => ({ name: title, page: `${room.page}/${path}` as const })),
  ] as const
  return [
    {
      '@type': 'TechArticle',
      headline: text.title,
      description: text.description,
      inLanguage: text.lang,
      url: addressOf(trail.at(-1)?.page ?? room.page),
      isPartOf: { '@type': 'CreativeWork', name, url: addressOf(room.page) },
      publisher: { '@type': 'Organization', name: 'procreate', url: origin },
    },
    crumbsOf(origin, locale, trail),
  ]
}
