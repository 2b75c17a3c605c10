import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { requestKinds } from '../requests.ts'
import { outOfBounds } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { everyFigurePeriod } from './figure-periods.ts'
import { officeCall, refused } from './office-call.ts'
import { teams } from './permissions.ts'

const number = v.number()
/** One number for each span of the period, oldest first; null: there is nothing to make a number of. */
const numbers = v.array(v.nullable(number))

/** A figure by span, and what it was in the period before. */
const series = v.object({ now: numbers, before: v.nullable(numbers) })
export type FigureSeries = v.InferOutput<typeof series>

/** How often something was counted, in this period and in the one before. */
const counted = { name: v.string(), times: number, before: v.nullable(number) }
const byLocale = v.record(v.picklist(everyLocale), number)

const publish = v.object({
  at: v.string(),
  /** The index of its span. */
  span: number,
  kind: v.picklist(entryKinds),
  path: v.string(),
  title: v.string(),
  parts: v.array(v.picklist(everyPart)),
})
export type FigurePublish = v.InferOutput<typeof publish>

const vital = v.nullable(v.object({ value: number, times: number }))
const vitals = v.object({
  name: v.string(),
  locale: v.picklist(everyLocale),
  lcp: vital,
  inp: vital,
  cls: vital,
})
export type PageVitals = v.InferOutput<typeof vitals>

const spanOfFigures = {
  /** The first day of each span, in Hobart; the last span is not over. */
  starts: v.array(v.string()),
  today: v.string(),
}

const figures = v.object({
  ...spanOfFigures,
  /** The first and last day of the period before; null: it is no longer kept. */
  previous: v.nullable(v.object({ from: v.string(), to: v.string() })),
  series: v.object({
    pages: series,
    /** Percent. */
    depth: series,
    joined: series,
    left: series,
    registered: series,
    /** Of the teams of the caller. */
    sent: series,
    finished: series,
    found: series,
    nothing: series,
  }),
  pages: v.array(v.object({ ...counted, byLocale, depth: number })),
  /** The number of different pages; `pages` has the most read. */
  page_count: number,
  goals: v.array(v.object({ ...counted, byLocale, total: number })),
  referrers: v.array(v.object(counted)),
  languages: v.array(
    v.object({ locale: v.picklist(everyLocale), times: number, before: v.nullable(number), depth: number }),
  ),
  forms: v.array(v.object({ kind: v.picklist(requestKinds), sent: number, finished: number })),
  publishes: v.array(publish),
  vitals: v.object({
    /** The first of the days that were measured. */
    from: v.string(),
    /** The share by which a value may differ from the measured one. */
    error: number,
    pages: v.array(vitals),
  }),
})
export type Figures = v.InferOutput<typeof figures>

const times = v.object({ median: v.nullable(number), p90: v.nullable(number), count: number })

/** The time of a response, in seconds: of each team, and of all of them by span. */
const response = v.object({
  teams: v.array(v.object({ team: v.picklist(teams), now: times, before: v.nullable(times) })),
  median: numbers,
  p90: numbers,
})
export type ResponseTimes = v.InferOutput<typeof response>

const period = v.optional(v.picklist(everyFigurePeriod), '30d')

export const figureCalls = {
  getFigures: officeCall({
    name: 'getFigures',
    summary:
      'What visitors read, where they came from, what they sent and searched for, with what was published meanwhile and the web vitals of the last 28 days; forms of the teams of the caller',
    method: 'GET',
    path: '/figures',
    permission: 'figures.read',
    query: v.strictObject({ period }),
    answer: figures,
    refusals: { ...refused, 400: outOfBounds },
  }),
  getResponseTimes: officeCall({
    name: 'getResponseTimes',
    summary: "How long senders waited for the first answer and the end, by the caller's teams",
    method: 'GET',
    path: '/figures/response-times',
    permission: 'inbox.read',
    query: v.strictObject({ period }),
    answer: v.object({
      ...spanOfFigures,
      error: number,
      first_reply: response,
      close: response,
    }),
    refusals: { ...refused, 400: outOfBounds },
  }),
}
