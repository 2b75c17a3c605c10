import { isCjk, type LanguageTag, localeOfTag } from '../../../../contract/locale.ts'

/** Reading speed on a screen: words a minute for English, characters a minute for Chinese and Japanese. */
const pace = { 'en-US': 220, 'zh-CN': 400, ja: 500 } as const satisfies Record<LanguageTag, number>

/** The reading time of a Markdown text in minutes, at least 1. */
export function readTime(body: string, languageTag: LanguageTag): number {
  const text = body.replaceAll(/!\[[^[\]]*\]\([^)]{0,400}\)|^:::.*$|[#>*_`]/gm, ' ')
  const units = isCjk(localeOfTag(languageTag))
    ? text.replaceAll(/\s/g, '').length
    : text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(units / pace[languageTag]))
}
