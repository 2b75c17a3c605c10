import type { Kysely } from 'kysely'
import { adminCalls } from '../../contract/admin.ts'
import type { Log } from '../../platform/log.ts'
import { isoOf } from '../http/language.ts'
import { createService } from '../http/service.ts'
import { getPrices } from './get-prices.ts'
import { listArticles } from './list-articles.ts'
import { listPositions } from './list-positions.ts'
import { listTerms } from './list-terms.ts'
import type { AdminTables } from './schema.ts'

export interface AdminServiceOptions {
  readonly db: Kysely<AdminTables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: string
  /** Injected by tests; the date decides what is published. */
  readonly today?: () => string
}

const basePath = '/api/admin'
const utcToday = () => new Date().toISOString().slice(0, 10)

/** The admin service as a `fetch` handler below `/api/admin`. */
export function createAdminService({
  db,
  log,
  origin,
  serviceSecret,
  today = utcToday,
}: AdminServiceOptions) {
  return createService({
    basePath,
    calls: adminCalls,
    origin,
    serviceSecret,
    log,
    handlers: {
      getPrices: async ({ context }) => ({
        products: await getPrices(db, isoOf(context.req.header('accept-language'))),
      }),
      listPositions: async ({ query, context }) => {
        const { only, ...filter } = query
        const iso = isoOf(context.req.header('accept-language'))
        const { positions, next } = await listPositions(db, { ...filter, iso, today: today() })
        return {
          data: positions.map(position => onlyFields(position, only)),
          cursor: next && addressAfter(origin, context.req.query(), next),
        }
      },
      listArticles: async ({ query: { lang, year, ...filter } }) => {
        const asked = { ...filter, iso: isoOf(lang), today: today(), ...(year && { year: Number(year) }) }
        const { articles, next } = await listArticles(db, asked)
        return { data: articles, next_cursor: next }
      },
      listCategories: async ({ query }) => ({
        categories: await listTerms(db, 'category', isoOf(query.lang)),
      }),
    },
  })
}

function addressAfter(origin: string, query: Record<string, string>, cursor: string): string {
  return `${origin}${basePath}/careers/positions?${new URLSearchParams({ ...query, cursor })}`
}

/** The fields that `only` names (all of them when it is not given); names we do not have are ignored. */
function onlyFields<T extends object>(row: T, only: string | undefined): Partial<T> {
  if (!only) return row
  const wanted = only.split(',')
  return Object.fromEntries(Object.entries(row).filter(([name]) => wanted.includes(name))) as Partial<T>
}
