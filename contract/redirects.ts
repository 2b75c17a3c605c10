import * as v from 'valibot'
import { call } from './call.ts'

/** The number of redirects that the site keeps in memory. */
export const maxRedirects = 5000

/** A path of the site without a language: `/insight/2026/one-leaf`. */
export const sitePath = v.pipe(
  v.string(),
  v.maxLength(300, 'should have at most 300 characters'),
  v.regex(/^\/[a-z0-9][a-z0-9._~/-]*$/, 'should be a path of the site, such as /insight/2026/one-leaf'),
)

const onlySite = { 403: 'Only the site calls this, with the service secret' }

/** Calls of the site's server about redirects of addresses that have no page any more. */
export const redirectCalls = {
  getRedirects: call({
    name: 'getRedirects',
    summary: 'Every redirect, by paths without a language',
    method: 'GET',
    path: '/redirects',
    fromService: true,
    answer: v.object({ redirects: v.array(v.object({ from: v.string(), to: v.string() })) }),
    refusals: onlySite,
  }),
  countRedirects: call({
    name: 'countRedirects',
    summary: 'Adds to the hits of redirects; unknown ones are ignored',
    method: 'POST',
    path: '/redirects/hits',
    fromService: true,
    body: v.strictObject({
      hits: v.pipe(
        v.array(v.object({ from: sitePath, times: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
        v.maxLength(maxRedirects),
      ),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: onlySite,
  }),
}
