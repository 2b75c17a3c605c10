import { type LanguageTag, localeOfTag } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { crumbsOf } from '../../../frame/crumbs.ts'
import { link, type PagePath } from '../../../language/link.ts'
import type { LayoutData } from '../layout/layout-data.ts'
import type { TreePage } from '../tree/tree-page.ts'

interface DescribePageOptions {
  readonly layout: LayoutData
  readonly text: { readonly title: string; readonly description: string; readonly lang: LanguageTag }
  /** The page and its ancestors, from the root. */
  readonly active: readonly TreePage[]
  /** The name of the handbook section. */
  readonly handbooks: string
}

/** The structured data of a handbook page. https://schema.org/TechArticle */
export function describePage({
  layout,
  text,
  active,
  handbooks,
}: DescribePageOptions): Record<string, unknown>[] {
  const { origin, locale, product, version } = layout
  const addressOf = (page: PagePath) => `${origin}${link(locale, page)}`
  const name = `${interpolate(layout.copy.layout.name, { product })} ${version.title}`
  const crumbs = [
    { name: handbooks, page: '/handbook' },
    { name, page: layout.page },
    ...active.map(({ path, title }) => ({ name: title, page: `${layout.page}/${path}` as const })),
  ] as const
  return [
    {
      '@type': 'TechArticle',
      headline: text.title,
      description: text.description,
      inLanguage: text.lang,
      url: `${origin}${link(localeOfTag(text.lang), crumbs.at(-1)?.page ?? layout.page)}`,
      isPartOf: { '@type': 'CreativeWork', name, url: addressOf(layout.page) },
      publisher: { '@type': 'Organization', name: 'procreate', url: origin },
    },
    crumbsOf(origin, locale, crumbs),
  ]
}
