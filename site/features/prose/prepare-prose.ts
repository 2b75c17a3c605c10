import type { Inline, Segment } from '../../../contract/document.ts'
import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import { type FilmId, films } from '../../pictures/manifest.ts'
import { collectionFilm } from '../media/film.ts'
import { findCollectionPicture, mediaPicture } from '../media/picture.ts'
import type { ProseInline, ProseSegment } from './prose-data.ts'

export interface ProsePlace {
  /** The language of the text and of its pictures' text. */
  readonly locale: Locale
  /** The base path of `handbook:` links, such as `/handbook/procreate/5.3`. */
  readonly handbook?: PagePath
}

/** Resolves the pictures, videos and links of a text, for loaders. Unknown pictures and videos are omitted. */
export const prepareProse = (segments: readonly Segment[], place: ProsePlace): ProseSegment[] =>
  segments.flatMap(segment => prepare(segment, place) ?? [])

function prepare(segment: Segment, place: ProsePlace): ProseSegment | null {
  const line = (content: readonly Inline[]) => content.map(inline => prepareInline(inline, place))
  const part = (segments: readonly Segment[]) => prepareProse(segments, place)
  switch (segment.kind) {
    case 'title':
    case 'text':
      return { ...segment, content: line(segment.content) }
    case 'list':
    case 'steps':
      return { ...segment, items: segment.items.map(part) }
    case 'quote':
    case 'profile':
    case 'note':
      return { ...segment, segments: part(segment.segments) }
    case 'columns':
      return { ...segment, columns: segment.columns.map(part) }
    case 'table':
      return { ...segment, head: segment.head.map(line), rows: segment.rows.map(row => row.map(line)) }
    case 'image':
      return prepareImage(segment, place)
    case 'video':
      return Object.hasOwn(films, segment.film)
        ? {
            kind: 'video',
            film: collectionFilm(segment.film as FilmId, place.locale),
            title: segment.title,
          }
        : null
    default:
      return segment
  }
}

function prepareImage(
  { picture: id, alt, credit, media }: Extract<Segment, { kind: 'image' }>,
  { locale }: ProsePlace,
): ProseSegment | null {
  const picture = media ? mediaPicture(media) : findCollectionPicture(id, locale)
  if (!picture) return null
  return {
    kind: 'image',
    picture: { ...picture, alt: alt || picture.alt },
    credit: credit || picture.credit,
  }
}

function prepareInline(inline: Inline, place: ProsePlace): ProseInline {
  if (!('content' in inline)) return inline
  const content = inline.content.map(each => prepareInline(each, place))
  return inline.kind === 'link'
    ? { kind: 'link', ...resolveLink(inline.to, place), content }
    : { kind: inline.kind, content }
}

/** Resolves a link of a text: `page:/press`, `handbook:layers/masks#edit`, `#anchor`, or an external URL. */
export function resolveLink(
  to: string,
  { locale, handbook }: ProsePlace,
): { href: string; external: boolean } {
  const [, scheme, rest = ''] = /^(page|handbook):(.*)$/s.exec(to) ?? []
  if (scheme === undefined) return { href: to, external: !to.startsWith('#') }
  const [path = '', anchor] = rest.split('#')
  const page = scheme === 'page' ? (path as PagePath) : (`${handbook ?? '/handbook'}/${path}` as const)
  const after = anchor === undefined ? '' : `#${anchor}`
  return { href: `${link(locale, page)}${after}`, external: false }
}
