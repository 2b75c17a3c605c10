import type { Iso } from '../../../http/language.ts'

/** Words a minute for English, characters a minute for Chinese and Japanese: usual figures for reading on a screen. */
const pace = { 'en-US': 220, 'zh-CN': 400, ja: 500 } as const satisfies Record<Iso, number>

/** Minutes to read a Markdown text, at least 1. */
export function readTime(body: string, iso: Iso): number {
  const text = body.replaceAll(/!\[[^\]]*\]\([^)]*\)|^:::.*$|[#>*_`]/gm, ' ')
  const units = iso === 'en-US' ? text.split(/\s+/).filter(Boolean).length : text.replaceAll(/\s/g, '').length
  return Math.max(1, Math.round(units / pace[iso]))
}
