import type { UntranslatedCopy } from './en.ts'

export default {
  notice: 'このページの日本語版はまだありません。英語でお読みください。',
} satisfies UntranslatedCopy
