import type { FormValues } from '../form/form-context.ts'

/** The names of a form's fields, by how they are sent. */
interface FormFieldNames {
  /** Names that may come several times: lists of boxes. */
  readonly lists?: readonly string[]
  /** Boxes that are ticked or not: true and false in a body. */
  readonly boxes?: readonly string[]
  readonly text: readonly string[]
}

/** The values of a form by its shape; other fields and files are dropped. */
export function readFormValues(form: FormData, { text, lists = [], boxes = [] }: FormFieldNames): FormValues {
  const textsOf = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  return {
    ...Object.fromEntries(text.map(name => [name, textsOf(name)[0] ?? ''])),
    ...Object.fromEntries(boxes.map(name => [name, textsOf(name)[0] ?? ''])),
    ...Object.fromEntries(lists.map(name => [name, textsOf(name)])),
  }
}

/** The same as a body for a service. */
export function bodyOf(values: FormValues, { boxes = [] }: FormFieldNames): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, boxes.includes(name) ? value === 'on' : value]),
  )
}
