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

export function readTextForm(form: FormData): TypedText {
  return {
    ...readBase(form),
    text: {
      title: field(form, 'title'),
      description: field(form, 'description'),
      sample: form.has('sample'),
      ...readBody(form),
    },
  }
}

export const readBase = (form: FormData) => ({
  version: Number(field(form, 'version')) || 0,
  basedOn: field(form, 'based_on') || null,
  note: field(form, 'note').trim(),
})

/** Segments from the editor; Markdown from its source view, and without scripts. */
export function readBody(form: FormData): Pick<TextInput, 'segments' | 'markdown'> {
  const segments = form.get('body-segments')
  return segments === null
    ? { markdown: field(form, 'body').replaceAll('\r\n', '\n') }
    : { segments: readSegments(segments) }
}

/** Throws 400 for a field that did not arrive whole; the service checks what the segments are. */
function readSegments(field: FormDataEntryValue): WrittenSegment[] {
  try {
    return JSON.parse(String(field)) as WrittenSegment[]
  } catch {
    throw data(null, { status: 400 })
  }
}
