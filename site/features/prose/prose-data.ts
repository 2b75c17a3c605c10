import type { Inline, Segment } from '../../../contract/document.ts'
import type { FilmData } from '../../../ui/film.tsx'
import type { PictureData } from '../../../ui/picture.tsx'

/** An inline node with resolved links. */
export type ProseInline =
  | Exclude<Inline, { kind: 'link' | 'strong' | 'emphasis' }>
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly ProseInline[] }
  | {
      readonly kind: 'link'
      readonly href: string
      /** Whether it links to another origin. */
      readonly external: boolean
      readonly content: readonly ProseInline[]
    }

type Plain = Extract<Segment, { kind: 'slot' | 'embed' }>

/** A block node with all data to render it, in one language. */
export type ProseSegment =
  | Plain
  | {
      readonly kind: 'title'
      readonly level: 2 | 3
      readonly id: string
      readonly content: readonly ProseInline[]
    }
  | { readonly kind: 'text'; readonly content: readonly ProseInline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ProseItem[] }
  | { readonly kind: 'steps'; readonly items: readonly ProseItem[] }
  | { readonly kind: 'quote' | 'profile' | 'note'; readonly segments: readonly ProseSegment[] }
  | { readonly kind: 'columns'; readonly columns: readonly ProseItem[] }
  | { readonly kind: 'image'; readonly picture: PictureData; readonly credit: string }
  | { readonly kind: 'video'; readonly film: FilmData; readonly title: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly ProseInline[])[]
      readonly rows: readonly (readonly (readonly ProseInline[])[])[]
    }

type ProseItem = readonly ProseSegment[]

/** The plain text of inline nodes. */
export const textOf = (content: readonly ProseInline[]): string =>
  content
    .map(inline => {
      if (inline.kind === 'words' || inline.kind === 'code') return inline.text
      return inline.kind === 'break' ? ' ' : textOf(inline.content)
    })
    .join('')

/** The headings of a text, for a table of contents. */
export const titlesOf = (segments: readonly ProseSegment[], level: 2 | 3 = 2) =>
  segments.flatMap(segment =>
    segment.kind === 'title' && segment.level <= level
      ? [{ id: segment.id, level: segment.level, text: textOf(segment.content) }]
      : [],
  )
