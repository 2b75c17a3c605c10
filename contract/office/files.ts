import * as v from 'valibot'
import { requestKinds } from '../requests.ts'
import { outOfBounds } from '../schemas.ts'
import { everyFigurePeriod, figureTables } from './figure-periods.ts'
import { officeCall, refused, unknownObject } from './office-call.ts'
import { ratingFilter } from './ratings.ts'

/** Calls that answer a file. They are no part of the client: the office streams them below `/office/files/`. */
export const officeFileCalls = {
  exportRequests: officeCall({
    name: 'exportRequests',
    summary: "The requests of the caller's teams as CSV, newest first",
    method: 'GET',
    path: '/files/export.csv',
    permission: 'requests.export',
    elevated: true,
    query: v.strictObject({ kind: v.optional(v.picklist(requestKinds)) }),
    answer: v.string(),
    refusals: refused,
  }),
  exportRatings: officeCall({
    name: 'exportRatings',
    summary: "Readers' votes and comments on handbook pages as CSV, newest first",
    method: 'GET',
    path: '/files/ratings.csv',
    permission: 'ratings.export',
    elevated: true,
    query: v.strictObject(ratingFilter),
    answer: v.string(),
    refusals: refused,
  }),
  exportFigures: officeCall({
    name: 'exportFigures',
    summary: 'A table of the figures as CSV; response times are those of the teams of the caller',
    method: 'GET',
    path: '/files/figures.csv',
    permission: 'figures.read',
    query: v.strictObject({
      table: v.picklist(figureTables),
      period: v.optional(v.picklist(everyFigurePeriod), '30d'),
    }),
    answer: v.string(),
    refusals: { ...refused, 400: outOfBounds },
  }),
  exportContent: officeCall({
    name: 'exportContent',
    summary: 'The files that differ from what staff have published, as an archive',
    method: 'GET',
    path: '/files/content.zip',
    permission: 'content.files',
    answer: v.string(),
    refusals: { ...refused, 404: 'Nothing differs', 422: 'The pictures are too large for one archive' },
  }),
  getIssueMail: officeCall({
    name: 'getIssueMail',
    summary:
      'The mail of an issue of the newsletter as HTML, in light or dark colors, for a frame of its screen',
    method: 'GET',
    path: '/files/newsletter/{id}/{language}',
    permission: 'newsletter.write',
    query: v.strictObject({ scheme: v.optional(v.picklist(['light', 'dark']), 'light') }),
    answer: v.string(),
    refusals: {
      ...refused,
      404: 'There is no such issue or language',
      422: 'It is not written in this language',
    },
  }),
  getFile: officeCall({
    name: 'getFile',
    summary: 'A file of a request, as a download',
    method: 'GET',
    path: '/files/{id}',
    permission: 'inbox.read',
    answer: v.string(),
    refusals: { ...refused, ...unknownObject },
  }),
}
