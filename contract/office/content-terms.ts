import * as v from 'valibot'
import { officeCall, refused } from './office-call.ts'
import { termKinds } from './term-kinds.ts'

export const contentTermCalls = {
  listContentTerms: officeCall({
    name: 'listContentTerms',
    summary:
      'The terms that facts are chosen from: categories of articles, and what positions are of; with English titles',
    method: 'GET',
    path: '/content/terms',
    permission: 'content.read',
    answer: v.object({
      terms: v.array(v.object({ kind: v.picklist(termKinds), id: v.string(), title: v.string() })),
    }),
    refusals: refused,
  }),
} as const
