import type { Reason, Reasons } from '../../contract/forms/rules.ts'
import type { FieldFaults } from '../../contract/forms/sent.ts'
import type { Locale } from '../../contract/locale.ts'
import { negotiateLocale } from './language.ts'

/** Thrown for invalid fields of a form; answered 422 with a code and a message for each field. */
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

const sentences: Readonly<Record<Reason, Readonly<Record<Locale, string>>>> = {
  required: { en: 'Required field', cn: '必填项', jp: '必須項目です' },
  email: {
    en: 'Write an address such as name@example.com',
    cn: '请填写邮箱，例如 name@example.com',
    jp: 'name@example.com のような形で入力してください',
  },
  email_mismatch: {
    en: "Email address doesn't match",
    cn: '两次填写的邮箱不一致',
    jp: 'メールアドレスが一致しません',
  },
  too_long: { en: 'That is too long', cn: '内容太长了', jp: '長すぎます' },
  too_many: { en: 'That is too many', cn: '数量太多了', jp: '数が多すぎます' },
  one_line: {
    en: 'Write it on one line, without special characters',
    cn: '请写成一行，不要用特殊字符',
    jp: '改行や特殊な文字を使わずに入力してください',
  },
  choice: {
    en: 'Choose one of the answers given',
    cn: '请从选项中选择',
    jp: '選択肢の中から選んでください',
  },
  invalid: { en: 'This cannot be read', cn: '无法识别这项内容', jp: '読み取れない内容です' },
  captcha: {
    en: 'We could not tell that a person sent this. Please send it once more.',
    cn: '没能确认提交的是真人，请再提交一次。',
    jp: '人の操作であることを確認できませんでした。もう一度送信してください。',
  },
  uploading: {
    en: 'A file is still on its way',
    cn: '还有文件正在上传',
    jp: 'アップロード中のファイルがあります',
  },
  upload_failed: {
    en: 'A file could not be stored',
    cn: '有文件没能保存',
    jp: '保存できなかったファイルがあります',
  },
  link: {
    en: 'Write the whole address, such as https://example.com',
    cn: '请填写完整的网址，例如 https://example.com',
    jp: 'https://example.com のように、アドレス全体を入力してください',
  },
  pdf: {
    en: 'Send one PDF file of at most 10 MB',
    cn: '请上传一个不超过 10 MB 的 PDF 文件',
    jp: '10 MB までの PDF ファイルを一つ送ってください',
  },
  picture: {
    en: 'Send one JPEG, PNG, WebP or AVIF picture of at most 40 MB',
    cn: '请上传一张不超过 40 MB 的 JPEG、PNG、WebP 或 AVIF 图片',
    jp: '40 MB までの JPEG、PNG、WebP、AVIF の画像を一つ送ってください',
  },
}

/** The field errors as the contract has them. */
export function describeFaults({ reasons, lang }: FieldRefusal): FieldFaults {
  const locale = negotiateLocale(lang)
  return Object.fromEntries(
    Object.entries(reasons).map(([field, code]) => [field, [{ code, message: sentences[code][locale] }]]),
  )
}
