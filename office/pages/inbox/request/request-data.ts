import type { RequestDetails, StoredFile } from '../../../../contract/office/request-view.ts'

/** An answer of the form, with its label. */
interface ShownAnswer {
  readonly field: string
  readonly label: string
  readonly values: readonly string[]
  /** It takes more than a line. */
  readonly isLong: boolean
}

/** The data of a request's page. */
export interface RequestData {
  readonly request: RequestDetails
  readonly answers: readonly ShownAnswer[]
  /** Saved replies, with the languages that they are written in. */
  readonly saved: readonly {
    readonly id: string
    readonly name: string
    readonly languages: readonly string[]
  }[]
  /** The files of the draft. */
  readonly draftFiles: readonly StoredFile[]
  /** Idempotency keys of a reply and a note. */
  readonly acts: { readonly reply: string; readonly note: string }
  /** What else they can open from here. */
  readonly may: { readonly decide: boolean; readonly readPerson: boolean }
  readonly now: string
}
