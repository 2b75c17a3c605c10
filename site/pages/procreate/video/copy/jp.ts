import type { VideoCopy } from './en.ts'

const jp: VideoCopy = {
  head: {
    title: 'procreate のビデオ：絵ができるまでのタイムラプス',
    description:
      '描いているあいだ、一筆ずつ録画されます。海辺の絵が三十秒でできあがる様子と、書き出せるものの一覧。全編か 30 秒、最大 4K で。',
  },
  crumbs: { product: 'procreate', page: 'ビデオ' },
  hero: {
    heading: '何もない地から|最後の光まで',
    lead: '描いているあいだ、アプリがキャンバスを一筆ずつ映像に録っています。映るのは絵だけです。パネルも、拡大や縮小も、手も入りません。',
    watch: '絵ができるところを見る',
  },
  lapse: {
    heading: 'ひとつの海辺、|三十秒',
    hint: '下へ進むと描かれ、上へ戻ると絵の具がはがれていきます。',
    slider: '映像の位置',
    spoken: '30 秒のうち {n} 秒。{stage}',
    seconds: '{n} 秒',
    stages: {
      underdrawing: { name: '下描き', text: '茶色の地に、セピアで輪郭をとります。' },
      broad: { name: '大きな筆', text: '明るさと暗さだけを置きます。' },
      masses: { name: '大きな形', text: '崖と空と海を分けます。' },
      forms: { name: '形', text: '柱が立ち上がります。' },
      small: { name: '小さな筆', text: '割れ目、波頭、舟。' },
      lights: { name: '最後の光', text: '数筆入れたら、手を止めます。' },
    },
  },
  sizes: {
    heading: '最初の|一筆の前に、|4K を選ぶ',
    lead: '映像のサイズはキャンバスをつくるときに決まり、あとから変えられません。4K の画素数は、1080p の四倍。壁いっぱいに映しても、うまく描けた隅だけを切り抜いても十分です。',
    large: '4K',
    small: '1080p',
    link: 'ハンドブック：タイムラプス',
  },
  exports: {
    heading: '何を、|どう書き出すか',
    lead: '自分で送るまで、何もタブレットの外に出ません。',
    caption: '動くものと、書き出したときのファイル',
    columns: { what: '内容', length: '長さ', size: 'サイズ', file: 'ファイル' },
    rows: [
      {
        what: 'タイムラプス、全編',
        length: '録画したすべてのストローク',
        size: '1080p、2K、4K',
        file: 'MP4、音なし',
      },
      {
        what: 'タイムラプス、短縮',
        length: '30 秒。均等に間引くので、一週間の仕事も収まります',
        size: '1080p、2K、4K',
        file: 'MP4、音なし',
      },
      { what: 'アニメーション', length: 'すべてのフレーム', size: 'キャンバスと同じ', file: 'GIF、MP4' },
      {
        what: '一枚ずつのフレームやページ',
        length: 'レイヤーごとに一枚',
        size: 'キャンバスと同じ',
        file: 'PNG、PDF',
      },
      {
        what: '映像の入った絵',
        length: '次のストロークから続きを録ります',
        size: 'キャンバスで選んだもの',
        file: 'procreate',
      },
    ],
    link: 'ハンドブック：ファイル形式',
  },
  frames: {
    heading: '一枚ずつ、|自分で動かす',
    lead: 'アニメーションアシストでは、レイヤーが一枚ずつフレームになります。前後の絵はオニオンスキンで透けて見えます。音やカメラのある長い作品には、dreams があります。',
    link: 'はじめてのアニメーション',
    dreams: 'dreams を見る',
  },
  take: {
    heading: 'もう、|録っています',
    lead: 'キャンバスを開いて描くだけです。描き終えたときには、映像もできています。',
  },
}

export default jp
