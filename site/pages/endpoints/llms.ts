import { everyLocale, type Locale } from '../../../contract/locale.ts'
import frame from '../../frame/copy/en.ts'
import { type MapEntry, siteMap } from '../../frame/site-map.ts'
import { link, type PagePath } from '../../language/link.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/llms'
import { plainText } from './plain-text.ts'

const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  cn: 'Simplified Chinese',
  jp: 'Japanese',
}
const inEach = everyLocale.map(locale => `${languageNames[locale]} (\`${link(locale, '/press')}\`)`)

const about = [
  '# procreate',
  '',
  '> The public website of the makers of procreate (painting on a tablet), pocket (painting on a phone) and dreams',
  '> (animation), a small team in Hobart, Tasmania. The apps are bought once, without a subscription and without',
  '> generative AI; what people make with them is theirs, and the apps collect no data.',
  '',
  `Every page exists in ${new Intl.ListFormat('en-GB').format(inEach)}.`,
  'Reading, searching and quoting with a link are welcome. Training generative models on the texts or pictures is not.',
]

/** Pages that are in no navigation. */
const own: Readonly<Record<string, { title: string }>> = {
  home: { title: 'Home' },
  'handbook-procreate': { title: 'Handbook of procreate' },
  'handbook-pocket': { title: 'Handbook of pocket' },
  'handbook-dreams': { title: 'Handbook of dreams' },
  'beginners-series-1': { title: 'Beginners series, part 1' },
  'beginners-series-2': { title: 'Beginners series, part 2' },
  'beginners-series-3': { title: 'Beginners series, part 3' },
  'beginners-series-4': { title: 'Beginners series, part 4' },
  reveal: { title: 'Reveal' },
  'trademark-use-application': { title: 'Permission request' },
}

const titles = {
  product: 'Apps',
  help: 'Help',
  website: 'Website and legal',
  news: 'Company and news',
} as const

/** The site's outline for language models. https://llmstxt.org */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, hasPage } = context.get(siteRequest)
  const items: Readonly<Record<string, { title: string; description?: string }>> = { ...frame.items, ...own }
  const line = ({ name, href }: MapEntry, product = '') => {
    const { title = name, description = '' } = items[name] ?? {}
    const label = product === '' ? title : `${product}: ${title}`
    return `- [${label}](${origin}${href})${description === '' ? '' : `: ${description}`}`
  }
  const sections = siteMap.flatMap(({ name, lists }) => {
    if (!(name in titles)) return []
    const lines = lists.flatMap(({ product, entries }) =>
      entries
        .filter(({ href }) => href.startsWith('/') && hasPage(href as PagePath))
        .map(entry => line(entry, product)),
    )
    return lines.length === 0 ? [] : ['', `## ${titles[name as keyof typeof titles]}`, '', ...lines]
  })
  return plainText([...about, ...sections, ...listMarkdownPages(origin, hasPage), ''], 'text/markdown')
}

/** Pages with a Markdown version. */
function listMarkdownPages(origin: string, hasPage: (page: PagePath) => boolean): string[] {
  const lines = [
    ...(hasPage('/insight')
      ? [`- Articles: add \`.md\` to the address, ${origin}/insight/{year}/{slug}.md`]
      : []),
    ...(hasPage('/handbook')
      ? [`- Handbook pages: add \`.md\`, ${origin}/handbook/{product}/{version}/{path}.md`]
      : []),
    `- All addresses: ${origin}/sitemap.xml`,
  ]
  return ['', '## As Markdown', '', ...lines]
}
