import * as v from 'valibot'
import { call } from './call.ts'
import { optionalLang } from './lang.ts'
import { textLanguages } from './live-text.ts'
import { incidentKinds, incidentStates, measuredStates, statusParts } from './status-parts.ts'

/** Minutes of a span in each state; what is missing was not measured. */
const minutes = { up: v.number(), slow: v.number(), down: v.number(), maintenance: v.number() }
const measuredDay = v.object({ day: v.pipe(v.string(), v.isoDate()), ...minutes })
const measuredHour = v.object({ hour: v.string(), ...minutes })
export type Minutes = Omit<v.InferOutput<typeof measuredDay>, 'day'>

const partStatus = v.object({
  id: v.picklist(statusParts),
  /** As of `checked_at`; `unknown`: it was not measured within the last minutes. */
  state: v.picklist([...measuredStates, 'unknown']),
  /** The last 90 days in UTC, and the last 24 hours, as far as they were measured; oldest first. */
  days: v.array(measuredDay),
  hours: v.array(measuredHour),
})
export type PartStatus = v.InferOutput<typeof partStatus>

const incident = v.object({
  id: v.string(),
  kind: v.picklist(incidentKinds),
  state: v.picklist(incidentStates),
  /** The language of title and texts: the requested one, or else English. */
  lang: textLanguages.lang,
  title: v.string(),
  parts: v.array(v.picklist(statusParts)),
  starts_at: v.string(),
  /** null: it is not over. The planned end of maintenance. */
  ends_at: v.nullable(v.string()),
  /** Newest first. */
  updates: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      state: v.picklist(incidentStates),
      lang: textLanguages.lang,
      text: v.string(),
    }),
  ),
})
export type Incident = v.InferOutput<typeof incident>

const status = v.object({
  /** When this was read. */
  at: v.string(),
  /** The last minute that was measured; null: none. */
  checked_at: v.nullable(v.string()),
  parts: v.array(partStatus),
  /** Those of the last 90 days, and what is planned; the latest first. */
  incidents: v.array(incident),
})
export type Status = v.InferOutput<typeof status>

export const statusCalls = {
  getStatus: call({
    name: 'getStatus',
    summary: 'How each part of the site works, the last 90 days of it, and incidents',
    method: 'GET',
    path: '/status',
    query: v.strictObject({ lang: optionalLang }),
    answer: status,
  }),
}
