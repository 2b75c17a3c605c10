import type { AgreementCopy } from './en.ts'

const jp: AgreementCopy = {
  title: '読んで署名する · procreate',
  opening: '試す前に',
  above: 'ベータ版への応募 {reference}',
  lead: '気づいたことの伝え方と、契約書と、ご署名の欄です。',
  feedback: {
    title: '気づいたことの伝え方',
    points: [
      '不具合ひとつにつき一通で。いちばん追いやすくなります。',
      '何をして、どうなるはずが、実際にどうなったかをお書きください。再現の手順が、何より役に立ちます。',
      'デバイス、システムのバージョン、テスト版の番号をお書きください。',
      'スクリーンショットや画面の録画も助かります。外部には出しません。',
      'よいところもお聞かせください。残すべきものがわかります。',
    ],
    link: 'テスト版についてのフォーム',
  },
  effective: '{date}から有効',
  sign: {
    title: '署名',
    text: 'お名前をお書きください。署名された契約書の写しを、メールでお送りします。',
    labels: { name: 'お名前', agreed: '契約書' },
    agreed: '契約書を読み、守ります。',
    submit: '署名する',
    signed: '{date}に {name} さんが署名しました。写しはメールでお送りしました。',
  },
}

export default jp
