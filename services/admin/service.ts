import type { Kysely } from 'kysely'
import { adminCalls } from '../../contract/admin.ts'
import type { Fetch } from '../../contract/client.ts'
import type { LanguageTag } from '../../contract/locale.ts'
import { adminServiceCalls } from '../../contract/service-calls.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { CaptchaSetting } from '../../platform/settings.ts'
import type { Secret, Secrets } from '../../platform/signature.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { createGuard } from '../http/guard.ts'
import { negotiateLanguageTag } from '../http/language.ts'
import type { FindReadOnly } from '../http/read-only.ts'
import { createService } from '../http/service.ts'
import { createRecipientLimit } from '../mail/recipient-limit.ts'
import { adminAudit } from './audit.ts'
import { limitCalls } from './call-limits.ts'
import { getAnnouncements } from './content/announcements/get-announcements.ts'
import { getArticle } from './content/articles/get-article.ts'
import { listArticlePaths } from './content/articles/list-article-paths.ts'
import { listArticles } from './content/articles/list-articles.ts'
import { listYears } from './content/articles/list-years.ts'
import { getLegalDocument } from './content/documents/get-legal-document.ts'
import { createContents } from './content/handbook/contents.ts'
import { hobartDay } from './content/legal/hobart-day.ts'
import { getLesson } from './content/lessons/get-lesson.ts'
import { listLessonPaths, listLessons } from './content/lessons/list-lessons.ts'
import { getPosition } from './content/positions/get-position.ts'
import { listPositionPaths } from './content/positions/list-position-paths.ts'
import { listPositions } from './content/positions/list-positions.ts'
import { openPreview } from './content/preview/open-preview.ts'
import { withPreviews } from './content/preview/with-previews.ts'
import { getPrices } from './content/prices/get-prices.ts'
import { readChanges, readRevision } from './content/revision.ts'
import { countTerms } from './content/vocabularies/count-terms.ts'
import { listTerms } from './content/vocabularies/list-terms.ts'
import { handbookCalls } from './handbook-calls.ts'
import { type AdminLimits, defaultLimits } from './limits.ts'
import { getLetter, listLetters } from './newsletter/letters.ts'
import { withMailEvents } from './newsletter/mail-events/mail-event-service.ts'
import { newsletterCalls } from './newsletter/newsletter-calls.ts'
import { countHits } from './redirects/count-hits.ts'
import { getRedirects } from './redirects/get-redirects.ts'
import { recordCalls } from './requests/account-records/record-calls.ts'
import { reapplyForBeta } from './requests/beta/reapply-for-beta.ts'
import type { Dependencies } from './requests/dependencies.ts'
import { requestCalls } from './requests/request-calls.ts'
import type { AdminTables } from './schema.ts'
import { searchCalls } from './search/search-calls.ts'
import type { ReadWrittenPages } from './search/site-parts.ts'
import { countVisit } from './statistics/count-visit.ts'
import { isRobot } from './statistics/is-robot.ts'
import { getStatus } from './status/get-status.ts'
import { listWorks } from './works/list-works.ts'

interface AdminServiceOptions {
  readonly db: Kysely<AdminTables>
  readonly log: Log
  readonly origin: string
  readonly serviceSecret: Secret
  /** The store of rate limits. */
  readonly limits: Limits
  /** Overrides of the default limits. */
  readonly allowed?: Partial<AdminLimits>
  readonly forms: FormDependencies
  /** Whether nothing may be stored. */
  readonly readOnly?: FindReadOnly | undefined
  /** What the mail provider signs its webhook with; null: there is none. */
  readonly mailWebhookSecret?: Secrets | null
  /** Paths of pages, without the locale, that are counted besides those in the database. */
  readonly countedPages?: ReadonlySet<string>
  /** The pages that are found besides those in the database. */
  readonly readWrittenPages?: ReadWrittenPages
  /** Injected by tests; its date decides which articles and positions are published. */
  readonly clock?: Clock
}

/** The dependencies of forms: the secret that signs links, the host of staff's address, and the captcha. */
export interface FormDependencies {
  readonly secret: Secret
  readonly mailHost: string
  readonly captcha: CaptchaSetting
  /** Finishes uploads that were interrupted after their last byte. */
  readonly finishUploads: Dependencies['finishUploads']
  /** Erases attachments and orphaned uploads. */
  readonly eraseFiles: Dependencies['eraseFiles']
}

const basePath = '/api/admin'

/** The admin service as a `fetch` handler below `/api/admin`. */
export function createAdminService(options: AdminServiceOptions): Fetch {
  const { db, serviceSecret, clock = systemClock } = options
  return withPreviews(createServiceOn(options), {
    ...{ db, serviceSecret, clock },
    createOn: (trx, previewed) => createServiceOn({ ...options, db: trx, limits: noLimits, previewed }),
  })
}

/** The store of rate limits beside a transaction, which must not wait for another connection: reads of a page are not limited. */
const noLimits: Limits = { spend: async () => 0, forget: async () => {}, close: async () => {} }

interface ServiceOnOptions extends AdminServiceOptions {
  /** The path of the entry that a preview shows, whatever its date. */
  readonly previewed?: string
}

function createServiceOn({
  db,
  log,
  origin,
  serviceSecret,
  limits,
  allowed = {},
  forms,
  mailWebhookSecret: webhookSecret = null,
  countedPages = new Set(),
  readWrittenPages = async () => [],
  clock = systemClock,
  previewed,
  readOnly,
}: ServiceOnOptions) {
  const guard = createGuard('admin', limits, { ...defaultLimits, ...allowed })
  const { secret, mailHost, finishUploads, eraseFiles } = forms
  const captcha = createCaptcha({
    setting: forms.captcha,
    service: 'admin',
    secret,
    guard,
    clock,
    warn: reason => log.warn({ reason }, 'captcha provider unavailable'),
  })
  const recipients = createRecipientLimit(limits)
  const dependencies = {
    db,
    origin,
    mailHost,
    secret,
    clock,
    guard,
    recipients,
    captcha,
    finishUploads,
    eraseFiles,
  }
  const today = () => clock().toISOString().slice(0, 10)
  const lastDayOf = (path: string) => (path === previewed ? '9999-12-31' : today())
  const findPosition = (slug: string, languageTag: LanguageTag) =>
    getPosition(db, log, { slug, languageTag, lastDay: lastDayOf(`careers/${slug}`) })
  const contentsOf = createContents(db)
  const service = createService({
    basePath,
    calls: { ...adminCalls, ...adminServiceCalls },
    origin,
    serviceSecret,
    log,
    readOnly,
    publicReads: true,
    limit: limitCalls(guard, serviceSecret),
    audit: adminAudit,
    handlers: {
      ...requestCalls(dependencies, findPosition),
      reapplyForBeta: async ({ params: { id = '' }, body }) => reapplyForBeta(dependencies, { id, ...body }),
      ...newsletterCalls(dependencies),
      listLetters: async ({ query }) => listLetters(db, { ...query, lang: negotiateLanguageTag(query.lang) }),
      getLetter: async ({ params: { slug = '' }, query: { lang } }) => ({
        letter: await getLetter(db, slug, negotiateLanguageTag(lang)),
      }),
      ...recordCalls(dependencies),
      getContentRevision: async () => ({ revision: await readRevision(db) }),
      listContentChanges: async ({ query: { since } }) => {
        const { changes, ...rest } = await readChanges(db, Number(since))
        return { ...rest, changes: changes && [...changes] }
      },
      getRedirects: async () => ({ redirects: await getRedirects(db) }),
      countRedirects: async ({ body: { hits } }) => {
        await countHits(db, hits, today())
        return { success: true }
      },
      openPreview: async ({ body }) => openPreview(db, body, clock()),
      listWorks: async ({ query: { lang } }) => ({ works: await listWorks(db, negotiateLanguageTag(lang)) }),
      getPrices: async ({ query: { only }, context }) => {
        const { procreate, pocket, dreams } = await getPrices(
          db,
          negotiateLanguageTag(context.req.header('accept-language')),
        )
        return {
          products: {
            procreate: onlyFields(procreate, only),
            pocket: onlyFields(pocket, only),
            dreams: onlyFields(dreams, only),
          },
        }
      },
      getAnnouncements: async ({ context }) => ({
        announcements: await getAnnouncements(
          db,
          negotiateLanguageTag(context.req.header('accept-language')),
          clock(),
        ),
      }),
      getStatus: async ({ query: { lang } }) =>
        getStatus(db, {
          ...{ languageTag: negotiateLanguageTag(lang), now: clock() },
          isReadOnly: ((await readOnly?.()) ?? 'off') !== 'off',
        }),
      listPositions: async ({ query, context }) => {
        const { only, ...filter } = query
        const languageTag = negotiateLanguageTag(context.req.header('accept-language'))
        const { positions, next } = await listPositions(db, { ...filter, languageTag, today: today() })
        return {
          data: positions.map(position => onlyFields(position, only)),
          cursor: next && addressAfter(origin, context.req.query(), next),
        }
      },
      listArticles: async ({ query: { lang, year, ...filter } }) => {
        const asked = {
          ...filter,
          languageTag: negotiateLanguageTag(lang),
          today: today(),
          ...(year && { year: Number(year) }),
        }
        const { articles, next } = await listArticles(db, asked)
        return { data: articles, next_cursor: next }
      },
      listCategories: async ({ query }) => ({
        categories: await listTerms(db, 'category', negotiateLanguageTag(query.lang)),
      }),
      getArticle: async ({ params: { year, slug }, query }) =>
        getArticle(db, log, {
          ...{ year, slug, today: today(), lastDay: lastDayOf(`insight/${year}/${slug}`) },
          languageTag: negotiateLanguageTag(query.lang),
        }),
      listArticlePaths: async ({ query }) => listArticlePaths(db, { ...query, today: today() }),
      listArticleYears: async ({ context }) => ({
        years: await listYears(db, {
          languageTag: negotiateLanguageTag(context.req.header('accept-language')),
          today: today(),
        }),
      }),
      listPositionPaths: async ({ query }) => listPositionPaths(db, { ...query, today: today() }),
      getPosition: async ({ params: { slug = '' }, context }) =>
        findPosition(slug, negotiateLanguageTag(context.req.header('accept-language'))),
      listPositionTerms: async ({ context }) =>
        countTerms(db, {
          languageTag: negotiateLanguageTag(context.req.header('accept-language')),
          today: today(),
        }),
      listLessons: async ({ query }) => ({
        lessons: await listLessons(db, negotiateLanguageTag(query.lang)),
      }),
      getLesson: async ({ params: { slug }, query }) => ({
        lesson: await getLesson(db, log, { slug, languageTag: negotiateLanguageTag(query.lang) }),
      }),
      listLessonPaths: async ({ query }) => listLessonPaths(db, query),
      ...handbookCalls({ db, log, clock, contentsOf }),
      ...searchCalls({
        documents: { db, log, captcha: forms.captcha },
        mailHost,
        now: clock,
        ...{ contentsOf, readWrittenPages },
      }),
      getLegalDocument: async ({ params: { slug }, query }) => ({
        page: await getLegalDocument(
          { db, log, captcha: forms.captcha },
          {
            ...{ slug, version: query.version, since: query.since, today: hobartDay(clock()) },
            lastDay: `legal/${slug}` === previewed ? '9999-12-31' : hobartDay(clock()),
            languageTag: negotiateLanguageTag(query.lang),
          },
        ),
      }),
      countVisit: async ({ body: { lang, ...visit }, context }) => {
        if (!isRobot(context.req.header('user-agent'))) {
          await countVisit(
            { db, countedPages, host: new URL(origin).hostname },
            { languageTag: negotiateLanguageTag(lang), ...visit },
            clock(),
          )
        }
        return { success: true }
      },
    },
  })
  if (webhookSecret === null) return service
  return withMailEvents(service, { ...dependencies, basePath, log, serviceSecret, webhookSecret, readOnly })
}

function addressAfter(origin: string, query: Record<string, string>, cursor: string): string {
  return `${origin}${basePath}/careers/positions?${new URLSearchParams({ ...query, cursor })}`
}

/** The fields in `only`; all of them when it is empty. */
function onlyFields<T extends object>(row: T, only: readonly (keyof T)[] = []): Partial<T> {
  if (only.length === 0) return row
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => only.includes(name as keyof T)),
  ) as Partial<T>
}
