import type { BetaWords } from './shape.ts'

const jp: BetaWords = {
  fields: {
    device_language: '端末の言語',
    devices: '端末',
    familiarity: '慣れている分野',
    message: 'メッセージ',
  },
  familiarities: {
    illustration: 'イラスト',
    sketching: 'スケッチ',
    painting: 'ペインティング',
    animation: 'アニメーション',
    'stop-motion': 'コマ撮り',
    '3d-painting': '3D ペイント',
    'architectural-rendering': '建築パース',
    'mind-mapping': 'マインドマップ',
    planning: '計画づくり',
  },
  notListed: '自分の端末が一覧にありません',
  thread: {
    title: 'ベータの|申し込み',
    states: {
      received: { title: '受付済み', text: 'ホバートの担当者が読むのを待っています。' },
      'in-review': { title: '確認中', text: '担当者が読んでいます。メールでご連絡します。' },
      invited: {
        title: '招待済み',
        text: 'ご参加をお願いします。これからのこと、済んだことは下にあります。',
      },
      declined: {
        title: '今回は見送り',
        text: '今回は枠がありませんでした。いつでももう一度お申し込みいただけます。',
      },
      updated: { title: '再度のお申し込み：新しい回答が有効です', text: '' },
      signed: { title: '契約書に署名済み', text: '' },
    },
    fields: { name: 'お名前', email: 'メールアドレス' },
    nothing: 'なし',
    withdrawal: {
      title: '申し込みを取り下げる',
      text: 'これ以上は読まれず、決まっていた枠はほかの方に回ります。署名した秘密保持の約束は、そのまま続きます。',
      submit: '取り下げる',
    },
    toSign:
      '気づいたことの伝え方を読み、契約書に署名してください。そのあと、テスト版の入手方法をお送りします。',
    sign: '読んで署名する',
    signed: '{date} に {name} さんが署名しました。テスト版の入手方法はメールでお送りします。',
    read: 'もう一度読む',
  },
}

export default jp
