import type { Locale } from '../../../contract/locale.ts'

export interface BannerCopy {
  readonly label: string
  readonly sentence: string
  readonly select: string
  readonly go: string
  readonly hide: string
}

/** Copy of the banner by the language that it offers. */
export const bannerCopy: Readonly<Record<Locale, BannerCopy>> = {
  en: {
    label: 'Language of this site',
    sentence: 'This page is also available in English.',
    select: 'Language',
    go: 'Continue',
    hide: 'Hide this suggestion',
  },
  cn: {
    label: '网站语言',
    sentence: '这个页面也有简体中文版。',
    select: '语言',
    go: '继续',
    hide: '不再提示',
  },
  jp: {
    label: 'サイトの言語',
    sentence: 'このページは日本語でも読めます。',
    select: '言語',
    go: '続ける',
    hide: 'この案内を隠す',
  },
}
