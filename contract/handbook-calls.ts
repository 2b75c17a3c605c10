import * as v from 'valibot'
import { call } from './call.ts'
import {
  foundPages,
  groupVersion,
  handbookCopies,
  handbookOutline,
  handbookPage,
  handbookPlace,
  handbookTree,
  handbookVersions,
} from './handbook.ts'
import { lang, optionalLang } from './lang.ts'
import { listedPages, listedPagesQuery } from './listed-pages.ts'
import { outOfBounds, pageSize, plainText } from './schemas.ts'

/** The handbook calls of the admin service. */
export const handbookCalls = {
  listHandbookVersions: call({
    name: 'listHandbookVersions',
    summary: 'The versions of every handbook, newest first',
    method: 'GET',
    path: '/handbook-versions',
    answer: v.object({ handbooks: handbookVersions }),
  }),
  listHandbookPages: call({
    name: 'listHandbookPages',
    summary: 'The pages of one version of a handbook as a tree, in reading order',
    method: 'GET',
    path: '/page/handbook/{group_version}',
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ pages: handbookTree }),
    refusals: { 404: 'There is no such version' },
  }),
  getHandbookOutline: call({
    name: 'getHandbookOutline',
    summary: 'The pages of one version for the navigation of a page; of a long handbook only its branch',
    method: 'GET',
    path: '/handbook-outline/{group_version}',
    query: v.strictObject({ lang: optionalLang, path: v.optional(plainText(400)) }),
    answer: handbookOutline,
    refusals: { 404: 'There is no such version' },
  }),
  findHandbookPlaces: call({
    name: 'findHandbookPlaces',
    summary: 'The versions that have pages at these paths (at most 20, comma-separated), with their titles',
    method: 'GET',
    path: '/handbook-places',
    query: v.strictObject({
      lang: optionalLang,
      paths: v.pipe(plainText(2000), v.regex(/^[^,]*(?:,[^,]*){0,19}$/, 'should be at most 20')),
    }),
    answer: v.object({ places: v.array(handbookPlace) }),
    refusals: { 400: outOfBounds },
  }),
  listHandbookCopies: call({
    name: 'listHandbookCopies',
    summary:
      'The pages of one version for a reader who keeps them offline: what each weighs, and its revision',
    method: 'GET',
    path: '/handbook-copies/{group_version}',
    query: v.strictObject({ lang: optionalLang }),
    answer: handbookCopies,
    refusals: { 404: 'There is no such version' },
  }),
  listHandbookPaths: call({
    name: 'listHandbookPaths',
    summary: 'The pages of one version in any language, by path: at most 1,000, from an index on',
    method: 'GET',
    path: '/handbook-paths/{group_version}',
    query: listedPagesQuery,
    answer: listedPages,
    refusals: { 400: outOfBounds, 404: 'There is no such version' },
  }),
  /** Declared before `getHandbookPage`, whose path also matches it. */
  searchHandbook: call({
    name: 'searchHandbook',
    summary:
      'Search results in one version, best first, and their total; `next_cursor` is the cursor of the next page',
    method: 'GET',
    path: '/page/handbook/{group_version}/search',
    query: v.strictObject({
      q: v.optional(plainText(400), ''),
      lang: optionalLang,
      limit: v.optional(pageSize),
      // The search itself rejects invalid cursors.
      cursor: v.optional(v.string()),
      /** Counts the words for staff where nothing is found: they were typed into the search. */
      counted: v.optional(v.literal('1')),
    }),
    answer: foundPages,
    refusals: {
      400: 'The query is too long, or a parameter is unknown or out of bounds',
      404: 'There is no such version',
      422: 'The cursor is invalid, or of another query',
    },
  }),
  getHandbookPage: call({
    name: 'getHandbookPage',
    summary: 'One page of a version, in the requested language or else in English',
    method: 'GET',
    path: '/page/handbook/{group_version}/{path+}',
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ page: handbookPage }),
    refusals: { 404: 'There is no such page' },
  }),
  rateHandbookPage: call({
    name: 'rateHandbookPage',
    summary: 'Rates whether a page helped, with an optional comment',
    method: 'POST',
    path: '/handbook-ratings',
    body: v.strictObject({
      group_version: groupVersion,
      path: plainText(200),
      lang,
      helpful: v.boolean(),
      comment: v.optional(v.pipe(v.string(), v.maxLength(2000, 'should have at most 2000 characters'))),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: {
      404: 'There is no such version or page',
      422: 'A field is missing or too long',
      429: 'Rate limited',
    },
  }),
}
