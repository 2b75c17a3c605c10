import type * as v from 'valibot'
import type { FormSchema } from '../forms/rules.ts'
import type { Locale } from '../locale.ts'
import type { RequestKind } from '../requests.ts'
import type { RequestCopy } from './request-copy.ts'

/** The answers of a request, field by field. */
export type Answers = Readonly<Record<string, unknown>>

/** Everything that pages, mails, exports and staff screens have to know of one kind of request. */
export interface RequestDescription {
  readonly kind: RequestKind
  /** The letter that its references begin with. */
  readonly initial: string
  /** The page of its form, after the locale. */
  readonly page: `/${string}`
  /** How long it is kept after the last thing that happened with it; null: until its sender ends it. */
  readonly keptMonths: number | null
  /** How long an unfinished form is kept, from its last step; null: the form is one page. */
  readonly draftDays: number | null
  /**
   * The states in which another form of the same address is a change of it, for its sender to confirm; null: an address
   * can have any number of them.
   */
  readonly changeableIn: readonly string[] | null
  /** The form's fields, in the order in which they are asked and shown. */
  readonly schema: FormSchema
  /** What the service adds to the answers; shown after the address. */
  readonly facts: Readonly<Record<string, v.GenericSchema>>
  /** Answers and facts that have a section of their own on the request's page. */
  readonly shownApart: readonly string[]
  readonly copies: Readonly<Record<Locale, RequestCopy>>
  /** Titles that are no copy: names of devices and languages, by field and id. */
  readonly titlesIn?: (
    locale: Locale,
    copy: RequestCopy,
  ) => Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly senderOf: (answers: Answers) => { readonly name: string; readonly email: string }
  /** Whether the other answers call for a field; left out: all are asked. */
  readonly isAsked?: (field: string, answers: Answers) => boolean
  /** The field that says what `-1`, 'other', stands for: shown with it. */
  readonly details?: Readonly<Record<string, string>>
}

/** The sender of a form that asks for a name and an address. */
export const plainSender = ({ name, email }: Answers) => ({ name: String(name), email: String(email) })
