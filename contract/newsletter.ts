import * as v from 'valibot'
import { call } from './call.ts'
import * as rule from './forms/rules.ts'
import { fieldFaults } from './forms/sent.ts'
import { langs } from './lang.ts'
import { defaultLocale, everyLocale, findLocale, type Locale } from './locale.ts'
import { plainText } from './schemas.ts'

/** What one may be written about. */
export const newsletterTags = ['procreate', 'pocket', 'dreams', 'lessons', 'company'] as const
export type NewsletterTag = (typeof newsletterTags)[number]

const tags = v.optional(
  v.pipe(v.array(v.picklist(newsletterTags, 'choice'), 'invalid'), v.maxLength(20, 'too_many')),
  [],
)
const language = v.optional(
  v.pipe(
    v.picklist(langs, 'choice'),
    /** A subscription has a locale, whether it was asked for by locale or language tag. */
    v.transform((given): Locale => findLocale(given) ?? defaultLocale),
  ),
  defaultLocale,
)

export const newsletterSignUp = v.strictObject({
  email: rule.email,
  tags,
  language,
  /** What shows that a person sends, by whichever provider. */
  recaptcha: rule.commonFields.captcha,
})
export type NewsletterSignUp = v.InferOutput<typeof newsletterSignUp>

const token = v.optional(plainText(300), '')
const success = v.object({ success: v.boolean() })
const limited = { 429: 'Too many at once; Retry-After says when to come back' }

export const newsletterCalls = {
  subscribe: call({
    name: 'subscribe',
    summary:
      'Asks for the newsletter: a mail with a link to confirm it follows; the same answer for every address',
    method: 'POST',
    path: '/newsletter',
    form: true,
    body: newsletterSignUp,
    answer: v.object({ success: v.optional(v.boolean()), errors: v.optional(fieldFaults) }),
    alsoAnswers: [422],
    refusals: limited,
  }),
  confirmSubscription: call({
    name: 'confirmSubscription',
    summary:
      'Confirms a subscription by the token of the mail; success is false for one that is not good (any more)',
    method: 'POST',
    path: '/newsletter/confirm',
    body: v.strictObject({ token }),
    answer: success,
    refusals: limited,
  }),
  unsubscribe: call({
    name: 'unsubscribe',
    summary: 'Ends a subscription by the token of any mail: also the one-click address of RFC 8058',
    method: 'POST',
    path: '/newsletter/unsubscribe',
    fromAnywhere: true,
    query: v.strictObject({ token }),
    body: v.strictObject({ token, 'List-Unsubscribe': v.optional(plainText(100)) }),
    answer: success,
    refusals: limited,
  }),
  findSubscription: call({
    name: 'findSubscription',
    summary: 'The subscription that the token of a mail is about; null when there is none (any more)',
    method: 'POST',
    path: '/newsletter/preferences/search',
    body: v.strictObject({ token }),
    answer: v.object({
      subscription: v.nullable(
        v.object({
          email: v.string(),
          language: v.picklist(everyLocale),
          tags: v.array(v.picklist(newsletterTags)),
        }),
      ),
    }),
    refusals: limited,
  }),
  changeSubscription: call({
    name: 'changeSubscription',
    summary: 'Sets the language and the subjects of a subscription',
    method: 'PUT',
    path: '/newsletter/preferences',
    body: v.strictObject({ token, language, tags }),
    answer: success,
    refusals: limited,
  }),
}
