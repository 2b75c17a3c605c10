import type { Locale } from '../../../contract/locale.ts'
import { formatDate, interpolate } from '../../../ui/language/format.ts'
import type { SiteRequest } from '../../request/site-request.ts'

/** The sentences of a preview's bar. */
export interface PreviewFacts {
  readonly label: string
  readonly title: string
  readonly state: string
  readonly end: string
}

const copy: Readonly<Record<Locale, PreviewFacts>> = {
  en: {
    label: 'Preview',
    title: 'Preview of revision {revision}',
    state: 'not public',
    end: 'ends {date}',
  },
  cn: { label: '预览', title: '第 {revision} 版预览', state: '未公开', end: '{date}失效' },
  jp: { label: 'プレビュー', title: '第{revision}版のプレビュー', state: '非公開', end: '{date}まで' },
}

/** What the bar of a preview says in the language of its page; its last day is that of UTC. */
export function describePreview(
  { revision, expiresAt }: NonNullable<SiteRequest['preview']>,
  locale: Locale,
): PreviewFacts {
  const { title, end, ...rest } = copy[locale]
  return {
    ...rest,
    title: interpolate(title, { revision: String(revision) }),
    end: interpolate(end, { date: formatDate(expiresAt.slice(0, 10), locale) }),
  }
}
