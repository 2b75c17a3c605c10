import { type PagePath, type Product, productOf } from '../language/link.ts'
import { outside } from '../outside.ts'
import { knownPages, pageRows } from '../page-table/known-pages.ts'
import type { MapLabel } from '../page-table/page-id.ts'
import { type MapPart, mapParts, type PageSection } from '../page-table/page-row.ts'
import { appItems, connectItems, type ItemName, type NavItem, supportItems } from './nav/items.ts'

/** Endpoints without a page, whose labels are in the copy of the sitemap page. */
type FileName =
  | 'insight-atom'
  | 'insight-rss'
  | 'insight-json'
  | 'releases-atom'
  | 'careers-atom'
  | 'newsletter-atom'
  | 'calendar'
  | 'llms'
type StoreName = `store-${Product}`

export interface MapEntry {
  /** The key of its label in the copy of the frame or of the sitemap page. */
  readonly name: MapLabel | ItemName | FileName | StoreName
  readonly href: PagePath | `https://${string}`
  /** A file or a feed, which search engines do not list as a page. */
  readonly file?: true
}

interface MapSection {
  readonly name: PageSection | 'websites' | 'social' | 'other'
  /** A list with a product is headed by its name. */
  readonly lists: readonly { readonly product?: ItemName; readonly entries: readonly MapEntry[] }[]
}

const isOutside = (entry: NavItem | MapEntry) => entry.href.startsWith('https:')

/** The pages of a section in the order of the table. */
const pagesIn = (section: PageSection): MapEntry[] =>
  pageRows
    .filter(([, row]) => row.section === section)
    .flatMap(([id, { label }]) =>
      knownPages(id).map(([name, href]) => ({ name: (label ?? name) as MapLabel, href })),
    )

/** The content of `/sitemap`: every indexed page of the site, and external links. */
export const siteMap: readonly MapSection[] = [
  {
    name: 'product',
    lists: appItems.map(({ name }) => ({
      product: name,
      entries: pagesIn('product').filter(({ href }) => productOf(href as PagePath) === name),
    })),
  },
  { name: 'help', lists: [{ entries: pagesIn('help') }] },
  { name: 'website', lists: [{ entries: pagesIn('website') }] },
  { name: 'news', lists: [{ entries: pagesIn('news') }] },
  { name: 'websites', lists: [{ entries: supportItems.filter(isOutside) }] },
  { name: 'social', lists: [{ entries: connectItems.filter(({ name }) => name !== 'community') }] },
  {
    name: 'other',
    lists: [
      {
        entries: [
          file('insight-atom', '/insight/feed.xml'),
          file('insight-rss', '/insight/rss.xml'),
          file('insight-json', '/insight/feed.json'),
          file('releases-atom', '/press/releases/feed.xml'),
          file('careers-atom', '/careers/feed.xml'),
          file('newsletter-atom', '/newsletter/archive/feed.xml'),
          file('calendar', '/calendar.ics'),
          ...appItems.map(({ name }) => ({ name: `store-${name}` as const, href: outside.appStore[name] })),
          file('llms', '/llms.txt'),
        ],
      },
    ],
  },
]

function file(name: FileName, href: PagePath): MapEntry {
  return { name, href, file: true }
}

/** The indexed pages, each once. */
export const mappedPages: readonly PagePath[] = pageRows
  .filter(([, { section }]) => section !== undefined)
  .flatMap(([id]) => knownPages(id).map(([, page]) => page))

/** The part of the site, and with it the sitemap, that a page belongs to. */
export const partOf = (page: PagePath): MapPart | 'pages' =>
  mapParts.find(part => page.split('/')[1] === part) ?? 'pages'
