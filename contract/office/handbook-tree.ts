import * as v from 'valibot'
import { versionSlug } from '../handbook.ts'
import { handbookProducts } from '../handbook-versions.ts'
import { plainText } from '../schemas.ts'
import { everyPart } from './content-parts.ts'
import { entryRow } from './content-view.ts'
import { officeCall, refused } from './office-call.ts'

const path = plainText(200)

/** A page at its place in the tree of a version. */
const page = v.object({
  entry: entryRow,
  /** Below a version: `layers/masks`. */
  address: v.string(),
  depth: v.number(),
  versions: v.array(v.string()),
  /** Its place among the pages beside it in this version, from 1, and their number. */
  at: v.number(),
  of: v.number(),
  /** Whether its order or versions differ from those that visitors see. */
  is_changed: v.boolean(),
  /** Why visitors will not find it there; null: they will. */
  fault: v.nullable(v.string()),
})
export type TreePageView = v.InferOutput<typeof page>

const deadLink = v.object({
  path: v.string(),
  title: v.string(),
  part: v.picklist(everyPart),
  /** `layers/masks#edit` */
  to: v.string(),
  version: v.string(),
})

const handbookTree = v.object({
  product: v.picklist(handbookProducts),
  /** The version that is shown. */
  shown: v.string(),
  /** The lock of those who change order and versions. */
  version: v.number(),
  versions: v.array(
    v.object({
      ...{ slug: v.string(), title: v.string(), pages: v.number() },
      /** Whether visitors see it: since its pages were published. */
      is_public: v.boolean(),
    }),
  ),
  /** Depth first, as readers leaf through them. */
  pages: v.array(page),
  /** Pages that are in other versions only, or in none yet. */
  others: v.array(v.object({ entry: entryRow, address: v.string(), versions: v.array(v.string()) })),
  /** How many pages differ in order or versions from what visitors see. */
  changed: v.number(),
  /** The links that publishing would leave without a page. */
  dead_links: v.array(deadLink),
  may_change: v.boolean(),
})
export type HandbookTreeView = v.InferOutput<typeof handbookTree>

const base = '/content/handbook/{product}'
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const slug = plainText(20)
const unknown = { 404: 'Unknown product, version or page' } as const
const stale = { 409: 'Somebody else has changed the tree since, or it cannot stand there' } as const
const done = v.object({ version: v.number() })

const title = v.pipe(plainText(40), v.trim())

/** A version of a handbook for filters and fields. */
const versionChoice = v.object({
  product: v.picklist(handbookProducts),
  ...{ slug: v.string(), title: v.string(), group_version: v.string(), is_public: v.boolean() },
})
export type VersionChoice = v.InferOutput<typeof versionChoice>

/** Order and versions are kept as drafts until they are published together. */
export const handbookTreeCalls = {
  getHandbookTree: officeCall({
    name: 'getHandbookTree',
    summary: 'The pages of a version of a handbook as a tree, with what is not published yet',
    method: 'GET',
    path: `${base}/tree`,
    permission: 'content.read',
    /** The newest version by default. */
    query: v.strictObject({ shown: v.optional(slug) }),
    answer: handbookTree,
    refusals: { ...refused, ...unknown },
  }),
  reorderHandbook: officeCall({
    name: 'reorderHandbook',
    summary: 'Moves a page, with those below it, among the pages beside it',
    method: 'POST',
    path: `${base}/order`,
    permission: 'content.publish',
    body: v.strictObject({
      version,
      /** The version that is shown: up and down are past its pages. */
      shown: slug,
      page: path,
      /** Up, down, or after another page; null: first. */
      to: v.union([v.picklist(['up', 'down']), v.strictObject({ after: v.nullable(path) })]),
    }),
    answer: v.object({ version: v.number(), at: v.number(), of: v.number() }),
    refusals: { ...refused, ...unknown, ...stale },
  }),
  addHandbookPage: officeCall({
    name: 'addHandbookPage',
    summary: 'Begins a page at the end of those below another, in one version',
    method: 'POST',
    path: `${base}/pages`,
    permission: 'content.publish',
    body: v.strictObject({ version, shown: slug, parent: v.nullable(path), slug: plainText(60) }),
    answer: v.object({ version: v.number(), path: v.string() }),
    refusals: { ...refused, ...unknown, ...stale, 422: 'The name cannot be part of an address' },
  }),
  changePageVersions: officeCall({
    name: 'changePageVersions',
    summary: 'Adds a page to a version, or takes it from one',
    method: 'POST',
    path: `${base}/versions`,
    permission: 'content.publish',
    body: v.strictObject({ version, page: path, slug, act: v.picklist(['add', 'take']) }),
    answer: done,
    refusals: { ...refused, ...unknown, ...stale },
  }),
  listHandbookVersions: officeCall({
    name: 'listHandbookVersions',
    summary: 'The versions of all handbooks, newest first, with those that visitors do not see yet',
    method: 'GET',
    path: '/content/handbook-versions',
    permission: 'content.read',
    answer: v.object({ versions: v.array(versionChoice) }),
    refusals: refused,
  }),
  addHandbookVersion: officeCall({
    name: 'addHandbookVersion',
    summary: 'Begins a version with every page of another; visitors see it when the order is published',
    method: 'POST',
    path: `${base}/versions/added`,
    permission: 'content.publish',
    body: v.strictObject({
      ...{ version, slug: versionSlug, from: slug },
      /** As visitors read it; its name by default. */
      title: v.optional(title),
    }),
    answer: v.object({ version: v.number(), pages: v.number() }),
    refusals: { ...refused, ...unknown, ...stale, 422: 'The name is no version' },
  }),
  renameHandbookVersion: officeCall({
    name: 'renameHandbookVersion',
    summary: 'Changes the title of a version, for visitors at once',
    method: 'POST',
    path: `${base}/versions/renamed`,
    permission: 'content.publish',
    body: v.strictObject({ version, slug, title }),
    answer: done,
    refusals: { ...refused, ...unknown, ...stale, 422: 'The title is empty' },
  }),
  removeHandbookVersion: officeCall({
    name: 'removeHandbookVersion',
    summary: 'Removes a version that visitors have never seen; its pages stay in the others',
    method: 'POST',
    path: `${base}/versions/removed`,
    permission: 'content.publish',
    body: v.strictObject({ version, slug }),
    answer: v.object({ version: v.number(), pages: v.number() }),
    refusals: { ...refused, ...unknown, ...stale },
  }),
  beginHandbookVersion: officeCall({
    name: 'beginHandbookVersion',
    summary: 'Adds every page of a version to another that has none yet',
    method: 'POST',
    path: `${base}/versions/begun`,
    permission: 'content.publish',
    body: v.strictObject({ version, slug, from: slug }),
    answer: v.object({ version: v.number(), pages: v.number() }),
    refusals: { ...refused, ...unknown, ...stale },
  }),
  publishHandbookTree: officeCall({
    name: 'publishHandbookTree',
    summary: 'Publishes the order and versions of a handbook together',
    method: 'POST',
    path: `${base}/published`,
    permission: 'content.publish',
    body: v.strictObject({
      version,
      /** Whether links may lose their pages. */ is_sure: v.optional(v.boolean()),
    }),
    answer: v.object({ version: v.number(), pages: v.number() }),
    refusals: { ...refused, ...unknown, ...stale },
  }),
  discardHandbookTree: officeCall({
    name: 'discardHandbookTree',
    summary: 'Puts order and versions back to those that visitors see',
    method: 'POST',
    path: `${base}/discarded`,
    permission: 'content.publish',
    body: v.strictObject({ version }),
    answer: v.object({ version: v.number(), pages: v.number() }),
    refusals: { ...refused, ...unknown, ...stale },
  }),
} as const
