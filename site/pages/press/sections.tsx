import type { Article } from '../../../contract/admin.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { MediaListCopy } from '../../../contract/requests/media-list/copy/en.ts'
import type { FormCopy } from '../../../ui/submission/form-copy.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import { Contact } from './contact.tsx'
import type { PressCopy } from './copy/en.ts'
import { Drawer } from './drawer.tsx'
import { Facts } from './facts.tsx'
import type { hobartTime } from './hobart-time.ts'
import { type DrawerName, drawerNames, type Piece } from './lay-out.ts'
import { MediaList } from './media-list.tsx'
import { Newest } from './newest.tsx'
import { Texts } from './texts.tsx'

export interface SectionsProps {
  readonly copy: Omit<PressCopy, 'captions' | 'credits' | 'head' | 'crumbs' | 'hero' | 'kit'>
  /** The labels of the fields of the media list. */
  readonly asked: MediaListCopy
  readonly sending: FormCopy
  readonly locale: Locale
  readonly mail: string
  readonly zone: ReturnType<typeof hobartTime>
  readonly drawers: Readonly<Record<DrawerName, readonly Piece[]>>
  readonly articles: readonly Article[] | null
  readonly releases: readonly Article[] | null
  readonly answer: { readonly reference: string } | FormRejection | undefined
}

/** What follows the hero. */
export function Sections({ copy, asked, sending, locale, mail, zone, ...content }: SectionsProps) {
  const { drawers, articles, releases, answer } = content
  return (
    <>
      {drawerNames.map((name, at) => (
        <Drawer key={name} copy={copy.drawers} pieces={drawers[name]} {...{ name, locale, at }} />
      ))}
      <Facts copy={copy.facts} clipboard={copy.clipboard} />
      <Texts copy={copy.texts} clipboard={copy.clipboard} />
      <Newest
        copy={copy.releases}
        heading={copy.releases.title}
        articles={releases}
        locale={locale}
        page="/press/releases"
      />
      <Contact copy={copy.contact} {...{ mail, zone }}>
        <MediaList copy={copy.list} {...{ asked, sending, locale }} answer={answer} />
      </Contact>
      <Newest copy={copy.insight} heading={copy.insight.heading} {...{ articles, locale }} page="/insight" />
    </>
  )
}
