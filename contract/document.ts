import * as v from 'valibot'
import { type MediaPicture, mediaPicture } from './media.ts'

/** Inline text. `to` is `page:/press`, `handbook:layers/masks#edit`, `https://…` or `#anchor`. */
export type Inline =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }
  | { readonly kind: 'break' }

/** A block of a document. The id of a title is the same in every language. */
export type Segment =
  | {
      readonly kind: 'title'
      readonly level: 2 | 3
      readonly id: string
      readonly content: readonly Inline[]
    }
  | { readonly kind: 'text'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Segment[])[]
    }
  | { readonly kind: 'steps'; readonly items: readonly (readonly Segment[])[] }
  | { readonly kind: 'quote' | 'profile' | 'note'; readonly segments: readonly Segment[] }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly Segment[])[] }
  /** `picture` is an id of the site's collection, or `media:` and one of the library, whose files come with the text. */
  | {
      readonly kind: 'image'
      readonly picture: string
      readonly alt: string
      readonly credit: string
      readonly media?: MediaPicture | undefined
    }
  /** `film` is an id of the site's collection. */
  | { readonly kind: 'video'; readonly film: string; readonly title: string }
  /** A video of another site, loaded only after a click. */
  | { readonly kind: 'embed'; readonly provider: 'youtube'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  /** A slot that the page fills, such as the table of cookies. */
  | { readonly kind: 'slot'; readonly name: string }

/** A part of a legal document between `:::when recaptcha` and `:::`: shown only where the condition holds. */
interface ConditionalPart {
  readonly kind: 'when'
  readonly condition: string
  readonly segments: readonly Segment[]
}

/** A segment of a text as it is written: conditional parts stand at its top level only. */
export type WrittenSegment = Segment | ConditionalPart

const text = v.string()
const line = v.array(v.lazy((): v.GenericSchema<Inline> => inline))
const part = v.array(v.lazy((): v.GenericSchema<Segment> => segment))

export const inline: v.GenericSchema<Inline> = v.variant('kind', [
  v.object({ kind: v.literal('words'), text }),
  v.object({ kind: v.picklist(['strong', 'emphasis']), content: line }),
  v.object({ kind: v.literal('code'), text }),
  v.object({ kind: v.literal('link'), to: text, content: line }),
  v.object({ kind: v.literal('break') }),
])

export const segment: v.GenericSchema<Segment> = v.variant('kind', [
  v.object({ kind: v.literal('title'), level: v.picklist([2, 3]), id: text, content: line }),
  v.object({ kind: v.literal('text'), content: line }),
  v.object({ kind: v.literal('list'), ordered: v.boolean(), items: v.array(part) }),
  v.object({ kind: v.literal('steps'), items: v.array(part) }),
  v.object({ kind: v.picklist(['quote', 'profile', 'note']), segments: part }),
  v.object({ kind: v.literal('columns'), columns: v.array(part) }),
  v.object({
    kind: v.literal('image'),
    picture: text,
    alt: text,
    credit: text,
    media: v.optional(mediaPicture),
  }),
  v.object({ kind: v.literal('video'), film: text, title: text }),
  v.object({ kind: v.literal('embed'), provider: v.literal('youtube'), id: text, title: text }),
  v.object({ kind: v.literal('table'), head: v.array(line), rows: v.array(v.array(line)) }),
  v.object({ kind: v.literal('slot'), name: text }),
])

/** A document as a list of segments. */
export const segments = v.array(segment)
