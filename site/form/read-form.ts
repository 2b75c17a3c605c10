import * as v from 'valibot'

/** Why a value is not taken: the page's copy turns it into a sentence. */
export type Reason = 'required' | 'email'

/** Field to its first reason. */
export type Reasons = Readonly<Record<string, Reason>>

// biome-ignore lint/suspicious/noExplicitAny: whatever the form's fields are
export type FormSchema = v.ObjectSchema<any, undefined>

/** Text that must be there; blanks around it are not counted, and not removed. */
export const required = v.pipe(
  v.optional(v.string(), ''),
  v.check(text => text.trim() !== '', 'required' satisfies Reason),
)

/** An address as browsers take it. https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
export const emailAddress = v.pipe(required, v.rfcEmail('email' satisfies Reason))

/** A box that must be ticked. */
export const ticked = v.pipe(
  v.optional(v.string(), ''),
  v.check(value => value === 'on', 'required' satisfies Reason),
)

/** The values of a form, and why those that are not taken are not: the same in the browser and on the server. */
export function readForm<S extends FormSchema>(schema: S, form: FormData) {
  const fields = Object.keys(schema.entries)
  const given = Object.fromEntries(
    [...form].filter(([name, value]) => fields.includes(name) && typeof value === 'string'),
  )
  const values = given as Partial<Record<string, string>>
  const result = v.safeParse(schema, given)
  const reasons: Record<string, Reason> = {}
  for (const issue of result.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    reasons[field] ??= issue.message as Reason
  }
  return { values, reasons: reasons as Reasons, good: result.success }
}
