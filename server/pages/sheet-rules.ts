/** The rules of a style sheet, as bin/parts/parse-sheet.ts writes them. `around`: the at-rules around one, outermost first. */
export type SheetRule =
  | {
      readonly kind: 'rule'
      readonly around: readonly string[]
      /** `needs`: what a document contains if the selector matches: see bin/parts/read-selector.ts. */
      readonly selectors: readonly { readonly selector: string; readonly needs: readonly string[] }[]
      readonly declarations: readonly string[]
    }
  /** A font face without a file, key frames or a property: kept if a kept rule names it. */
  | {
      readonly kind: 'named'
      readonly around: readonly string[]
      readonly name: string
      readonly css: string
    }
  | { readonly kind: 'statement'; readonly around: readonly string[]; readonly css: string }

/** The rules of every style sheet, by its URL. */
export type SheetRules = Readonly<Record<string, readonly SheetRule[]>>
