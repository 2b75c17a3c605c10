import type { BrushesCopy } from './en.ts'

const jp: BrushesCopy = {
  head: {
    title: 'ブラシ：{brushSets} セット、{brushes} 本以上 · procreate',
    description:
      '{brushSets} セット、{brushes} 本以上のブラシを、一本につき一筆でご覧ください。ペン、指、マウス、キーボードで、この場で試し描きができます。',
  },
  crumbs: { product: 'procreate', page: 'ブラシ' },
  hero: {
    heading: '二百の筆あと。|一本、|手にとる。',
    lead: 'procreate には、{brushSets} セット、{brushes} 本以上のブラシが入っています。この下の壁に、それぞれの一筆を掛けました。気になるものを壁からはずして、このページで描いてみてください。',
    pickUp: 'ブラシを手にとる',
    wall: '壁を見る',
    without: 'ここでの試し描きには、JavaScript が必要です。壁はそのままご覧になれます。',
  },
  wall: {
    heading: '筆あとの壁',
    show: '表示',
    all: 'すべて',
    kinds: {
      dry: '乾いたもの',
      line: '線',
      wet: '濡れたもの',
      blown: '吹くもの',
      nature: '自然',
      surface: '面',
    },
    sets: '{brushSets} のセット',
    pickUp: '{name}を手にとる',
    hint: '筆あとに触れると、そのブラシを手にとれます。',
  },
  hand: {
    heading: '手に、|こたえる',
    pressure: {
      title: '押す',
      text: '線が太く、濃く、あるいは濡れていきます。どう変わるかは、ブラシしだい、描き手しだいです。',
      more: '筆圧と傾き',
    },
    tilt: {
      title: '寝かせる',
      text: 'ペンを横に倒すと、一本の線が薄い灰色の面になります。鉛筆と同じです。',
      more: '角度を決める',
    },
    speed: {
      title: '急ぐ',
      text: '乾いた筆は、紙の目でかすれます。対応デバイスなら、キャンバスもブラシも毎秒 120 フレームで手についてきます。',
      more: '形状と粒子',
    },
  },
  own: {
    heading: 'ばらして、|自分の筆に',
    lead: 'ブラシは、はんこと、紙と、手への反応を決めるいくつかのルールでできています。ブラシスタジオでは、それをばらして組み直せます。壊れる心配はありません。はじめから入っているブラシは、いつでも元に戻せます。',
    share:
      '自分のブラシは小さなファイルになります。名前を入れて友だちに送ったり、友だちのものを入れたりできます。つくったものは、つくった人のもの。ブラシも同じです。',
    studio: 'ブラシスタジオの中へ',
    sharing: 'ブラシを共有するには',
  },
  store: {
    heading: 'ぜんぶ入って、|買い切りです',
    lead: 'サブスクリプションも、別売りのブラシもありません。',
  },
  trouble: {
    title: 'キャンバスを読み込めませんでした',
    message: '接続を確かめて、もう一度ブラシを手にとってください。',
  },
  studio: {
    heading: '試し描きの一枚',
    close: '壁に戻る',
    brush: 'ブラシ',
    size: 'サイズ',
    opacity: '不透明度',
    colour: '色',
    ownColour: '壁の見本と同じ色',
    wheel: '色相と強さ',
    wheelValue: '色相 {hue}（最大 360）、強さ {strength}（最大 100）',
    lightness: '明るさ',
    paper: '紙',
    papers: { paper: '生成り', kraft: 'クラフト', sky: '空', slate: '石板', night: '夜' },
    undo: '取り消す',
    clear: '新しい紙',
    save: 'PNG で保存',
    file: '試し描き',
    private: '描いたものは、このブラウザの外に出ません。',
    fingers: '二本の指でタップすると、一筆取り消します。',
    sheet:
      '紙と、一本のブラシ。矢印キーでブラシが動きます。スペースキーを押しているあいだ描けます。一度押すと筆が下り、もう一度押すと上がります。Control+Z で一筆取り消します。',
    refused:
      'このブラウザでは試し描きができません。壁はそのままご覧になれます。ブラシはすべてアプリに入っています。',
    missing:
      'ブラシを読み込めませんでした。接続を確かめ、この紙を閉じて、もう一度ブラシを手にとってください。',
    lost: 'ブラウザのメモリが足りず、キャンバスをいったん閉じました。描いたものは残っていて、一緒に戻ります。',
  },
}

export default jp
