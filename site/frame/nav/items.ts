import type { Product } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { LabelOf, PageId, PathOf } from '../../page-table/page-id.ts'
import type { FrameCopy } from '../copy/en.ts'

export type ItemName = keyof FrameCopy['items']

/** An internal page: its id, or its row's label, and its path, which the compiler checks against each other. */
type PageLink = {
  [Id in PageId]: {
    readonly name: LabelOf<Id> & ItemName
    readonly href: PathOf<Id>
    readonly external?: never
  }
}[PageId]
/** A section of an internal page, with a label of its own. */
type AnchorLink = {
  readonly name: Exclude<ItemName, PageId>
  readonly href: `${PathOf<PageId>}#${string}`
  readonly external?: never
}
type OutsideLink = {
  readonly name: Exclude<ItemName, PageId>
  readonly href: `https://${string}`
  readonly external: true
}

/** A nav item; its label is in the frame's copy under its name. */
export type NavItem = (PageLink | AnchorLink | OutsideLink) & {
  /** Shown in the bar itself instead of a dropdown. */
  readonly main_link?: true
  /** Whether the main nav lists it; the footer and the sitemap always do. */
  readonly in_main_nav?: false
}

export const productItems: Readonly<Record<Product, readonly NavItem[]>> = {
  procreate: [
    { name: 'overview', href: '/procreate' },
    { name: 'brushes', href: '/procreate/brushes' },
    { name: 'color', href: '/procreate/color' },
    { name: '3d', href: '/procreate/3d' },
    { name: 'video', href: '/procreate/video' },
    { name: 'superpowers', href: '/procreate/superpowers' },
    { name: 'accessibility', href: '/procreate/accessibility' },
    { name: 'whats-new', href: '/procreate/whats-new' },
  ],
  dreams: [
    { name: 'overview', href: '/dreams' },
    { name: 'dreams-features', href: '/dreams#features' },
    { name: 'dreams-devices', href: '/dreams#devices' },
    { name: 'dreams-questions', href: '/dreams#questions' },
    { name: 'whats-new', href: '/dreams/whats-new' },
  ],
  pocket: [
    { name: 'overview', href: '/pocket' },
    { name: 'whats-new', href: '/pocket/whats-new' },
  ],
}

/** In the order of the badges and of the footer. */
export const appItems: readonly (NavItem & { readonly name: Product })[] = [
  { name: 'procreate', href: '/procreate' },
  { name: 'dreams', href: '/dreams' },
  { name: 'pocket', href: '/pocket' },
]

/** Products with a sub-nav. */
export const subNavProducts: readonly Product[] = ['procreate', 'pocket', 'dreams']

export const supportItems: readonly NavItem[] = [
  { name: 'handbook', href: '/handbook' },
  { name: 'beginners-series', href: '/beginners-series' },
  { name: 'lesson-ideas', href: outside.education, external: true },
  { name: 'support', href: '/support' },
  { name: 'help-centre', href: outside.helpCentre, external: true },
  { name: 'community', href: outside.community, external: true },
  { name: 'education', href: '/education', in_main_nav: false },
  { name: 'purchases', href: '/support/purchases', in_main_nav: false },
  { name: 'requirements', href: '/requirements', in_main_nav: false },
  { name: 'beta', href: '/support/beta', in_main_nav: false },
  { name: 'status', href: '/status', in_main_nav: false },
]

export const exploreItems: readonly NavItem[] = [
  { name: 'who-we-are', href: '/who-we-are' },
  { name: 'insight', href: '/insight' },
  { name: 'made-with', href: '/made-with', in_main_nav: false },
  { name: 'careers', href: '/careers', main_link: true },
  { name: 'press', href: '/press' },
  { name: 'ai', href: '/ai' },
  { name: 'ideas', href: '/about-ideas-suggestions', in_main_nav: false },
]

export const connectItems: readonly NavItem[] = [
  { name: 'community', href: outside.community, external: true },
  { name: 'instagram', href: outside.instagram, external: true },
  { name: 'youtube', href: outside.youtube, external: true },
  { name: 'tiktok', href: outside.tiktok, external: true },
]

export const legalItems: readonly NavItem[] = [
  { name: 'privacy-policy', href: '/privacy-policy' },
  { name: 'app-privacy-policy', href: '/app/privacy-policy' },
  { name: 'cookies-policy', href: '/cookies-policy' },
  { name: 'terms-conditions', href: '/terms-conditions' },
  { name: 'code-of-conduct', href: '/code-of-conduct' },
  { name: 'trademark-guidelines', href: '/legal/trademark-guidelines' },
  { name: 'brand-use', href: '/brand-use' },
  { name: 'imprint', href: '/legal/imprint' },
  { name: 'accessibility-statement', href: '/legal/accessibility' },
  { name: 'sitemap', href: '/sitemap' },
]

export const inDropdown = (item: NavItem): boolean => item.in_main_nav !== false && item.main_link !== true
export const inBar = (item: NavItem): boolean => item.in_main_nav !== false && item.main_link === true
