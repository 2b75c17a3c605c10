import type { commonFields } from '../forms/rules.ts'

/** What a form is answered with, without what every form carries. */
export type AnswersOf<Form> = Omit<Form, keyof typeof commonFields>

type Item<T> = NonNullable<T> extends readonly (infer I)[] ? I : NonNullable<T>
type IsClosed<T> = Item<T> extends string ? (string extends Item<T> ? false : true) : false

/** A title for each id of each closed list. */
type Titles<Answers> = {
  readonly [F in keyof Answers as IsClosed<Answers[F]> extends true ? F : never]-?: Readonly<
    Record<Item<Answers[F]> & string, string>
  >
}

/**
 * What the fields of a form are called in one language, wherever they are shown: in the form, in the list of its errors,
 * in mails, on the request's page, in exports and for staff.
 */
export type RequestCopy = {
  readonly fields: Readonly<Record<string, string>>
  /** How the form asks for a field, where it says more than the label. */
  readonly questions?: Readonly<Record<string, string>>
  /** In a list of errors and for staff, where the label is a question. */
  readonly errorLabels?: Readonly<Record<string, string>>
  /** Titles of the ids of closed lists, and of `yes` and `no`, by field. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Stands for a text that was left empty; left out: such an answer is not shown. */
  readonly nothing?: string
  /** 'Other', with its `{detail}`. */
  readonly other?: string
}

/** The copy of one kind of request: it does not compile until each field and each id of a closed list has its words. */
export type CopyOf<Answers, Facts extends string = never, Untitled extends keyof Answers = never> = {
  readonly fields: Readonly<Record<(keyof Answers & string) | Facts, string>>
  readonly options: Titles<Omit<Answers, Untitled>>
}

/** The titles of a box that may be ticked. */
export type YesNo = Readonly<Record<'yes' | 'no', string>>
