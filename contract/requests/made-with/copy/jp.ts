import type { MadeWithRequestCopy } from './en.ts'

const jp: MadeWithRequestCopy = {
  fields: {
    uploads: '画像',
    title: '題名',
    alt: '描かれているもの',
    words: 'どう描いたか',
    app: '使ったアプリ',
    medium: '見た目',
    name: '表示する名前',
    link: 'リンク',
    email: 'メールアドレス',
    age: '年齢',
    licence: '見せてよい場所',
    rights: '権利',
    consent: '同意',
  },
  questions: {
    rights: '自分で描いたもので、ほかの人の権利はなく、公開してかまいません。',
    consent:
      'ここで送る内容を、{privacy}のとおり保存し、公開することに同意します。いつでも取り下げられます。',
  },
  options: {
    app: { procreate: 'procreate', pocket: 'pocket', dreams: 'dreams' },
    medium: { oil: '油彩', watercolor: '水彩', flat: '平塗り', ink: 'インク', model: '3D' },
    age: { '16': '16 歳以上です', guardian: '16 歳未満で、保護者が同意しています' },
    licence: {
      wall: 'このサイトの作品の壁だけ',
      everywhere: 'このサイト、ニュースレター、公式のチャンネル（いつも名前を添えて）',
    },
  },
}

export default jp
