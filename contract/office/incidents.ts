import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { plainLines, plainText } from '../schemas.ts'
import { incidentKinds, incidentStates, statusParts } from '../status-parts.ts'
import { officeCall, refused } from './office-call.ts'

/** Words by language; a language without words shows those in English. */
const wordsOf = <S extends v.GenericSchema<string, string>>(words: S) =>
  v.strictObject(
    Object.fromEntries(everyLocale.map(locale => [locale, words])) as Record<(typeof everyLocale)[number], S>,
  )

const title = wordsOf(v.pipe(plainText(120), v.trim()))
const texts = wordsOf(v.pipe(plainLines(2000), v.trim()))
const time = v.pipe(v.string(), v.isoTimestamp('should be a time'))
const state = v.picklist(incidentStates)

const facts = {
  kind: v.picklist(incidentKinds),
  title,
  parts: v.pipe(v.array(v.picklist(statusParts)), v.maxLength(statusParts.length)),
}

const writtenIncident = v.object({
  ...facts,
  id: v.string(),
  state,
  starts_at: v.string(),
  ends_at: v.nullable(v.string()),
  version: v.number(),
  /** The name of who saved it last; null: they are no longer among staff. */
  changed_by: v.nullable(v.string()),
  changed_at: v.string(),
  /** Newest first. */
  updates: v.array(v.object({ id: v.string(), at: v.string(), state, texts, by: v.nullable(v.string()) })),
})
export type WrittenIncident = v.InferOutput<typeof writtenIncident>

const unknownIncident = { 404: 'There is no such incident' }
const params = { whileReadOnly: true, permission: 'incidents.change' } as const

export const incidentCalls = {
  listIncidents: officeCall({
    name: 'listIncidents',
    summary: 'Incidents and maintenance with their updates in every language, the latest first',
    method: 'GET',
    path: '/site/incidents',
    permission: 'incidents.change',
    answer: v.object({ incidents: v.array(writtenIncident) }),
    refusals: refused,
  }),
  saveIncident: officeCall({
    ...params,
    name: 'saveIncident',
    summary: 'Saves an incident, without an `id` a new one, with an update; visitors see it at once',
    method: 'POST',
    path: '/site/incidents',
    body: v.strictObject({
      ...facts,
      id: v.optional(plainText(100)),
      /** That of the incident which was changed. */
      version: v.optional(v.number()),
      starts_at: time,
      /** Of maintenance. */
      ends_at: v.nullable(time),
      state,
      /** Without words in English the state alone changes. */
      texts,
    }),
    answer: v.object({ id: v.string() }),
    refusals: {
      ...refused,
      ...unknownIncident,
      409: 'Somebody has changed it since',
      422: 'No words in English, no part, or times that do not fit',
    },
  }),
  removeIncidentUpdate: officeCall({
    ...params,
    name: 'removeIncidentUpdate',
    summary: 'Removes an update that was wrong; the first one stays with its incident',
    method: 'DELETE',
    path: '/site/incidents/{id}/updates/{update}',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownIncident, 409: 'It is the only one' },
  }),
  removeIncident: officeCall({
    ...params,
    name: 'removeIncident',
    summary: 'Removes an incident with its updates',
    method: 'DELETE',
    path: '/site/incidents/{id}',
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownIncident },
  }),
}
