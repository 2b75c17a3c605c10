import * as v from 'valibot'
import { call } from './call.ts'

/** The call by which a site asks a remote admin service whether its content has changed. */
export const revisionCalls = {
  getContentRevision: call({
    name: 'getContentRevision',
    summary:
      'The number of the content, which each publishing raises: pages are kept while it stays the same',
    method: 'GET',
    path: '/content-revision',
    fromService: true,
    answer: v.object({ revision: v.number() }),
    refusals: { 403: 'Only the site calls this, with the service secret' },
  }),
}
