import { isCjk, type LanguageTag, localeOfTag } from '../../../../contract/locale.ts'

/** Words a minute for English, characters a minute for Chinese and Japanese: usual figures for reading on a screen. */
const pace = { 'en-US': 220, 'zh-CN': 400, ja: 500 } as const satisfies Record<LanguageTag, number>

/** Minutes to read a Markdown text, at least 1. */
export function readTime(body: string, iso: LanguageTag): number {
  const text = body.replaceAll(/!\[[^\]]*\]\([^)]*\)|^:::.*$|[#>*_`]/gm, ' ')
  const units = isCjk(localeOfTag(iso))
    ? text.replaceAll(/\s/g, '').length
    : text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(units / pace[iso]))
}
