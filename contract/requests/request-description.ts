import type * as v from 'valibot'
import type { FormSchema } from '../forms/rules.ts'
import type { Locale } from '../locale.ts'
import type { RequestKind } from '../requests.ts'
import type { RequestCopy } from './request-copy.ts'

/** The answers of a request, field by field. */
export type Answers = Readonly<Record<string, unknown>>

/** The description of one kind of request, for pages, mails, exports and staff screens. */
export interface RequestDescription {
  readonly kind: RequestKind
  /** The initial of its references. */
  readonly initial: string
  /** The path of its form, after the locale. */
  readonly page: `/${string}`
  /** Months until erasure, from the last event; null: until it is withdrawn. */
  readonly retentionMonths: number | null
  /** A box by which its sender agrees to a longer retention. */
  readonly longerRetention?: { readonly field: string; readonly months: number }
  /** Days until a draft is erased, from its last step; null: no draft, the form is one page. */
  readonly draftDays: number | null
  /**
   * The states in which another form of the same address is a change, which its sender confirms; null: an address can
   * have any number of requests.
   */
  readonly changeableIn: readonly string[] | null
  /** The schema of the form, with its fields in display order. */
  readonly schema: FormSchema
  /** Facts that the service adds to the answers, shown after the address. */
  readonly facts: Readonly<Record<string, v.GenericSchema>>
  /** Answers and facts with a separate section on the request's page. */
  readonly shownApart: readonly string[]
  readonly copies: Readonly<Record<Locale, RequestCopy>>
  /** Titles that are names, not copy: devices and languages, by field and id. */
  readonly titlesIn?: (
    locale: Locale,
    copy: RequestCopy,
  ) => Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly senderOf: (answers: Answers) => { readonly name: string; readonly email: string }
  /** Whether a field is applicable to the other answers; by default every field is. */
  readonly isApplicable?: (field: string, answers: Answers) => boolean
  /** The detail field of the option `-1`, 'other', which is shown with it. */
  readonly details?: Readonly<Record<string, string>>
}

/** The sender of a form with the fields `name` and `email`. */
export const plainSender = ({ name, email }: Answers) => ({ name: String(name), email: String(email) })
