import type { MediaListCopy } from './en.ts'

const jp: MediaListCopy = {
  fields: {
    name: 'お名前',
    email: 'メールアドレス',
    email2: 'メールアドレス（確認）',
    organisation: '所属',
    format: '媒体の種類',
    marketing: '宣伝のメール',
    terms: '利用規約',
  },
  questions: {
    marketing: '宣伝のメールも受け取る',
    terms: '{terms}と{privacy}に同意します。',
  },
  options: {
    format: {
      online: 'オンライン',
      print: '印刷',
      radio: 'ラジオ',
      podcast: 'ポッドキャスト',
      tv: 'テレビ',
      other: 'その他',
    },
    marketing: {
      yes: '受け取る',
      no: '受け取らない',
    },
  },
}

export default jp
