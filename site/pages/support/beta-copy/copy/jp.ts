import type { BetaThreadCopy } from './en.ts'

const jp: BetaThreadCopy = {
  thread: {
    title: 'ベータ版への|応募',
    states: {
      received: { title: '受付済み', text: 'ホバートの担当者が、これから拝見します。' },
      'in-review': { title: '確認中', text: '担当者が拝見しています。結果はメールでご連絡します。' },
      invited: {
        title: '招待済み',
        text: 'ぜひご参加ください。これからの手順と、済んだことは、下のとおりです。',
      },
      declined: {
        title: '今回は見送り',
        text: '今回は、枠がありませんでした。いつでも、またご応募ください。',
      },
      updated: { title: '再応募：新しい内容が有効です', text: '' },
      reapplied: { title: 'アカウントから、こちらにも応募：', text: '' },
      signed: { title: '契約書に署名済み', text: '' },
    },
    withdrawal: {
      title: '応募を取り下げる',
      text: '選考はここで終わり、決まっていた枠はほかの方に回ります。署名された秘密保持のお約束は、その後も有効です。',
      submit: '取り下げる',
    },
    toSign:
      '気づいたことの伝え方をお読みになり、契約書に署名してください。そのあと、テスト版の入手方法をお送りします。',
    sign: '読んで署名する',
    signed: '{date}に {name} さんが署名しました。テスト版の入手方法はメールでお送りします。',
    read: 'もう一度読む',
  },
}

export default jp
