import type { SheetsCopy } from './en.ts'

const jp: SheetsCopy = {
  title: '{sheet} · ワークシート · procreate',
  crumb: 'ワークシート',
  back: 'すべての授業とワークシート',
  print: 'ブラウザでこのページを印刷してください。A4 でもレターでも、ワークシートだけが印刷されます。',
  name: '名前',
  date: '日付',
  foot: 'procreate、ホバート。描きたい人のために、コピーしてお使いください。',
  sheets: {
    grid: {
      title: '描画グリッド',
      text: '八×十のマスです。写真に同じグリッドを重ね、一マスずつ写します。',
    },
    values: {
      title: '明度スケール',
      text: 'スケールを、紙の白からいちばん暗い色まで塗ります。次に、球、卵、レモンをそれぞれ五つの明度で塗ります。光は左からです。',
    },
    wheel: {
      title: '色相環',
      text: '点のある三つの欄、黄、赤、青から始め、間の色を混ぜます。下には、一つの色、向かいの色、混ぜた色を塗ります。',
    },
    flipbook: {
      title: 'パラパラ漫画',
      text: '八コマに描きます。最初と最後を先に描きます。点線で切り、番号順に重ね、灰色の端を留めて、めくります。',
    },
    storyboard: {
      title: '絵コンテ',
      text: '六コマです。線の上に、起こること、聞こえること、長さを書きます。',
    },
  },
}

export default jp
