/** What was typed, as it is shown again: text, or the ticked ones of a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

export interface Shape {
  /** Names that may come several times: lists of boxes. */
  readonly lists?: readonly string[]
  /** Boxes that are ticked or not: true and false in a body. */
  readonly boxes?: readonly string[]
  readonly text: readonly string[]
}

/** The fields that a form of ours has, as they were sent; everything else in it is dropped. */
export function readFormValues(form: FormData, { text, lists = [], boxes = [] }: Shape): FormValues {
  const words = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  return {
    ...Object.fromEntries(text.map(name => [name, words(name)[0] ?? ''])),
    ...Object.fromEntries(boxes.map(name => [name, words(name)[0] ?? ''])),
    ...Object.fromEntries(lists.map(name => [name, words(name)])),
  }
}

/** The same as a body for a service. */
export function bodyOf(typed: FormValues, { boxes = [] }: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, boxes.includes(name) ? value === 'on' : value]),
  )
}
