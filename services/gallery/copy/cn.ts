import type { GalleryCopy } from './en.ts'

const cn: GalleryCopy = {
  required: '必填项',
  tooLong: '最多可用 {count} 个字符。',
  tooShort: '至少需要 {count} 个字符。',
  invisible: '请去掉看不见的字符，以及改变书写方向的字符。',
  username: {
    characters: '只能用文字、数字、点、连字符和下划线，至少要有一个文字或数字。',
    taken: '这个用户名已经有人用了，换一个吧。',
    reserved: '这个用户名留给我们团队使用，换一个吧。',
  },
  name: { characters: '请写平时用的名字，不要写网址、链接或代码。' },
  email: { invalid: '请填写邮箱，例如 name@example.com。' },
  password: {
    common: '用这个密码的人太多了，换一个难猜些的吧。',
    own: '密码里不要用自己的名字或邮箱。',
    context: '密码里不要用我们应用的名字或本站的常用词。',
    differs: '两次输入的密码不一样。',
    wrong: '这不是你现在的密码。',
  },
  passkey: '通行密钥没有通过验证。请再试一次，或者使用密码。',
  dob: {
    invalid: '请输入真实的日期：年、月、日。',
    young: '谢谢你告诉我们。年满 13 岁才能开设账户，所以我们什么都没有保存。用应用本身不需要账户。',
  },
  terms: '同意条款后才能创建账户。',
  captcha: '没能确认提交的是真人，请再提交一次。',
  token: '这个链接用过了、过期了，或者不完整，请重新获取一个。',
  logIn: {
    failed: '请输入有效的用户名和密码。',
    empty: '请输入用户名和密码。',
  },
}

export default cn
