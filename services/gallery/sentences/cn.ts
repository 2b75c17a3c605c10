import type { Sentences } from './en.ts'

const cn: Sentences = {
  required: '必填项',
  tooLong: '最多可用 {count} 个字符。',
  tooShort: '至少需要 {count} 个字符。',
  invisible: '请去掉看不见的字符，以及改变书写方向的字符。',
  username: {
    characters: '请使用文字、数字、点、连字符和下划线，并至少包含一个文字或数字。',
    taken: '这个用户名已经有人用了，请换一个。',
    reserved: '这个用户名留给制作应用的人使用，请换一个。',
  },
  name: { characters: '请写平时称呼的名字，不要写地址、链接或代码。' },
  email: { invalid: '请输入电子邮件地址，例如 name@example.com。' },
  password: {
    common: '用这个密码的人太多了，请换一个更难猜的。',
    own: '密码请不要由自己的名字或邮箱地址组成。',
    context: '密码请不要由我们应用的名字或本站的常用词组成。',
    differs: '两次输入的密码不一样。',
    wrong: '这不是你现在的密码。',
  },
  passkey: '通行密钥没有通过验证。请再试一次，或者使用密码。',
  dob: {
    invalid: '请输入真实的日期：年、月、日。',
    young: '谢谢你告诉我们。账户面向年满 13 岁的人，所以我们什么都没有保存。使用应用本身不需要账户。',
  },
  terms: '同意条款后才能创建账户。',
  captcha: '我们没能确认这是由人发送的。请再发送一次。',
  token: '这个链接已经用过、已过期或不完整，请重新申请一个。',
  logIn: {
    failed: '请输入有效的用户名和密码。',
    empty: '请输入用户名和密码。',
  },
}

export default cn
