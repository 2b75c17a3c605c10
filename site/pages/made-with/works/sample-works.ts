import type { App, Medium } from '../../../../contract/requests/made-with/mediums.ts'
import type { PagePath } from '../../../language/link.ts'
import type { PictureId } from '../../../pictures/manifest.ts'

/** Invented artists, whose profiles among the articles say so, and the studio itself. */
type SampleMaker = 'Maren Hollick' | 'Nell Ardray' | 'Ines Tolvany' | 'Odette Marrow' | 'studio'

interface SampleWork {
  /** Its address below `/made-with`. */
  readonly slug: string
  readonly picture: PictureId
  readonly maker: SampleMaker
  readonly app: App
  readonly medium: Medium
}

/** The profile of each invented artist. */
export const profiles: Readonly<Partial<Record<SampleMaker, PagePath>>> = {
  'Maren Hollick': '/insight/2025/painting-the-sea',
  'Nell Ardray': '/insight/2025/eyes-shut',
  'Ines Tolvany': '/insight/2024/sketch-on-the-train',
  'Odette Marrow': '/insight/2025/letters-are-drawings',
}

/** The sample works, in the order of the wall: wide ones and upright ones take turns. */
export const sampleWorks = [
  { slug: 'copper-hour', picture: 'coast', maker: 'Maren Hollick', app: 'procreate', medium: 'oil' },
  { slug: 'eyes-shut', picture: 'portrait', maker: 'Nell Ardray', app: 'procreate', medium: 'oil' },
  { slug: 'last-tram', picture: 'day-tram', maker: 'Ines Tolvany', app: 'pocket', medium: 'oil' },
  { slug: 'and', picture: 'cover-letters', maker: 'Odette Marrow', app: 'procreate', medium: 'flat' },
  { slug: 'green-curtain', picture: 'aurora', maker: 'studio', app: 'procreate', medium: 'oil' },
  {
    slug: 'flowering-gum',
    picture: 'flowering-gum',
    maker: 'studio',
    app: 'procreate',
    medium: 'watercolor',
  },
  { slug: 'wattle-and-jug', picture: 'still', maker: 'studio', app: 'procreate', medium: 'oil' },
  { slug: 'night-ferry', picture: 'hero-pocket', maker: 'Ines Tolvany', app: 'pocket', medium: 'oil' },
  { slug: 'ebb', picture: 'work-tide', maker: 'Maren Hollick', app: 'procreate', medium: 'oil' },
  { slug: 'six-shells', picture: 'cover-urchins', maker: 'studio', app: 'procreate', medium: 'watercolor' },
  { slug: 'apricot-moon', picture: 'work-moon', maker: 'studio', app: 'pocket', medium: 'oil' },
  { slug: 'town-on-a-page', picture: 'cover-comics', maker: 'Odette Marrow', app: 'dreams', medium: 'flat' },
  { slug: 'one-wingbeat', picture: 'onion-skin', maker: 'studio', app: 'dreams', medium: 'ink' },
  { slug: 'flower-crown', picture: 'bust3d', maker: 'Nell Ardray', app: 'procreate', medium: 'model' },
  { slug: 'market-lane', picture: 'day-market', maker: 'Ines Tolvany', app: 'pocket', medium: 'oil' },
  { slug: 'banksia', picture: 'cover-banksia', maker: 'studio', app: 'procreate', medium: 'watercolor' },
  { slug: 'red-boots', picture: 'cover-walk', maker: 'Odette Marrow', app: 'dreams', medium: 'flat' },
  { slug: 'beetle-view', picture: 'cover-fungi', maker: 'studio', app: 'pocket', medium: 'watercolor' },
  { slug: 'under-the-kelp', picture: 'day-kelp', maker: 'Maren Hollick', app: 'procreate', medium: 'oil' },
  { slug: 'night-studio', picture: 'cover-studio', maker: 'Odette Marrow', app: 'procreate', medium: 'flat' },
  { slug: 'pad-of-gulls', picture: 'flipbook', maker: 'studio', app: 'dreams', medium: 'ink' },
  { slug: 'six-vessels', picture: 'work-vessels', maker: 'Nell Ardray', app: 'procreate', medium: 'oil' },
] as const satisfies readonly SampleWork[]

type SampleSlug = (typeof sampleWorks)[number]['slug']

/** The title of each sample work, and how it was made. */
export type SampleWords = Readonly<Record<SampleSlug, { readonly title: string; readonly words: string }>>
