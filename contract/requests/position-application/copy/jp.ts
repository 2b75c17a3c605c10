import type { PositionApplicationCopy } from './en.ts'

const jp: PositionApplicationCopy = {
  fields: {
    name: 'お名前',
    email: 'メールアドレス',
    position: '職種',
    position_page: '募集のページ',
    portfolio: 'ポートフォリオ',
    message: '伝えたいこと',
    uploads: '履歴書・職務経歴書',
    keep: 'ほかの募集のための保管',
    consent: '同意',
  },
  questions: {
    keep: '今回ご縁がなかった場合も、応募を 24 か月保管し、ほかの募集について連絡することに同意します。',
    consent: 'ここで送る内容を、{privacy}のとおり、この職種の選考に使うことに同意します。',
  },
  options: { keep: { yes: '24 か月保管する', no: '保管しない' } },
}

export default jp
