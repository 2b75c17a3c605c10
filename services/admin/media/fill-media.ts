import type { Kysely } from 'kysely'
import type { Segment } from '../../../contract/document.ts'
import { type LanguageTag, localeOfTag } from '../../../contract/locale.ts'
import { type MediaCutFiles, type MediaPicture, mediaIdOf } from '../../../contract/media.ts'
import type { AdminTables } from '../schema.ts'
import type { MediaFileRow } from './schema.ts'

interface MediaQuery {
  readonly languageTag: LanguageTag
  /** Whether the crops are wanted: for covers. */
  readonly crops: boolean
}

/** The uploaded pictures of these names, each by its name, with the words of a language; what has no files is left out. */
export async function findMedia(
  db: Kysely<AdminTables>,
  names: readonly string[],
  { languageTag, crops }: MediaQuery,
): Promise<ReadonlyMap<string, MediaPicture>> {
  const ids = [...new Set(names)].flatMap(name => mediaIdOf(name) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media as m')
    .leftJoin('media_words as w', join =>
      join.onRef('w.media_id', '=', 'm.id').on('w.language', '=', localeOfTag(languageTag)),
    )
    .select(['m.id', 'm.width', 'm.height', 'm.colour', 'm.alpha', 'w.alt', 'w.credit'])
    .where('m.id', 'in', ids)
    .where('m.made', '>', 0)
    .execute()
  const files = await findFiles(db, ids)
  return new Map(
    rows.map(({ id, colour, alpha, alt, credit }) => {
      const own = files.filter(file => file.media_id === id)
      const words = { alt: alt ?? '', credit: credit ?? '' }
      const cuts = crops ? { crops: cropsOf(own) } : {}
      return [`media:${id}`, { ...cutOf(own, 'whole'), colour, alpha: alpha === 1, ...words, ...cuts }]
    }),
  )
}

/** The files of the versions that are shown, in ascending width. */
export const findFiles = (db: Kysely<AdminTables>, ids: readonly string[]) =>
  db
    .selectFrom('media_files as f')
    .innerJoin('media as m', join => join.onRef('m.id', '=', 'f.media_id').onRef('m.made', '=', 'f.version'))
    .selectAll('f')
    .where('f.media_id', 'in', ids)
    .orderBy('f.width')
    .orderBy('f.format')
    .execute()

/** The address of a file, from its key in the storage. */
const addressOf = ({ storage_key }: Pick<MediaFileRow, 'storage_key'>): string => `/${storage_key}`

function cutOf(files: readonly MediaFileRow[], cut: MediaFileRow['cut']): MediaCutFiles {
  const own = files.filter(file => file.cut === cut)
  const { width = 0, height = 0 } = own.at(-1) ?? {}
  return {
    width,
    height,
    files: own.map(file => ({ format: file.format, width: file.width, src: addressOf(file) })),
  }
}

function cropsOf(files: readonly MediaFileRow[]) {
  const cuts = [...new Set(files.map(({ cut }) => cut))].filter(cut => cut !== 'whole')
  return Object.fromEntries(cuts.map(cut => [cut, cutOf(files, cut)]))
}

/** Segments with the files and words of the uploaded pictures that they name. */
export async function fillMedia(
  db: Kysely<AdminTables>,
  segments: readonly Segment[],
  languageTag: LanguageTag,
): Promise<Segment[]> {
  const names = namesIn(segments)
  if (names.length === 0) return [...segments]
  const found = await findMedia(db, names, { languageTag, crops: false })
  return mapImages(segments, image => {
    const media = found.get(image.picture)
    return media ? { ...image, media } : image
  })
}

type Image = Extract<Segment, { kind: 'image' }>

/** The names of the uploaded pictures in segments. */
function namesIn(segments: readonly Segment[]): string[] {
  const names: string[] = []
  mapImages(segments, image => {
    if (mediaIdOf(image.picture) !== null) names.push(image.picture)
    return image
  })
  return names
}

function mapImages(segments: readonly Segment[], map: (image: Image) => Image): Segment[] {
  const part = (inside: readonly Segment[]) => mapImages(inside, map)
  return segments.map((segment): Segment => {
    if (segment.kind === 'image') return map(segment)
    if ('items' in segment) return { ...segment, items: segment.items.map(part) }
    if ('columns' in segment) return { ...segment, columns: segment.columns.map(part) }
    if ('segments' in segment) return { ...segment, segments: part(segment.segments) }
    return segment
  })
}
