import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { officeCall, refused } from './office-call.ts'
import { scheduleActs } from './schedule-parts.ts'

const unknownPart = { 404: 'Unknown entry, part or revision' } as const
const part = '/content/entries/{entry}/{part}'
const id = plainText(200)

/** A moment with its offset from UTC; the service says when it has passed. */
export const moment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/,
    'should be a moment in UTC, such as 2026-11-24T09:30Z',
  ),
)

/** The number and the id of a revision. */
const numbered = v.object({ id: v.string(), number: v.number() })

const schedule = v.object({
  id: v.string(),
  act: v.picklist(scheduleActs),
  at: v.string(),
  /** null for `unpublish`. */
  revision: v.nullable(numbered),
  state: v.picklist(['waiting', 'done', 'failed']),
  /** Why it failed; of one that waits, why it could not have gone out when it was scheduled. */
  fault: v.nullable(v.string()),
  /** The name of who scheduled it. */
  by: v.nullable(v.string()),
})
export type ScheduleView = v.InferOutput<typeof schedule>

const calendarItem = v.object({
  id: v.string(),
  at: v.string(),
  /** `effect`: a version of a legal text takes effect, which was published before. */
  act: v.picklist([...scheduleActs, 'effect']),
  /** `late`: it waits although its moment has passed. */
  state: v.picklist(['waiting', 'late', 'done', 'failed']),
  fault: v.nullable(v.string()),
  by: v.nullable(v.string()),
  /** What goes out; null for a bundle. */
  part: v.nullable(
    v.object({
      kind: v.picklist(entryKinds),
      path: v.string(),
      part: v.picklist(everyPart),
      title: v.string(),
      number: v.nullable(v.number()),
    }),
  ),
  /** null for a single part. */
  bundle: v.nullable(v.object({ name: v.string(), items: v.number() })),
})
export type CalendarItem = v.InferOutput<typeof calendarItem>

export const scheduleCalls = {
  getSchedule: officeCall({
    name: 'getSchedule',
    summary: 'What waits for its moment of a part, what has failed, and the bundles that it is in',
    method: 'GET',
    path: `${part}/schedule`,
    permission: 'content.read',
    answer: v.object({
      schedules: v.array(schedule),
      bundles: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          at: v.nullable(v.string()),
          state: v.picklist(['open', 'waiting', 'failed']),
          act: v.picklist(scheduleActs),
          /** null for `unpublish`. */
          number: v.nullable(v.number()),
        }),
      ),
    }),
    refusals: { ...refused, ...unknownPart },
  }),
  schedule: officeCall({
    name: 'schedule',
    summary: 'Publishes exactly one revision of a part at a moment, or takes its language off the site then',
    method: 'POST',
    path: `${part}/schedule`,
    permission: 'content.publish',
    body: v.strictObject({
      act: v.picklist(scheduleActs),
      at: moment,
      /** The revision that goes out; needed to publish. */
      revision: v.optional(id),
    }),
    answer: v.object({
      id: v.string(),
      /** Why it could not go out if the moment were now; null: nothing is in its way. */
      warning: v.nullable(v.string()),
    }),
    refusals: {
      ...refused,
      ...unknownPart,
      409: 'Nothing would be there to take off the site, no second person has approved it, or it is archived',
      422: 'The moment has passed, is too far away or does not exist, or no revision is named',
    },
  }),
  cancelSchedule: officeCall({
    name: 'cancelSchedule',
    summary: 'Cancels what waits for its moment, or puts a failure away',
    method: 'POST',
    path: `${part}/schedule/{schedule}/cancellation`,
    permission: 'content.publish',
    body: v.strictObject({}),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownPart, 409: 'It is done already' },
  }),
  getCalendar: officeCall({
    name: 'getCalendar',
    summary:
      'What has gone out in the last 14 days and what goes out from now on: parts, bundles and days of legal texts',
    method: 'GET',
    path: '/content/calendar',
    permission: 'content.read',
    answer: v.object({ items: v.array(calendarItem) }),
    refusals: { ...refused },
  }),
} as const
