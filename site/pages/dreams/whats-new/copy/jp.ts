import type { DreamsNewsCopy } from './en.ts'

const jp: DreamsNewsCopy = {
  head: {
    title: 'dreams の新機能：1.1 と 1.0',
    description:
      'dreams 1.1。手の動きをそのまま録る「演じる」、パラパラ漫画、二色になったオニオンスキン、十九の言語。1.0 の始まりも。',
  },
  crumb: '新機能',
  hero: {
    version: 'dreams 1.1 の新機能',
    lead: '新しくなったのは、四つ。dreams をお持ちなら、どれもそのまま使えます。',
  },
  themes: {
    perform: {
      heading: '動かすと、|動きになる',
      text: '人物に指を置き、時間の進む中でドラッグして、離します。その動きが、一コマに一つのキーフレームとして録れます。やり直しても、最後の八テイクは残ります。',
      link: '演じる',
    },
    flipbook: {
      heading: '紙の束と、|ひとつの角',
      text: 'タイムラインが脇へよけ、一枚の紙が画面いっぱいになります。描いて、角をめくって、また描く。角を押さえれば、ページが走りだします。',
      link: 'パラパラ漫画',
    },
    skins: {
      heading: '前は赤、|後は緑',
      text: 'オニオンスキンが二色になり、枚数も前後で別々に決められます。ピンで留めた一枚は、外すまでずっと透けて見えます。',
      link: 'オニオンスキン',
    },
    languages: {
      heading: 'コマを、|十九の言葉で',
      text: 'dreams は十九の言語に対応しました。辞書と描く机とで言い方が違うときは、机のほうを採りました。',
      link: '「コマ」を十九の言葉で',
    },
  },
  first: {
    version: 'バージョン 1.0',
    heading: '線が歩きはじめた|ところ',
    text: '絵もビデオも音も、一本のタイムラインに。キーフレームとそのあいだの曲線、カメラ、ループ、そして procreate のブラシ。1.0 のハンドブックは、いまも棚にあります。',
    pages: {
      contents: '1.0 のハンドブック',
      timeline: 'タイムライン',
      easing: 'イージング',
      camera: 'カメラ',
    },
    label: '1.0 のハンドブックから',
  },
  all: { heading: '残りは、|ハンドブックに', link: 'dreams 1.1 のハンドブック', back: 'dreams に戻る' },
}

export default jp
