import type { SupportCopy } from './en.ts'

const jp: SupportCopy = {
  fields: {
    product: '対象',
    name: 'お名前',
    email: 'メールアドレス',
    email2: 'メールアドレス（確認）',
    question: 'ご質問',
    uploads: 'ファイル',
    code_of_conduct: '行動規範',
  },
  questions: {
    code_of_conduct: '{conduct}を読み、同意します。',
  },
  options: {
    product: {
      procreate: 'procreate',
      pocket: 'pocket',
      dreams: 'dreams',
      account: 'アカウント',
      other: 'その他',
    },
  },
}

export default jp
