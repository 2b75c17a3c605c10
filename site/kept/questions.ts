/** A page of the handbook that a reader wants to keep. */
export interface WantedPage {
  readonly path: string
  readonly title: string
  /** Of its text, as `listHandbookCopies` gives it; null where it is not known. */
  readonly revision: string | null
}

/** A page that is kept by choice. */
export interface KeptPage extends WantedPage {
  /** When it was fetched, as ISO 8601. */
  readonly keptAt: string
  /** Of the page and its pictures, on this device. */
  readonly bytes: number
  /** Whether the site has it no longer. */
  readonly isGone: boolean
}

/** A whole handbook that is kept by choice, in one version and language; some of its pages may not be there yet. */
export interface KeptHandbook {
  /** The path of its contents, such as `/jp/handbook/procreate/5.3`. */
  readonly start: string
  /** Its name in the catalog of versions, such as `pocket-4.0`. */
  readonly groupVersion: string
  readonly name: string
  readonly pages: readonly WantedPage[]
}

/** All that a browser keeps of the handbooks. */
export interface KeptList {
  readonly pages: readonly KeptPage[]
  readonly handbooks: readonly KeptHandbook[]
  /** Of what is kept by choice, with the files that the pages share. */
  readonly bytes: number
  /** Pages that were opened, which are kept without being asked for and leave when newer ones come. */
  readonly opened: readonly string[]
}

/** The window that the pages are read in, in CSS pixels, and its device pixels for each. */
export interface Screen {
  readonly width: number
  readonly density: number
}

export type KeptQuestion =
  | { readonly ask: 'list' }
  | {
      readonly ask: 'keep'
      readonly page: WantedPage
      readonly screen: Screen
      /** Scripts, style sheets and fonts that the reader's page has loaded. */
      readonly files: readonly string[]
    }
  | { readonly ask: 'keep-handbook'; readonly handbook: KeptHandbook }
  | { readonly ask: 'remove'; readonly pages: readonly string[]; readonly handbooks: readonly string[] }
  | { readonly ask: 'forget-opened' }

/** `full`: no room; `lost`: no network; `gone`: no such page; `many`: too many pages; `refused`: nothing may be kept here. */
export type KeepFailure = 'full' | 'lost' | 'gone' | 'many' | 'refused'

export interface KeptAnswer {
  readonly list?: KeptList
  readonly page?: KeptPage
  readonly failure?: KeepFailure
}

/** The most pages that are kept by choice. */
export const maxChosenPages = 1500
