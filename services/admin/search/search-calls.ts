import type { siteSearchCalls as calls } from '../../../contract/site-search.ts'
import { negotiateLanguageTag } from '../../http/language.ts'
import type { Handlers } from '../../http/service.ts'
import { countSearch } from './count-search.ts'
import type { SiteDependencies } from './site-parts.ts'
import { createSiteSearch } from './site-search.ts'

/** The name of the whole site among the versions of handbooks, where searches are counted. */
const wholeSite = 'site'

/** The handlers of the search across the site. */
export function searchCalls(dependencies: SiteDependencies): Handlers<typeof calls> {
  const search = createSiteSearch(dependencies)
  const { db, log } = dependencies.documents
  return {
    searchSite: async ({ query: { q, lang, kind, limit, cursor, counted } }) => {
      const languageTag = negotiateLanguageTag(lang)
      const { found, isCurrent } = await search({ question: q, languageTag, kind, limit, cursor })
      if (counted === '1' && isCurrent && kind === undefined && cursor === undefined)
        await countSearch(
          db,
          { groupVersion: wholeSite, languageTag },
          // Similar words are shown for want of those that were typed.
          { question: q, total: found.similar ? 0 : found.total },
          dependencies.now(),
        ).catch(error => log.warn({ reason: String(error) }, 'a search was not counted'))
      return found
    },
  }
}
