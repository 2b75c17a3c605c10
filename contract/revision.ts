import * as v from 'valibot'
import { call } from './call.ts'

const refusals = { 403: 'Only the site calls this, with the service secret' }

/** The calls by which a site asks a remote admin service whether its content has changed. */
export const revisionCalls = {
  getContentRevision: call({
    name: 'getContentRevision',
    summary: 'The number of the content, which each publishing raises',
    method: 'GET',
    path: '/content-revision',
    fromService: true,
    answer: v.object({ revision: v.number() }),
    refusals,
  }),
  listContentChanges: call({
    name: 'listContentChanges',
    summary: 'The number of the content, and the keys that were touched after another number',
    method: 'GET',
    path: '/content-revision/changes',
    query: v.strictObject({ since: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'should be a number')) }),
    fromService: true,
    answer: v.object({
      revision: v.number(),
      /** How many changes named no keys: when it differs, anything may have changed. */
      unnamed: v.number(),
      /** The last number of each key; null: too many. */
      changes: v.nullable(v.array(v.object({ key: v.string(), revision: v.number() }))),
    }),
    refusals,
  }),
}
