import { isDeepStrictEqual } from 'node:util'
import type { WrittenSegment } from '../../../contract/document.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { TextInput, TextView } from '../../../contract/office/content-text.ts'
import { namesFault } from '../../admin/content/documents/names-fault.ts'
import { DocumentFault } from '../../admin/content/documents/read-inlines.ts'
import { UnwritableText } from '../../admin/content/documents/write-line.ts'
import { writeMarkdown } from '../../admin/content/documents/write-markdown.ts'
import { readText, type TextFields } from '../../admin/content/entries/fields.ts'
import { Refusal } from '../../http/problem.ts'
import { segmentsOf } from './segments-of.ts'

/** A stored text as calls answer it. */
export const viewText = (kind: EntryKind, { title, description, body, sample }: TextFields): TextView => ({
  title,
  description,
  sample: sample === true,
  markdown: body,
  segments: segmentsOf(kind, body),
})

export const viewFields = (kind: EntryKind, fields: string): TextView => viewText(kind, readText(fields))

/**
 * The text of a call. A body whose segments are those of `base` stays as it was written. Throws `Refusal` 422 for one that
 * does not parse, or whose Markdown would be read as something else.
 */
export function textFieldsOf(kind: EntryKind, input: TextInput, base: TextFields | null): TextFields {
  const { title, description, sample, segments = [], markdown } = input
  const body = markdown === undefined ? bodyOf(kind, segments, base) : markdown.trim()
  verifyBody(kind, body)
  const isSample = kind === 'article' && sample
  return { title: title.trim(), description: description.trim(), body, ...(isSample && { sample: true }) }
}

function bodyOf(kind: EntryKind, segments: readonly WrittenSegment[], base: TextFields | null): string {
  if (base && isDeepStrictEqual(segmentsOf(kind, base.body), segments)) return base.body
  const body = written(segments).trim()
  if (!isDeepStrictEqual(parsed(kind, body), segments))
    throw new Refusal(422, 'segments: Markdown cannot say this')
  return body
}

function written(segments: readonly WrittenSegment[]): string {
  try {
    return writeMarkdown(segments)
  } catch (error) {
    if (error instanceof UnwritableText) throw new Refusal(422, `segments: ${error.message}`)
    throw error
  }
}

/** Throws `Refusal` 422 with the line for a body that is not of our syntax. */
export function verifyBody(kind: EntryKind, body: string): void {
  if (/[^\P{Cc}\t\n]/u.test(body)) throw new Refusal(422, 'text: should have no control characters')
  parsed(kind, body)
  const fault = namesFault(kind, body)
  if (fault !== null) throw new Refusal(422, `text: ${fault}`)
}

function parsed(kind: EntryKind, body: string): WrittenSegment[] {
  try {
    return segmentsOf(kind, body)
  } catch (error) {
    if (error instanceof DocumentFault) throw new Refusal(422, `text: line ${error.line}: ${error.message}`)
    if (error instanceof RangeError) throw new Refusal(422, 'text: is nested too deeply')
    throw error
  }
}
