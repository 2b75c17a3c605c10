import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { plainText } from '../schemas.ts'
import { entryKinds } from './content-parts.ts'
import { officeCall, refused, unknownObject } from './office-call.ts'

/** What the site needs of staff, each kind with the permission of those who can do it. */
export const careKinds = {
  links: 'links.read',
  redirects: 'redirects.change',
  pages: 'links.read',
  pictures: 'media.delete',
  texts: 'content.write',
  licences: 'permission.decide',
  certificate: 'health.read',
  backup: 'health.read',
} as const
export type CareKind = keyof typeof careKinds

const finding = v.object({
  /** What it is about: a path, a title, a reference. */
  title: v.string(),
  /** BCP 47 tag of the title; null: no language. */
  lang: v.nullable(v.string()),
  /** What is the matter and what to do, in a sentence. */
  advice: v.string(),
  /** Where it is done, below `/office`. */
  path: v.nullable(v.string()),
  /** A text that can be said to be still right. */
  text: v.nullable(
    v.object({ kind: v.picklist(entryKinds), path: v.string(), language: v.picklist(everyLocale) }),
  ),
})
export type Finding = v.InferOutput<typeof finding>

const group = v.object({
  kind: v.picklist(Object.keys(careKinds) as [CareKind, ...CareKind[]]),
  /** The first of them. */
  findings: v.array(finding),
  total: v.number(),
})
export type CareGroup = v.InferOutput<typeof group>

const crawl = v.object({
  /** `own`: pages of ours alone. */
  mode: v.picklist(['on', 'own', 'off']),
  is_running: v.boolean(),
  pages: v.number(),
  links: v.number(),
  began_at: v.nullable(v.string()),
  ended_at: v.nullable(v.string()),
  /** Why the last one ended early. */
  fault: v.nullable(v.string()),
  may_change: v.boolean(),
})
export type CrawlView = v.InferOutput<typeof crawl>

const done = v.object({ success: v.boolean() })

export const careCalls = {
  getCare: officeCall({
    name: 'getCare',
    summary:
      'What the site needs of the caller: links, redirects, pages, pictures, texts, licenses, certificate, backup',
    method: 'GET',
    path: '/care',
    permission: 'care.read',
    answer: v.object({ groups: v.array(group), crawl }),
    refusals: refused,
  }),
  confirmText: officeCall({
    name: 'confirmText',
    summary: 'Says that a published text is still right today',
    method: 'POST',
    path: '/care/texts',
    permission: 'content.write',
    body: v.strictObject({ path: plainText(300), language: v.picklist(everyLocale) }),
    answer: done,
    refusals: { ...refused, ...unknownObject },
  }),
  startCrawl: officeCall({
    name: 'startCrawl',
    summary: 'Crawls the site now',
    method: 'POST',
    path: '/care/crawl',
    permission: 'jobs.change',
    answer: done,
    refusals: { ...refused, 409: 'It is switched off, or under way' },
  }),
  stopCrawl: officeCall({
    name: 'stopCrawl',
    summary: 'Ends the crawl that is under way; what was found before stays',
    method: 'DELETE',
    path: '/care/crawl',
    permission: 'jobs.change',
    answer: done,
    refusals: { ...refused, 404: 'None is under way' },
  }),
} as const
