import * as v from 'valibot'
import { call } from './call.ts'
import * as rule from './forms/rules.ts'
import { fieldFaults } from './forms/sent.ts'
import { langs } from './lang.ts'
import { defaultLocale, everyLocale, findLocale, type Locale } from './locale.ts'
import { newsletterTags } from './newsletter-tags.ts'
import { plainText } from './schemas.ts'

const tags = v.optional(
  v.pipe(v.array(v.picklist(newsletterTags, 'choice'), 'invalid'), v.maxLength(20, 'too_many')),
  [],
)
const language = v.optional(
  v.pipe(
    v.picklist(langs, 'choice'),
    /** A subscription stores the locale, whether the form sent a locale or a language tag. */
    v.transform((given): Locale => findLocale(given) ?? defaultLocale),
  ),
  defaultLocale,
)

export const newsletterSignUp = v.strictObject({
  email: rule.email,
  tags,
  language,
  /** The captcha proof, of any provider. */
  recaptcha: rule.commonFields.captcha,
})
export type NewsletterSignUp = v.InferOutput<typeof newsletterSignUp>

const token = v.optional(plainText(300), '')
const success = v.object({ success: v.boolean() })
const limited = { 429: 'Rate limited; Retry-After has the seconds' }

export const newsletterCalls = {
  subscribe: call({
    name: 'subscribe',
    summary: 'Subscribes to the newsletter with double opt-in; the same answer for every address',
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
    summary: 'Confirms a subscription by a mail token; success is false for an invalid or expired one',
    method: 'POST',
    path: '/newsletter/confirm',
    body: v.strictObject({ token }),
    answer: success,
    refusals: limited,
  }),
  unsubscribe: call({
    name: 'unsubscribe',
    summary: 'Ends a subscription by the token of any mail; also the one-click endpoint of RFC 8058',
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
    reads: true,
    summary: 'The subscription of a mail token; null when there is none any more',
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
    summary: 'Updates the language and the subjects of a subscription',
    method: 'PUT',
    path: '/newsletter/preferences',
    body: v.strictObject({ token, language, tags }),
    answer: success,
    refusals: limited,
  }),
}
