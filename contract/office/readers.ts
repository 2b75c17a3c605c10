import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { newsletterTags } from '../newsletter-tags.ts'
import { plainText } from '../schemas.ts'
import { suppressionReasons } from '../suppressions.ts'
import { officeCall, refused } from './office-call.ts'

/** The number of addresses in one import, and the bytes of its list. */
export const importLimits = { addresses: 100_000, bytes: 4_000_000 } as const
/** The number of unreadable lines that an import names. */
export const maxLinesNamed = 50

export const suppression = v.object({
  reason: v.picklist(suppressionReasons),
  /** null: only the subscription knows it, since the secret that keyed it is gone. */
  since: v.nullable(v.string()),
  /** Whether staff may lift it. */
  can_be_lifted: v.boolean(),
})
export type Suppression = v.InferOutput<typeof suppression>

const subscriber = v.object({
  email: v.string(),
  state: v.picklist(['none', 'pending', 'subscribed']),
  /** null: no subscription. */
  language: v.nullable(v.picklist(everyLocale)),
  /** None: all of them. */
  tags: v.array(v.picklist(newsletterTags)),
  since: v.nullable(v.string()),
  confirmed_at: v.nullable(v.string()),
  suppression: v.nullable(suppression),
})
export type Subscriber = v.InferOutput<typeof subscriber>

const counted = v.object({
  /** Those whom a newsletter reaches. */
  readers: v.number(),
  languages: v.array(v.object({ language: v.picklist(everyLocale), readers: v.number() })),
  /** A reader without a choice counts for each subject. */
  tags: v.array(v.object({ tag: v.picklist(newsletterTags), readers: v.number() })),
  pending: v.number(),
  suppressions: v.array(v.object({ reason: v.picklist(suppressionReasons), addresses: v.number() })),
})
export type ReaderCounts = v.InferOutput<typeof counted>

const imported = v.object({
  added: v.number(),
  /** Suppressed before. */
  known: v.number(),
  /** In the list more than once. */
  repeated: v.number(),
  /** Of the added ones, those whom a newsletter would have reached. */
  readers: v.number(),
  unreadable: v.number(),
  /** The first lines that hold no address, from 1. */
  lines: v.array(v.number()),
})
export type ImportedSuppressions = v.InferOutput<typeof imported>

const oneAddress = { 422: 'No e-mail address' } as const
const body = v.strictObject({ email: plainText(320) })

export const readerCalls = {
  getReaderCounts: officeCall({
    name: 'getReaderCounts',
    summary: 'Subscribers of the newsletter by language and subject, and suppressed addresses by reason',
    method: 'GET',
    path: '/newsletter/readers',
    permission: 'readers.manage',
    answer: counted,
    refusals: refused,
  }),
  findSubscriber: officeCall({
    name: 'findSubscriber',
    reads: true,
    summary: 'The subscription and the suppression of one exact address',
    method: 'POST',
    path: '/newsletter/readers/search',
    permission: 'readers.manage',
    unaudited: true,
    body,
    answer: subscriber,
    refusals: { ...refused, ...oneAddress },
  }),
  removeSubscriber: officeCall({
    name: 'removeSubscriber',
    summary: 'Ends the subscription of an address and suppresses it; also an address without one',
    method: 'POST',
    path: '/newsletter/readers/removal',
    permission: 'readers.manage',
    body,
    answer: subscriber,
    refusals: { ...refused, ...oneAddress },
  }),
  liftSuppression: officeCall({
    name: 'liftSuppression',
    summary: 'Lifts the suppression of an address that bounced, or that staff imported or removed',
    method: 'POST',
    path: '/newsletter/readers/lift',
    permission: 'readers.manage',
    body,
    answer: subscriber,
    refusals: {
      ...refused,
      ...oneAddress,
      404: 'The address is not suppressed',
      409: 'The person left or complained: only they can subscribe again',
    },
  }),
  importSuppressions: officeCall({
    name: 'importSuppressions',
    summary: 'Suppresses the addresses of a list, one a line or a cell; names lines, never addresses',
    method: 'POST',
    path: '/newsletter/readers/import',
    permission: 'readers.manage',
    maxBodyBytes: importLimits.bytes * 2,
    body: v.strictObject({
      list: v.pipe(v.string(), v.maxLength(importLimits.bytes, 'is too long')),
    }),
    answer: imported,
    refusals: {
      ...refused,
      422: `Too long, more than ${importLimits.addresses} addresses, or not one`,
    },
  }),
}
