import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import type { SiteRequest } from '../../../../request/site-request.ts'
import { loadThreadCopy } from '../load-copy.ts'
import { type ThreadView, textIn } from '../view.ts'

/** A support request, or a beta request. */
export function describeSupport(thread: RequestThread, site: SiteRequest, locale: Locale): ThreadView {
  const { support, betaRequest } = loadThreadCopy(site, locale)
  const products: Readonly<Record<string, string>> = support.products
  const product = textIn(thread, 'product')
  return {
    title: thread.kind === 'support' ? support.title : betaRequest.title,
    states: support.states,
    rows: [
      { label: support.fields.product, values: [products[product] ?? product] },
      { label: support.fields.name, values: [textIn(thread, 'name')] },
      { label: support.fields.email, values: [textIn(thread, 'email')] },
      { label: support.fields.question, values: textIn(thread, 'question').split(/\n+/) },
    ],
    takesReplies: true,
    withdrawal: null,
  }
}
