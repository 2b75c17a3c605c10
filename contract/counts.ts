import * as v from 'valibot'
import { call } from './call.ts'
import { lang } from './lang.ts'
import { plainText } from './schemas.ts'

/** The goals that a visit can reach; unknown names are not counted. */
const goalNames = [
  '404',
  'registered',
  'newsletter',
  'beta-application',
  'support-request',
  'media-list',
  'permission-request',
] as const
export type GoalName = (typeof goalNames)[number]

/** The scroll depth of a page, in steps of ten percent, rounded down. */
export type Depth = 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100

const depth = v.picklist(
  [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  'should be a number of tens from 0 to 100',
)

const goal = v.strictObject({
  name: v.picklist(goalNames, 'should be a goal that we count'),
  /** Whole units of the goal's measure. */
  value: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
})

const slowestMs = 60_000
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(slowestMs))
/** https://web.dev/articles/vitals: times in milliseconds; a layout shift has no unit. */
const vitals = v.strictObject({
  lcp: v.optional(ms),
  inp: v.optional(ms),
  cls: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10))),
})
export type Vitals = v.InferOutput<typeof vitals>

export const countVisit = call({
  name: 'countVisit',
  summary: 'Counts a page view and the goals that it reached, without data of the visitor',
  method: 'POST',
  path: '/counts',
  body: v.strictObject({
    lang,
    /** The path of the page without its locale; unknown paths are not counted. */
    page: v.optional(plainText(300)),
    depth: v.optional(depth),
    goals: v.optional(v.pipe(v.array(goal), v.maxLength(20, 'should be at most 20 goals'))),
    /** The host that the visitor came from, of their first page alone; empty: from none. */
    referrer: v.optional(plainText(255)),
    /** Web vitals of the page, of a sample of visits. */
    vitals: v.optional(vitals),
  }),
  answer: v.object({ success: v.boolean() }),
  refusals: { 422: 'A field is missing or out of bounds', 429: 'Rate limited' },
})
