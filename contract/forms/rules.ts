import * as v from 'valibot'
import { lang } from '../lang.ts'
import { needed } from '../schemas.ts'
import { emailCharacters, emailKeyOf, emailParts, maxEmailLength, normalizeEmail } from './email.ts'

/** The reason codes of field validation, shared by the browser, the site's server and the services. */
export const reasons = [
  'required',
  'email',
  'email_mismatch',
  'too_long',
  'too_many',
  'one_line',
  'choice',
  'invalid',
  'captcha',
  'uploading',
  'upload_failed',
  'link',
  'pdf',
  'picture',
] as const
export type Reason = (typeof reasons)[number]

/** Field to its first reason. */
export type Reasons = Readonly<Record<string, Reason>>

const say = /* @__NO_SIDE_EFFECTS__ */ (reason: Reason): Reason => reason

const typed = v.optional(v.string(say('invalid')), '')
const isFilled = (text: string) => text.trim() !== ''
/** No line breaks, controls or bidirectional overrides, which could inject mail headers or CSV rows. */
const oneLine = v.regex(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, say('one_line'))

/** A required line of at most `most` characters, trimmed. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (most = 200) =>
  v.pipe(
    typed,
    v.check(isFilled, say('required')),
    v.maxLength(most, say('too_long')),
    oneLine,
    v.transform(tidy),
  )

/** An optional line of at most `most` characters, trimmed. */
export const optionalLine = /* @__NO_SIDE_EFFECTS__ */ (most = 200) =>
  v.pipe(typed, v.maxLength(most, say('too_long')), oneLine, v.transform(tidy))

/** An optional address of a page: http or https, without a name and password in it. */
export const optionalLink = v.pipe(
  optionalLine(500),
  v.check(given => given === '' || isWebAddress(given), say('link')),
)

/** A required text, not trimmed, for passwords and values with rules of the service. */
export const filled = v.pipe(typed, v.check(isFilled, say('required')))

/** A required text of several lines. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (most = 5000) =>
  v.pipe(
    typed,
    v.check(isFilled, say('required')),
    v.maxLength(most, say('too_long')),
    v.transform(tidyLines),
  )

/** An optional text of several lines. */
export const optionalText = /* @__NO_SIDE_EFFECTS__ */ (most = 5000) =>
  v.pipe(typed, v.maxLength(most, say('too_long')), v.transform(tidyLines))

/** One normalized e-mail address: see `email.ts`. */
export const email = v.pipe(
  typed,
  v.metadata({ format: 'email' }),
  v.check(isFilled, say('required')),
  v.maxLength(maxEmailLength, say('too_long')),
  v.transform(given => normalizeEmail(given)),
  v.regex(emailCharacters, say('email')),
  v.regex(emailParts, say('email')),
)

/** One id of a closed list. */
export const choice = /* @__NO_SIDE_EFFECTS__ */ <const Id extends string>(ids: readonly Id[]) =>
  v.pipe(
    v.optional(v.string(say('invalid')), ''),
    v.metadata({ enum: ids }),
    v.check(id => id !== '', say('required')),
    v.picklist(ids, say('choice')),
  )

/** At least one id of a closed list, without duplicates. */
export const choices = /* @__NO_SIDE_EFFECTS__ */ <const Id extends string>(ids: readonly Id[]) =>
  v.pipe(
    v.optional(v.array(v.picklist(ids, say('choice')), say('invalid')), []),
    v.minLength(1, say('required')),
    v.transform(given => ids.filter(id => given.includes(id))),
  )

/** A checkbox that has to be checked. */
export const requiredCheckbox = v.pipe(
  v.optional(v.boolean(say('invalid')), false),
  v.metadata({ enum: [true] }),
  v.check(is => is, say('required')),
)

/** An optional checkbox. */
export const checkbox = v.optional(v.boolean(say('invalid')), false)

/** The fields that every form has besides its own. */
export const commonFields = {
  lang: v.optional(lang, 'en'),
  captcha: v.pipe(
    v.optional(v.pipe(v.string(say('invalid')), v.maxLength(8000, say('too_long'))), ''),
    needed(),
  ),
}

// biome-ignore lint/suspicious/noExplicitAny: the fields differ by form
export type FormSchema = v.ObjectSchema<any, undefined> | v.StrictObjectSchema<any, undefined>

/** The first validation error of each field; empty for valid values. */
export function reasonsOf(schema: FormSchema, values: unknown): Reasons {
  const found: Record<string, Reason> = {}
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    found[field] ??= isReason(issue.message) ? issue.message : 'invalid'
  }
  const { email: given, email2 } = values as { email?: unknown; email2?: unknown }
  if ('email2' in schema.entries && !found.email && !found.email2 && !isSame(given, email2)) {
    found.email2 = 'email_mismatch'
  }
  return found
}

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && emailKeyOf(one) === emailKeyOf(other)

const isReason = (message: string): message is Reason => (reasons as readonly string[]).includes(message)

function isWebAddress(given: string): boolean {
  const url = URL.parse(given)
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === ''
}

function tidy(typed: string): string {
  return typed.normalize('NFC').trim()
}

function tidyLines(typed: string): string {
  return tidy(typed).replaceAll(/\r\n?/g, '\n')
}
