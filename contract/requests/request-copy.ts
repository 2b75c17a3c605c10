import type { commonFields } from '../forms/rules.ts'

/** The answers of a form, without the common fields. */
export type AnswersOf<Form> = Omit<Form, keyof typeof commonFields>

type Item<T> = NonNullable<T> extends readonly (infer I)[] ? I : NonNullable<T>
type IsClosed<T> = Item<T> extends string ? (string extends Item<T> ? false : true) : false

/** Titles by id, for each closed list. */
type Titles<Answers> = {
  readonly [F in keyof Answers as IsClosed<Answers[F]> extends true ? F : never]-?: Readonly<
    Record<Item<Answers[F]> & string, string>
  >
}

/**
 * The labels of a form's fields in one language, for the form, its error summary, mails, the request's page, exports
 * and staff.
 */
export type RequestCopy = {
  readonly fields: Readonly<Record<string, string>>
  /** The question in the form, where it differs from the label. */
  readonly questions?: Readonly<Record<string, string>>
  /** The label in error summaries and for staff, where the label is a question. */
  readonly errorLabels?: Readonly<Record<string, string>>
  /** Titles of the ids of closed lists, and of `yes` and `no`, by field. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The text for an empty answer; without it such an answer is not shown. */
  readonly nothing?: string
  /** The title of 'other', with `{detail}`. */
  readonly other?: string
}

/** The copy of one kind of request: the compiler requires a label for each field and a title for each id. */
export type CopyOf<Answers, Facts extends string = never, Untitled extends keyof Answers = never> = {
  readonly fields: Readonly<Record<(keyof Answers & string) | Facts, string>>
  readonly options: Titles<Omit<Answers, Untitled>>
}

/** The titles of a checkbox. */
export type YesNo = Readonly<Record<'yes' | 'no', string>>
