import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import type { Schema } from '../../../../contract/call.ts'
import { type Locale, mapLocales } from '../../../../contract/locale.ts'
import { unwrapConditions } from '../documents/conditions.ts'
import { lessonFault } from '../documents/lesson-fault.ts'
import { parseText } from '../documents/parse-text.ts'
import { DocumentFault } from '../documents/read-inlines.ts'

/** A schema for a value in every language. */
export const inEveryLanguage = <S extends Schema>(schema: S) =>
  v.strictObject(mapLocales(() => schema) as Record<Locale, S>)

/** A fault in a file under `content/`; its message has the file, and the line where known. */
export class ContentFault extends Error {
  override name = 'ContentFault'
}

/** A file in the content folder; `path` is relative to it. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** A file with its line ends as they are. */
export interface RawSource extends Source {
  readonly raw: string
}

export function readSource(root: string, path: string): RawSource {
  const file = join(root, path)
  if (!existsSync(file)) throw new ContentFault(`content/${path}: is missing`)
  const raw = readFileSync(file, 'utf8')
  return { path, text: raw.replaceAll('\r\n', '\n'), raw }
}

/** The source; undefined for a missing file. */
export const findSource = (root: string, path: string): RawSource | undefined =>
  existsSync(join(root, path)) ? readSource(root, path) : undefined

/** The subfolders of `path`, as sorted paths relative to the content folder. */
export function foldersIn(root: string, path: string): string[] {
  const start = join(root, path)
  if (!existsSync(start)) throw new ContentFault(`content/${path}: is missing`)
  return readdirSync(start, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => `${path}/${entry.name}`)
    .sort()
}

/** The last segment of a folder's path, which is part of a URL. Throws `ContentFault` for invalid characters. */
export function slugOf(folder: string): string {
  const slug = folder.slice(folder.lastIndexOf('/') + 1)
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug
  throw new ContentFault(
    `content/${folder}: should be named in lower case letters, digits and single hyphens, as in an address`,
  )
}

export const hashOf = (sources: readonly Source[]): string =>
  createHash('sha256')
    .update(JSON.stringify(sources.map(({ path, text }) => ({ path, text }))))
    .digest('hex')

/** A non-empty text. */
export const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('should not be empty'))

/** Parses YAML with a schema. Throws `ContentFault` with file and line. */
export function readYaml<S extends Schema>(
  { path, text }: Source,
  schema: S,
  lineOffset = 0,
): v.InferOutput<S> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const line = lines.linePos(error.pos[0]).line + lineOffset
    throw new ContentFault(`content/${path}:${line}: ${error.message.split('\n', 1)[0]}`)
  }
  const result = v.safeParse(schema, document.toJS())
  if (result.success) return result.output
  const issue = result.issues[0]
  const keys = issue.path?.map((item: { key: unknown }) => item.key) ?? []
  const node = document.getIn(keys, true) as { range?: [number, number, number] } | undefined
  const line = lines.linePos(node?.range?.[0] ?? 0).line + lineOffset
  throw new ContentFault(`content/${path}:${line}: ${keys.join('.') || 'the whole'}: ${issue.message}`)
}

export const frontMatter = /^---\n(.*?)\n---\n(.*)$/s

/** Parses a Markdown file: its front matter with a schema, and the text below. */
export function readMarkdown<S extends Schema>({ path, text }: Source, schema: S) {
  const match = frontMatter.exec(text)
  if (!match) {
    throw new ContentFault(`content/${path}:1: should begin with front matter between two lines of ---`)
  }
  const [, front = '', body = ''] = match
  const data = readYaml({ path, text: front }, schema, 1)
  if (body.trim() === '') throw new ContentFault(`content/${path}: has no text below its front matter`)
  return { data, body: body.trim() }
}

/**
 * Checks that every segment of a text is supported. Parsing takes 1 to 2 ms a text, so only changed texts are checked.
 * Throws `ContentFault` with file and line.
 */
export function checkText({ path, text }: Source): void {
  const [, front = '', body = ''] = frontMatter.exec(text) ?? []
  try {
    const segments = parseText(path.startsWith('legal/') ? unwrapConditions(body) : body)
    const fault = path.startsWith('education/') ? lessonFault(segments) : null
    if (fault !== null) throw new ContentFault(`content/${path}: ${fault}`)
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error
    const line = error.line + front.split('\n').length + 2
    throw new ContentFault(`content/${path}:${line}: ${error.message}`)
  }
}
