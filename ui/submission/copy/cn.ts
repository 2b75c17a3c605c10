import type { FormSentences } from './en.ts'

const cn: FormSentences = {
  error: '填写有误',
  errors: '提交的内容有这些问题：',
  listed: '{label}：{error}',
  optional: '{label}（选填）',
  reasons: {
    required: '必填项',
    email: '请填写邮箱，例如 name@example.com',
    email_mismatch: '两次填写的邮箱不一致',
    too_long: '内容太长了',
    too_many: '数量太多了',
    one_line: '请写成一行，不要用特殊字符',
    choice: '请从选项中选择',
    invalid: '无法识别这项内容',
    captcha: '无法生成 reCAPTCHA 令牌',
    uploading: '还有文件正在上传',
    upload_failed: '有文件没能保存',
    link: '请填写完整的网址，例如 https://example.com',
    pdf: '请选择一个不超过 10 MB 的 PDF 文件',
    picture: '请选择一张不超过 40 MB 的 JPEG、PNG、WebP 或 AVIF 图片',
  },
  almost: '还差一步',
  oncemore: '请再按一次按钮，让我们知道提交的是真人。你写的内容都还在。',
  unproven: '没能确认提交的是真人，请再按一次按钮。',
  captchaNotice: '表单由 reCAPTCHA 保护，适用 Google 的{privacy}和{terms}。',
  captchaLinks: { privacy: '隐私政策', terms: '服务条款' },
  sending: '正在发送…',
  uploading: '正在上传…',
  limited: '试的次数太多了，请在{when}再发送。你写的内容都还在。',
  failedTitle: '发送失败',
  failed: '提交时出错了，请再试一次。要是还不行，请写信到 {support}',
  maintenance: {
    title: '马上恢复',
    message: '网站正在维护，暂时不能提交。你填的内容都还在，请过几分钟再试。',
  },
  honeypot: '这里请留空',
}

export default cn
