import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import type { MadeWithCopy } from './copy/en.ts'
import { listSampleWorks, presentShownWorks, type Work } from './list-works.ts'
import { loadSampleWords } from './load-copy.ts'

/** Everything on the wall: works of readers first, then those of the studio. */
export async function loadWorks(site: SiteRequest, locale: Locale, copy: MadeWithCopy): Promise<Work[]> {
  const asked = site.admin(locale).listWorks({ query: { lang: languageTagOf(locale) } }, withDeadline())
  const { works } = await withFallback(site, 'works of readers', asked, { works: [] })
  return [
    ...presentShownWorks(works),
    ...listSampleWorks({ locale, copy, words: loadSampleWords(site, locale) }),
  ]
}
