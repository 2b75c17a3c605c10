import type { RevealCopy } from './shape.ts'

const jp: RevealCopy = {
  head: {
    title: 'ひとつの光、ひとつの日 · procreate',
    description:
      '私たちの部屋に、布をかけたものがあります。布を取るのは 2027 年 3 月 20 日、ホバートの朝九時です。',
  },
  crumbs: { here: 'お披露目' },
  hero: {
    heading: 'ひとつの光、|ひとつの日',
    hour: 'ホバート時間 {time}',
  },
  countdown: { label: '布を取るまで', days: '日', hours: '時間', minutes: '分' },
  out: {
    heading: '布は|取れました',
    text: 'その日が来ました。布の下にあったものの話は、insight に書いてあります。',
    more: 'insight で読む',
    description: '2027 年 3 月 20 日、ホバートの朝九時に、布を取りました。',
    said: {
      heading: 'もう布は|ありません',
      text: '布をかけてあったのは、まだ仕上がっていなかったからです。仕上がったので、ここに書いてあった日の、書いてあった時刻に布を取りました。',
      promise: '見るための登録はありません。ただ見てください。',
    },
    clocks: 'ほかの壁の時計では、この時刻でした',
    sky: '空は今もあります。この空も描いたものです。入り江にかかる南のオーロラを八秒、見ていたいだけ、はじめから繰り返します。',
  },
  wait: {
    said: {
      heading: 'ヒントは|出しません',
      text: '部屋にイーゼルがあり、何かがのっています。布をかけてあるのは、まだ仕上がっていないからです。仕上がっていないものは、そっとしておきます。',
      promise:
        'その日になれば、このページでお見せします。先に見る人はいませんし、見るための登録もありません。',
    },
    clocks: {
      title: 'ほかの壁の時計では',
      losAngeles: 'ロサンゼルス',
      saoPaulo: 'サンパウロ',
      london: 'ロンドン',
      shanghai: '上海',
      tokyo: '東京',
      hobart: 'ホバート',
    },
    sky: {
      heading: '窓には|布がない',
      text: 'その日まで、空があります。この空も描いたものです。入り江にかかる南のオーロラを八秒、見ていたいだけ、はじめから繰り返します。',
      read: 'insight を読む',
      feed: 'フィードリーダーで追う',
    },
  },
}

export default jp
