import type { Kysely } from 'kysely'
import type { handbookCalls as calls } from '../../contract/handbook-calls.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { negotiateLanguageTag } from '../http/language.ts'
import type { Handlers } from '../http/service.ts'
import type { FindContents } from './content/handbook/contents.ts'
import { findPlaces } from './content/handbook/find-places.ts'
import { getPage } from './content/handbook/get-page.ts'
import { listCopies } from './content/handbook/list-copies.ts'
import { listPaths } from './content/handbook/list-paths.ts'
import { outlineOf } from './content/handbook/outline.ts'
import { ratePage } from './content/handbook/rate-page.ts'
import { checkVersion, listPublicVersions } from './content/handbook/versions.ts'
import type { AdminTables } from './schema.ts'
import { countSearch } from './search/count-search.ts'
import { createHandbookSearch } from './search/handbook-search.ts'

interface HandbookDependencies {
  readonly db: Kysely<AdminTables>
  readonly log: Log
  readonly clock: Clock
  readonly contentsOf: FindContents
}

/** The handlers of the handbook's calls. */
export function handbookCalls({ db, log, clock, contentsOf }: HandbookDependencies): Handlers<typeof calls> {
  const search = createHandbookSearch(db, contentsOf)
  return {
    listHandbookVersions: async () => ({ handbooks: await listPublicVersions(db) }),
    listHandbookPages: async ({ params: { group_version }, query }) => ({
      pages: [
        ...(
          await contentsOf({
            groupVersion: await checkVersion(db, group_version),
            languageTag: negotiateLanguageTag(query.lang),
          })
        ).tree,
      ],
    }),
    getHandbookOutline: async ({ params: { group_version }, query: { lang, path } }) =>
      outlineOf(
        await contentsOf({
          groupVersion: await checkVersion(db, group_version),
          languageTag: negotiateLanguageTag(lang),
        }),
        path,
      ),
    findHandbookPlaces: async ({ query: { lang, paths } }) => ({
      places: await findPlaces(db, { paths: paths.split(','), languageTag: negotiateLanguageTag(lang) }),
    }),
    listHandbookCopies: async ({ params: { group_version }, query }) => {
      const groupVersion = await checkVersion(db, group_version)
      const edition = { groupVersion, languageTag: negotiateLanguageTag(query.lang) }
      return listCopies(db, edition, await contentsOf(edition))
    },
    listHandbookPaths: async ({ params: { group_version }, query }) =>
      listPaths(db, { ...query, groupVersion: await checkVersion(db, group_version) }),
    getHandbookPage: async ({ params: { group_version, path = '' }, query }) => ({
      page: await getPage(db, log, {
        groupVersion: await checkVersion(db, group_version),
        path,
        languageTag: negotiateLanguageTag(query.lang),
      }),
    }),
    searchHandbook: async ({ params: { group_version }, query }) => {
      const { q, lang, cursor, limit, counted } = query
      const groupVersion = await checkVersion(db, group_version)
      const edition = { groupVersion, languageTag: negotiateLanguageTag(lang) }
      const found = await search(edition, { question: q, cursor, limit })
      if (counted === '1' && cursor === undefined)
        await countSearch(db, edition, { question: q, total: found.total }, clock()).catch(error =>
          log.warn({ reason: String(error) }, 'a search was not counted'),
        )
      return found
    },
    rateHandbookPage: async ({ body: { group_version, lang, ...said } }) => {
      const groupVersion = await checkVersion(db, group_version)
      await ratePage(
        db,
        { groupVersion, languageTag: negotiateLanguageTag(lang), ...said, comment: said.comment },
        clock(),
      )
      return { success: true }
    },
  }
}
