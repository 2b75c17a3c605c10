import { data } from 'react-router'
import type { WrittenSegment } from '../../../contract/document.ts'
import type { TextInput } from '../../../contract/office/content-text.ts'

/** What a form of a text says: where it began, and what was typed. */
interface TypedText {
  readonly version: number
  readonly basedOn: string | null
  readonly note: string
  readonly text: TextInput
}

const field = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Segments from the editor; Markdown from its source view, and without scripts. */
export function readTextForm(form: FormData): TypedText {
  const segments = form.get('body-segments')
  const body =
    segments === null
      ? { markdown: field(form, 'body').replaceAll('\r\n', '\n') }
      : { segments: readSegments(segments) }
  return {
    ...readBase(form),
    text: {
      title: field(form, 'title'),
      description: field(form, 'description'),
      sample: form.has('sample'),
      ...body,
    },
  }
}

export const readBase = (form: FormData) => ({
  version: Number(field(form, 'version')) || 0,
  basedOn: field(form, 'based_on') || null,
  note: field(form, 'note').trim(),
})

/** The segments of a field. Throws 400 for one that did not arrive whole; the service checks what they are. */
export function readSegments(field: FormDataEntryValue): WrittenSegment[] {
  try {
    return JSON.parse(String(field)) as WrittenSegment[]
  } catch {
    throw data(null, { status: 400 })
  }
}
