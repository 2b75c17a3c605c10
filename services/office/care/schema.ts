import type { Generated } from 'kysely'
import type { Part } from '../../../contract/office/content-parts.ts'
import type { SiteFaultKind } from '../../../contract/office/site-faults.ts'

/** The tables of what the site needs. Times are ISO 8601 strings in UTC. */
export interface CareTables {
  crawls: CrawlTable
  crawl_pages: CrawlPageTable
  outside_links: OutsideLinkTable
  site_faults: SiteFaultTable
  left_alone: LeftAloneRow
  text_reviews: TextReviewRow
  certificates: CertificateRow
  waiting_mails: WaitingMailRow
}

/** A walk through the site; its rows say where it goes on after a restart. */
interface CrawlTable {
  id: string
  /** The member of staff who asked for it; null: the schedule. */
  asked_by: string | null
  /** `pages`: those of the sitemap; `targets`: what they link to beside them; `outside`: other sites. */
  phase: 'pages' | 'targets' | 'outside'
  began_at: string
  ended_at: string | null
  /** Why it ended early. */
  fault: string | null
  pages: Generated<number>
  links: Generated<number>
}

/** A page of ours, by its path with the language. */
interface CrawlPageTable {
  path: string
  /** The crawl that it belongs to. */
  run: string
  /** Whether the sitemap names it. */
  listed: 0 | 1
  /** The HTTP status; 0: no answer; null: not asked for in this run yet. */
  status: number | null
  /** `PageFacts` as JSON. */
  facts: Generated<string>
}

/** An address of another site that a page of ours links to. */
interface OutsideLinkTable {
  url: string
  run: string
  /** 1: not asked for in this run yet. */
  waiting: 0 | 1
  state: 'new' | 'alive' | 'failing' | 'dead' | 'unchecked'
  reason: Generated<string>
  /** In how many runs in a row it has failed. */
  failed_runs: Generated<number>
  failed_since: string | null
  checked_at: string | null
}

/** What the crawl found, with the pages that have it. */
interface SiteFaultTable {
  kind: SiteFaultKind
  target: string
  advice: string
  /** The first paths, as JSON. */
  pages: string
  total: number
  since: string
  /** When somebody asked for another look, which is not done yet. */
  asked_at: string | null
}

/** A finding that somebody has decided to live with. */
interface LeftAloneRow {
  kind: SiteFaultKind
  target: string
  staff_id: string
  why: string
  at: string
}

/** When somebody said last that a text is still right. */
interface TextReviewRow {
  entry_id: string
  part: Part
  staff_id: string
  at: string
}

/** The TLS certificate of our public address. */
interface CertificateRow {
  host: string
  ends_at: string | null
  fault: string | null
  checked_at: string
}

/** A day on which what waits was mailed, once for all processes. */
interface WaitingMailRow {
  day: string
  at: string
  mails: number
}
