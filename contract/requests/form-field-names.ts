import type { FormSchema } from '../forms/rules.ts'
import { listAnswerFields } from './answer-fields.ts'

/** The field names of a form, by their encoding in a form post. */
interface FormFieldNames {
  readonly text: readonly string[]
  /** Repeated fields. */
  readonly lists: readonly string[]
  /** Checkboxes, which are posted only when checked. */
  readonly boxes: readonly string[]
}

export function formFieldNamesOf(schema: FormSchema): FormFieldNames {
  const fields = listAnswerFields(schema)
  const named = (...kinds: readonly string[]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name)
  return {
    text: named('text', 'date', 'choice', 'confirmation'),
    lists: named('choices', 'files'),
    boxes: named('yes-no', 'consent'),
  }
}
