export type Inline =
  | { readonly kind: 'text' | 'keys'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly children: readonly Inline[] }

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly id: string
      readonly children: readonly Inline[]
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'picture'; readonly source: string; readonly alt: string }

/** A page of the guide as it is shown. */
export interface GuidePage {
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface GuideLink {
  readonly title: string
  readonly to: string
}

/** The width and height of every picture of the guide, in pixels. */
export const pictureSize = { width: 1240, height: 775 } as const
