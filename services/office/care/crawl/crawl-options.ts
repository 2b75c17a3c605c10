import type { Kysely } from 'kysely'
import type { Clock } from '../../../../platform/clock.ts'
import type { Log } from '../../../../platform/log.ts'
import type { OfficeTables } from '../../schema.ts'
import type { CrawlLimits } from './limits.ts'
import type { Network } from './network.ts'
import { createOutsideHosts, type OutsideHosts } from './outside-hosts.ts'
import type { OwnSite } from './own-site.ts'

export interface CrawlOptions {
  readonly db: Kysely<OfficeTables>
  readonly site: OwnSite
  /** `own`: other sites are not asked. */
  readonly mode: 'on' | 'own'
  readonly limits: CrawlLimits
  readonly network: Network
  readonly log: Log
  readonly clock: Clock
  /** Aborts when the process stops: the crawl goes on from there after the next start. */
  readonly signal: AbortSignal
}

/** A crawl under way, with what every step needs. */
export interface Crawl extends CrawlOptions {
  readonly run: string
  readonly hosts: OutsideHosts
}

/** How robots.txt files know us. */
const robot = 'sitecarebot'

/** What other sites are asked with. */
export const openHosts = ({ network, site, limits, signal }: CrawlOptions): OutsideHosts =>
  createOutsideHosts({ network, userAgent: site.userAgent, signal, robot, pauseMs: limits.hostPauseMs })
