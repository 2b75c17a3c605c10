import type { AgreementCopy } from './shape.ts'

const jp: AgreementCopy = {
  title: '読んで署名する · procreate',
  opening: '試す前に',
  above: 'ベータの申し込み {reference}',
  lead: '気づいたことの伝え方、契約書、そしてお名前を書くところです。',
  feedback: {
    title: '気づいたことの伝え方',
    points: [
      '一つの不具合につき一通。これがいちばん追いやすくなります。',
      'したこと、そうなると思ったこと、実際に起きたことを書いてください。もう一度起こす手順が、何より役に立ちます。',
      '端末、システムのバージョン、テスト版の番号を書いてください。',
      '画面の画像や録画も助けになります。外には出しません。',
      'よいところも教えてください。残すべきものが分かります。',
    ],
    link: 'テスト版についてのフォーム',
  },
  effective: '{date} から有効',
  sign: {
    title: '署名',
    text: '手紙の結びのように、お名前を書いてください。署名した内容の写しをメールでお送りします。',
    labels: { name: 'お名前', agreed: '契約書' },
    agreed: '契約書を読み、守ります。',
    submit: '署名する',
    signed: '{date} に {name} さんが署名しました。写しはメールでお送りしました。',
  },
}

export default jp
