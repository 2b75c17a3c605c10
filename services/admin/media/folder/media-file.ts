import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { type Document, parseDocument, stringify } from 'yaml'
import { everyLocale, type Locale, mapLocales } from '../../../../contract/locale.ts'
import { mediaLimits } from '../../../../contract/office/media-limits.ts'
import { ContentFault, type RawSource, readSource, readYaml } from '../../content/import/source.ts'

/** What `media.yaml` says of a picture besides its words. */
interface PictureFacts {
  /** The name of its file, for staff. */
  readonly name: string
  readonly focal: { readonly x: number; readonly y: number }
  readonly licence: string
  readonly source: string
}

export interface Words {
  readonly alt: string
  readonly credit: string
}

export interface MediaFile {
  readonly facts: PictureFacts
  readonly words: Partial<Readonly<Record<Locale, Words>>>
}

/** The folder of a picture below `content/media/`. */
export interface MediaFolder extends MediaFile {
  readonly id: string
  /** `media/{id}`. */
  readonly path: string
  readonly yaml: RawSource
  /** The name of the picture itself in the folder, and its size in bytes. */
  readonly original: { readonly name: string; readonly bytes: number }
}

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest))
const words = v.strictObject({
  alt: v.optional(text(1000), ''),
  credit: v.optional(text(300), ''),
})
const file = v.strictObject({
  name: v.pipe(text(200), v.nonEmpty('should not be empty')),
  focal: v.strictObject({ x: percent, y: percent }),
  licence: v.optional(text(300), ''),
  source: v.optional(text(300), ''),
  words: v.optional(v.strictObject(mapLocales(() => v.optional(words))), {}),
})

const root = 'media'
const yamlName = 'media.yaml'
const idPattern = /^[a-z0-9]{12}$/

/** The files of a picture, by its id. */
export const pathOfYaml = (id: string): string => `${root}/${id}/${yamlName}`
export const pathOfOriginal = (id: string, name: string): string => `${root}/${id}/${name}`

/** The pictures of a content folder, by id. Throws `ContentFault` for one that is incomplete or malformed. */
export function readMediaFolders(contentFolder: string): MediaFolder[] {
  const start = join(contentFolder, root)
  if (!existsSync(start)) return []
  return readdirSync(start, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => readMediaFolder(contentFolder, name))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

function readMediaFolder(contentFolder: string, id: string): MediaFolder {
  const path = `${root}/${id}`
  if (!idPattern.test(id))
    throw new ContentFault(`content/${path}: should be named by twelve lower case letters and digits`)
  const yaml = readSource(contentFolder, pathOfYaml(id))
  const { name, focal, licence, source, words } = readYaml(yaml, file)
  const original = findOriginal(join(contentFolder, path), path)
  const given = Object.entries(words).filter(([, own]) => own !== undefined)
  return {
    ...{ id, path, yaml, original, facts: { name, focal, licence, source } },
    words: Object.fromEntries(given) as MediaFile['words'],
  }
}

function findOriginal(folder: string, path: string): MediaFolder['original'] {
  const [name, ...more] = readdirSync(folder).filter(each => each.startsWith('original.'))
  if (name === undefined || more.length > 0)
    throw new ContentFault(
      `content/${path}: should have one picture, original.jpg, .png, .webp, .avif or .tif`,
    )
  const ending = extname(name).slice(1)
  if (!(mediaLimits.endings as readonly string[]).includes(ending))
    throw new ContentFault(`content/${path}/${name}: should be a JPEG, PNG, WebP, AVIF or TIFF file`)
  const { size } = statSync(join(folder, name))
  if (size === 0) throw new ContentFault(`content/${path}/${name}: is empty`)
  if (size > mediaLimits.bytes)
    throw new ContentFault(`content/${path}/${name}: has more than ${mediaLimits.bytes / 1024 / 1024} MB`)
  return { name, bytes: size }
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/tiff': 'tif',
}

export const originalName = (type: string): string => `original.${endings[type] ?? 'jpg'}`

/** The `media.yaml` of a picture: that which is there, with the lines that differ changed, or a new one. */
export function writeMediaFile(
  after: MediaFile,
  current: (MediaFile & { readonly yaml: RawSource }) | null,
): string {
  if (!current) return stringify(plainOf(after), { lineWidth: 0 })
  const document = parseDocument(current.yaml.text)
  setValues(document, [plainOf(current), plainOf(after)])
  const patched = document.toString({ lineWidth: 0 })
  return current.yaml.raw.includes('\r\n') ? patched.replaceAll('\n', '\r\n') : patched
}

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Sets the values that differ, with the comments and quotes of the others as they are. */
function setValues(
  document: Document.Parsed,
  [before, after]: readonly [Values, Values],
  path: readonly string[] = [],
): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, value, place] = [before[key], after[key], [...path, key]]
    if (isValues(old) && isValues(value)) setValues(document, [old, value], place)
    else if (value === undefined) document.deleteIn(place)
    else if (old !== value) document.setIn(place, isValues(value) ? document.createNode(value) : value)
  }
}

/** Without what is empty. */
function plainOf({ facts: { name, focal, licence, source }, words }: MediaFile) {
  const own = everyLocale.flatMap(locale => {
    const found = words[locale]
    return found && hashOfWords(found) !== null ? [[locale, { ...found }] as const] : []
  })
  return {
    ...{ name, focal: { ...focal } },
    ...(licence && { licence }),
    ...(source && { source }),
    ...(own.length > 0 && { words: Object.fromEntries(own) }),
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The canonical hash of a picture without its words; `original` is the SHA-256 of its file. */
export const hashOfPicture = ({ name, focal, licence, source }: PictureFacts, original: string): string =>
  hashOf([name, focal.x, focal.y, licence, source, original])

/** null: there are none. */
export const hashOfWords = ({ alt, credit }: Words): string | null =>
  alt === '' && credit === '' ? null : hashOf([alt, credit])
