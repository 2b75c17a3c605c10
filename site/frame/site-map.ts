import { handbookProducts } from '../../contract/handbook.ts'
import type { PagePath } from '../language/link.ts'
import { outside } from '../outside.ts'
import {
  appItems,
  connectItems,
  exploreItems,
  type ItemName,
  legalItems,
  type NavItem,
  productItems,
  supportItems,
} from './nav/items.ts'

/** What no navigation names: its words are in the copy of the sitemap page. */
type OwnName =
  | 'home'
  | `beginners-series-${1 | 2 | 3 | 4}`
  | `handbook-${(typeof handbookProducts)[number]}`
  | 'reveal'
  | 'trademark-use-application'
  | 'insight-atom'
  | 'insight-rss'
  | 'insight-json'
  | 'careers-atom'
  | `store-${keyof typeof outside.appStore}`
  | 'llms'

export interface MapEntry {
  readonly name: ItemName | OwnName
  readonly href: PagePath | `https://${string}`
  /** A file or a feed of ours: not a page that a search engine shows. */
  readonly file?: true
}

export interface MapSection {
  readonly name: 'product' | 'help' | 'website' | 'news' | 'websites' | 'social' | 'other'
  /** In lists of their own where a list has a name. */
  readonly lists: readonly { readonly product?: ItemName; readonly entries: readonly MapEntry[] }[]
}

const isInside = ({ href }: NavItem | MapEntry) => href.startsWith('/') && !href.includes('#')
const isOutside = (entry: NavItem | MapEntry) => entry.href.startsWith('https:')

/** Every page of the site that search engines may show, and where else it leads, as `/sitemap` lays it out. */
export const siteMap: readonly MapSection[] = [
  {
    name: 'product',
    lists: appItems.map(({ name }) => ({ product: name, entries: productItems[name].filter(isInside) })),
  },
  {
    name: 'help',
    lists: [
      {
        entries: [
          ...supportItems.filter(isInside),
          ...handbookProducts.map(product => own(`handbook-${product}`, `/handbook/${product}`)),
          ...([1, 2, 3, 4] as const).map(part =>
            own(`beginners-series-${part}`, `/beginners-series/${part}`),
          ),
        ],
      },
    ],
  },
  {
    name: 'website',
    lists: [
      {
        entries: [
          own('home', '/'),
          ...legalItems,
          own('trademark-use-application', '/legal/trademark-use-application'),
        ],
      },
    ],
  },
  { name: 'news', lists: [{ entries: [...exploreItems, own('reveal', '/reveal')] }] },
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
          file('careers-atom', '/careers/feed.xml'),
          ...appItems.map(({ name }) => own(`store-${name}`, outside.appStore[name])),
          file('llms', '/llms.txt'),
        ],
      },
    ],
  },
]

function own(name: OwnName, href: MapEntry['href']): MapEntry {
  return { name, href }
}

function file(name: OwnName, href: PagePath): MapEntry {
  return { name, href, file: true }
}

/** The pages of the map, each once. */
export const mappedPages: readonly PagePath[] = [
  ...new Set(
    siteMap
      .flatMap(({ lists }) => lists.flatMap(({ entries }) => entries))
      .filter(entry => isInside(entry) && entry.file === undefined)
      .map(({ href }) => href as PagePath),
  ),
]

/** Parts of the site whose pages come from the services, each with a sitemap of its own; all other pages share one. */
export const mapParts = ['insight', 'careers', 'handbook'] as const
export type MapPart = (typeof mapParts)[number]

/** The part that a page belongs to. */
export const partOf = (page: PagePath): MapPart | 'pages' =>
  mapParts.find(part => page.split('/')[1] === part) ?? 'pages'
