import type { Locale } from '../../../../../contract/locale.ts'
import type { RequestThread } from '../../../../../contract/requests.ts'
import type { SiteRequest } from '../../../../request/site-request.ts'
import { loadThreadCopy } from '../load-copy.ts'
import { type ThreadView, textIn } from '../view.ts'

/** An entry of the media list: it can be left, and is forgotten then. */
export function describeMediaList(thread: RequestThread, site: SiteRequest, locale: Locale): ThreadView {
  const { mediaList } = loadThreadCopy(site, locale)
  const formats: Readonly<Record<string, string>> = mediaList.formats
  const format = textIn(thread, 'format')
  return {
    title: mediaList.title,
    states: mediaList.states,
    rows: [
      { label: mediaList.fields.name, values: [textIn(thread, 'name')] },
      { label: mediaList.fields.email, values: [textIn(thread, 'email')] },
      { label: mediaList.fields.organisation, values: [textIn(thread, 'organisation')] },
      { label: mediaList.fields.format, values: [formats[format] ?? format] },
      {
        label: mediaList.fields.marketing,
        values: [thread.answers.marketing === true ? mediaList.yes : mediaList.no],
      },
    ],
    takesReplies: false,
    withdrawal: mediaList.leave,
  }
}
