import type { FormSchema } from '../forms/rules.ts'
import { listAnswerFields } from './answer-fields.ts'

/** The names of a form's fields, by how a browser posts them. */
export interface FormShape {
  readonly text: readonly string[]
  /** They may come several times. */
  readonly lists: readonly string[]
  /** Posted only when ticked. */
  readonly boxes: readonly string[]
}

export function formShapeOf(schema: FormSchema): FormShape {
  const fields = listAnswerFields(schema)
  const named = (...kinds: readonly string[]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name)
  return {
    text: named('text', 'date', 'choice', 'confirmation'),
    lists: named('choices', 'files'),
    boxes: named('yes-no', 'consent'),
  }
}
