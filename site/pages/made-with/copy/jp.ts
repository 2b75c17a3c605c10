import type { MadeWithCopy } from './en.ts'

const jp: MadeWithCopy = {
  head: {
    title: 'procreate、pocket、dreams で描かれた絵',
    description:
      '絵の壁です。どのアプリで描いたか、何で描いたように見えるか、どう描いたかを、一枚ずつ短く添えています。',
  },
  crumb: '作品の壁',
  heading: '指とペンで、|描いたもの',
  lead: '三つのアプリで描かれた絵と、それがどう生まれたかの短い言葉です。',
  sample:
    'はじめに読者の作品、そのあとは作品の見本です。見本の作者は架空の人物で、絵はスタジオがコードで描きました。描き方の説明は、実際に描くときのとおりです。',
  show: '描いたものを見せる',
  filter: {
    label: '作品を絞り込む',
    app: 'アプリ',
    medium: '見た目',
    all: 'すべて',
    none: '両方に当てはまる絵は、壁にありません。どちらかを外してください。',
    clear: 'すべて表示',
  },
  count: { other: '{n} 枚' },
  mediums: { oil: '油彩', watercolor: '水彩', flat: '平塗り', ink: 'インク', model: '3D' },
  maker: { studio: 'スタジオ', sample: '{name}（架空の作者）' },
  work: {
    title: '{title} · {maker} · {app} で制作',
    back: '壁の全体',
    facts: 'この作品について',
    maker: '作者',
    app: 'アプリ',
    medium: '見た目',
    size: '大きさ',
    pixels: '{width} × {height} ピクセル',
    beside: '壁で隣り合う絵',
    before: '前の絵',
    after: '次の絵',
    profile: '{name} の描き方を読む',
    sample: '作品の見本です。作者は架空の人物で、絵はスタジオがコードで描きました。',
    studio: '作品の見本です。絵はスタジオがコードで描きました。',
  },
}

export default jp
