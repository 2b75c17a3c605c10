import * as v from 'valibot'
import { call } from './call.ts'
import { lang } from './lang.ts'
import { mediaPicture } from './media.ts'
import { apps, mediums } from './requests/made-with/mediums.ts'

const shownWork = v.object({
  slug: v.string(),
  title: v.string(),
  /** How it came about, in its maker's words; empty for none. */
  words: v.string(),
  maker: v.string(),
  /** An address of its maker; empty for none. */
  link: v.string(),
  app: v.picklist(apps),
  medium: v.picklist(mediums),
  /** BCP 47 tag of title and words. */
  lang: v.string(),
  picture: mediaPicture,
})
export type ShownWork = v.InferOutput<typeof shownWork>

export const workCalls = {
  listWorks: call({
    name: 'listWorks',
    summary: 'The works of readers that staff have accepted, the latest first',
    method: 'GET',
    path: '/works',
    query: v.strictObject({ lang }),
    answer: v.object({ works: v.array(shownWork) }),
  }),
}
