import type { Locale } from '../../../contract/locale.ts'

interface IssueFooter {
  readonly sent: string
  readonly browser: string
  readonly preferences: string
}

/** What stands below an issue, in the language of its reader. */
export const issueFooters: Readonly<Record<Locale, IssueFooter>> = {
  en: {
    sent: 'Sent by {host}, because you asked for it.',
    browser: 'Read it in the browser',
    preferences: 'Choose what we write about, or unsubscribe',
  },
  cn: {
    sent: '由 {host} 发出，因为你订阅了我们的信。',
    browser: '在浏览器里阅读',
    preferences: '选择内容或退订',
  },
  jp: {
    sent: '配信登録をいただいた方に、{host} からお送りしています。',
    browser: 'ブラウザで読む',
    preferences: '内容の変更と配信停止',
  },
}
