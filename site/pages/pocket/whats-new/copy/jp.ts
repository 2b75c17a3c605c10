import type { PocketNewsCopy } from './shape.ts'

const jp: PocketNewsCopy = {
  head: {
    title: 'pocket 4.0 の新機能',
    description:
      'pocket 4.0。全 18 セットのブラシが入る引き出し、スマートフォンの上のブラシスタジオ、打ち直せる文字、タブレットとの行き来。',
  },
  crumb: '新機能',
  hero: {
    version: 'pocket 4.0 の新機能',
    lead: 'この版で増えたものは、四つ。pocket を持っている人は、もう持っています。',
  },
  themes: {
    drawer: {
      heading: 'ぜんぶ入る、|引き出し',
      text: 'バーから上へスワイプすると、18 セットがそこにあります。どのブラシも、入り方からかすれ方まで、一筆で見られます。',
      link: 'ブラシ',
    },
    studio: {
      heading: 'バスの中で、|ブラシをつくる',
      text: 'ブラシスタジオがスマートフォンに収まりました。上にためし描き、下に設定。タブレットなら筆圧のあるところに、速さへの応え方を決める二本のカーブがあります。',
      link: 'ブラシスタジオ',
    },
    words: {
      heading: '絵の中に、|ひとこと',
      text: '打ち込み、書体を選び、指で置きます。上から描くと決めるまでは、いつでも直せます。',
      link: 'テキスト',
    },
    tablet: {
      heading: 'タブレットへ、|そして戻る',
      text: '同じファイルが、レイヤーもマスクもパレットもそのままに、procreate で開きます。タイムラプスは止まったところから続きます。',
      link: 'タブレットへ',
    },
  },
  all: { heading: '残りは、|ハンドブックに', link: 'pocket 4.0 のハンドブック', pocket: 'pocket に戻る' },
}

export default jp
