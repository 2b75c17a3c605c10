import type { Locale } from '../../../../contract/locale.ts'
import { copyOf } from '../../../language/copy.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import type { BetaWords } from '../beta-copy/copy/shape.ts'
import { loadBetaWords } from '../beta-copy/load-beta-words.ts'
import cn from './copy/cn.ts'
import en from './copy/en.ts'
import jp from './copy/jp.ts'
import type { BetaCopy } from './copy/shape.ts'

/** What the page says, with the names of what it asks. */
export interface BetaPageCopy extends BetaCopy {
  readonly asked: Pick<BetaWords, 'fields' | 'familiarities' | 'notListed'>
}

/** For the loader of the beta page. */
export function loadBetaCopy(site: SiteRequest, locale: Locale): BetaPageCopy {
  const { fields, familiarities, notListed } = loadBetaWords(site, locale)
  return {
    ...copyOf<BetaCopy>({ en, cn, jp }, locale, site.pseudo),
    asked: { fields, familiarities, notListed },
  }
}
