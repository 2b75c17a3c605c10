import type { Reason, Reasons } from '../../contract/forms/rules.ts'
import type { FieldFaults } from '../../contract/forms/sent.ts'
import { type Iso, isoOf } from './language.ts'

/** Thrown to refuse a form for what stands in its fields; becomes 422 with a code and a sentence for each. */
export class FieldRefusal extends Error {
  override name = 'FieldRefusal'
  readonly reasons: Reasons
  readonly lang: string

  constructor(reasons: Reasons, lang: string) {
    super(`Fields are not taken: ${Object.keys(reasons).join(', ')}`)
    this.reasons = reasons
    this.lang = lang
  }
}

const sentences: Readonly<Record<Reason, Readonly<Record<Iso, string>>>> = {
  required: { 'en-US': 'Required field', 'zh-CN': '必填项', ja: '必須項目です' },
  email: {
    'en-US': 'Write an address such as name@example.com',
    'zh-CN': '请填写邮箱，例如 name@example.com',
    ja: 'name@example.com のような形で入力してください',
  },
  email_mismatch: {
    'en-US': "Email address doesn't match",
    'zh-CN': '两次填写的邮箱不一致',
    ja: 'メールアドレスが一致しません',
  },
  too_long: { 'en-US': 'That is too long', 'zh-CN': '内容太长了', ja: '長すぎます' },
  too_many: { 'en-US': 'That is too many', 'zh-CN': '数量太多了', ja: '数が多すぎます' },
  one_line: {
    'en-US': 'Write it on one line, without special characters',
    'zh-CN': '请写成一行，不要用特殊字符',
    ja: '改行や特殊な文字を使わずに入力してください',
  },
  choice: {
    'en-US': 'Choose one of the answers given',
    'zh-CN': '请从选项中选择',
    ja: '選択肢の中から選んでください',
  },
  invalid: { 'en-US': 'This cannot be read', 'zh-CN': '无法识别这项内容', ja: '読み取れない内容です' },
  captcha: {
    'en-US': 'We could not tell that a person sent this. Please send it once more.',
    'zh-CN': '没能确认提交的是真人，请再提交一次。',
    ja: '人の操作であることを確認できませんでした。もう一度送信してください。',
  },
  uploading: {
    'en-US': 'A file is still on its way',
    'zh-CN': '还有文件正在上传',
    ja: 'アップロード中のファイルがあります',
  },
  upload_failed: {
    'en-US': 'A file could not be stored',
    'zh-CN': '有文件没能保存',
    ja: '保存できなかったファイルがあります',
  },
}

/** The reasons as the contract has them. */
export function describeFaults({ reasons, lang }: FieldRefusal): FieldFaults {
  const iso = isoOf(lang)
  return Object.fromEntries(
    Object.entries(reasons).map(([field, code]) => [field, [{ code, message: sentences[code][iso] }]]),
  )
}
