import type { PocketNewsCopy } from './en.ts'

const jp: PocketNewsCopy = {
  head: {
    title: 'pocket 4.0 の新機能',
    description:
      'pocket 4.0。全 {brushSets} セットのブラシが入った引き出し、スマートフォンで使えるブラシスタジオ、打ち直せる文字、タブレットとの行き来。',
  },
  crumb: '新機能',
  hero: {
    version: 'pocket 4.0 の新機能',
    lead: '新しくなったのは、四つ。pocket をお持ちなら、どれもそのまま使えます。',
  },
  themes: {
    drawer: {
      heading: 'ぜんぶ入る、|引き出し',
      text: 'バーから上へスワイプすると、{brushSets} セットがそこにあります。どのブラシも、入りからかすれまで、一筆で見られます。',
      link: 'ブラシ',
    },
    studio: {
      heading: 'バスの中で、|ブラシをつくる',
      text: 'ブラシスタジオがスマートフォンに収まりました。上が試し描き、下が設定です。タブレットでは筆圧のカーブがある場所に、速さへの反応を決める二本のカーブがあります。',
      link: 'ブラシスタジオ',
    },
    words: {
      heading: '絵の中に、|ひとこと',
      text: '打ち込んで、書体を選び、指で置くだけ。その上に描くまでは、いつでも直せます。',
      link: 'テキスト',
    },
    tablet: {
      heading: 'タブレットへ、|そして戻る',
      text: '同じファイルを、レイヤーもマスクもパレットもそのまま、procreate で開けます。タイムラプスは止まったところから続きます。',
      link: 'タブレットへ',
    },
  },
  all: { heading: '残りは、|ハンドブックに', link: 'pocket 4.0 のハンドブック', back: 'pocket に戻る' },
}

export default jp
