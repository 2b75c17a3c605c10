// Written by `npm run art` from art/catalogue.ts: change that, not this.
import type { Film, OpenGraphPicture, Picture } from './picture.ts'

export const pictures = {
  coast: {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/coast-480.1a888ca7.avif' },
        { width: 960, src: '/pictures/coast-960.acc23f55.avif' },
        { width: 1440, src: '/pictures/coast-1440.9899eb37.avif' },
        { width: 2000, src: '/pictures/coast-2000.92636b03.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/coast-480.7388f7ee.webp' },
        { width: 960, src: '/pictures/coast-960.9668e355.webp' },
        { width: 1440, src: '/pictures/coast-1440.b0093af1.webp' },
        { width: 2000, src: '/pictures/coast-2000.7b2a27aa.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/coast-960.d78d31eb.jpg' }],
    },
    colour: '#78b8c8',
    alpha: false,
    alt: {
      en: 'Dolerite columns, copper where the first sun strikes them and slate blue in their clefts, stand shoulder to shoulder out of a calm teal sea. Farther off the cliffs pale into mist; under cream and lilac cloud one small boat goes by, white of sail and red of hull.',
      cn: '一排粗玄岩石柱从平静的青绿色海面拔起，迎着第一道阳光的一面是铜色，缝隙里是石板蓝。远处的崖壁渐渐淡进薄雾；奶白与淡紫的云下，一条白帆红身的小船独自驶过。',
      jp: '凪いだ青緑の海から、粗粒玄武岩の柱が肩を並べて立ち上がる。朝いちばんの光を受けた面は銅色、割れ目は青みの灰色。遠い崖は霞に薄れ、クリーム色と藤色の雲の下を、白い帆に赤い船体の小舟がひとつ渡っていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 7',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 7',
    },
    crops: {
      phone: {
        width: 828,
        height: 1035,
        sources: {
          avif: [
            { width: 480, src: '/pictures/coast-phone-480.6819e8ad.avif' },
            { width: 828, src: '/pictures/coast-phone-828.ac6e1565.avif' },
          ],
          webp: [
            { width: 480, src: '/pictures/coast-phone-480.ad1555a0.webp' },
            { width: 828, src: '/pictures/coast-phone-828.c05d0811.webp' },
          ],
          jpg: [{ width: 828, src: '/pictures/coast-phone-828.c8ea132d.jpg' }],
        },
      },
    },
  },
  aurora: {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/aurora-480.4fe7fd49.avif' },
        { width: 960, src: '/pictures/aurora-960.131a0490.avif' },
        { width: 1440, src: '/pictures/aurora-1440.7f6515ce.avif' },
        { width: 2000, src: '/pictures/aurora-2000.6f7d3ea5.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/aurora-480.7e3a4c86.webp' },
        { width: 960, src: '/pictures/aurora-960.4822e0c6.webp' },
        { width: 1440, src: '/pictures/aurora-1440.c8c26436.webp' },
        { width: 2000, src: '/pictures/aurora-2000.364c85b7.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/aurora-960.9f07d8cf.jpg' }],
    },
    colour: '#082848',
    alpha: false,
    alt: {
      en: 'Night over a still bay. Curtains of green light, violet at their upper hems, hang above a snow-capped mountain; town lights prickle along the shore, and a lamp and the window of a small red hut on a jetty let two gold threads down into the water.',
      cn: '静静的海湾，夜。绿色的光幕垂在积雪的山顶上方，上缘泛紫；岸边灯火点点，栈桥上的一盏灯和红色小屋的窗，在水里各拉出一道金线。',
      jp: '静かな入り江の夜。上の縁を紫に染めた緑の光の幕が、雪をいただく山の上に垂れている。岸には町の灯が点々とともり、桟橋のランプと赤い小屋の窓が、水面に金の糸を二すじ垂らしている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Night, seed 21',
      cn: '工作室收藏，用代码画成。系列「夜」，种子 21',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「夜」、シード 21',
    },
    crops: {
      phone: {
        width: 828,
        height: 1242,
        sources: {
          avif: [
            { width: 480, src: '/pictures/aurora-phone-480.a3c6fa82.avif' },
            { width: 828, src: '/pictures/aurora-phone-828.91501522.avif' },
          ],
          webp: [
            { width: 480, src: '/pictures/aurora-phone-480.8da0ffd9.webp' },
            { width: 828, src: '/pictures/aurora-phone-828.ebe5e16c.webp' },
          ],
          jpg: [{ width: 828, src: '/pictures/aurora-phone-828.94b1238f.jpg' }],
        },
      },
    },
  },
  still: {
    width: 2000,
    height: 1600,
    sources: {
      avif: [
        { width: 480, src: '/pictures/still-480.e363d691.avif' },
        { width: 960, src: '/pictures/still-960.1a6f609c.avif' },
        { width: 1440, src: '/pictures/still-1440.cd043072.avif' },
        { width: 2000, src: '/pictures/still-2000.56669eac.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/still-480.72855740.webp' },
        { width: 960, src: '/pictures/still-960.ae323148.webp' },
        { width: 1440, src: '/pictures/still-1440.3e2e16dc.webp' },
        { width: 2000, src: '/pictures/still-2000.e8484eee.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/still-960.571e0473.jpg' }],
    },
    colour: '#080808',
    alpha: false,
    alt: {
      en: 'A blue jug with a cream collar holds wattle in flower. On a striped white cloth around it lie four lemons, half a lemon with its cut side out and a ripe pear; hard light from the left throws their shadows over an orange table, against a wall of deep green.',
      cn: '奶白瓶口的蓝色水罐里插着盛开的金合欢。周围的条纹白布上放着四个柠檬、半个切面朝外的柠檬和一个熟透的梨；强光从左边打来，影子落在橙色的桌面上，背后是一面深绿的墙。',
      jp: 'クリーム色の口をした青い水差しに、花ざかりのワトルが生けてある。まわりの縞の白い布にはレモンが四つ、切り口を見せた半分のレモン、熟れた洋梨がひとつ。左からの強い光が橙色の卓に影を落とし、奥の壁は深い緑。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 12',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 12',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 12',
    },
    crops: {},
  },
  portrait: {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/portrait-480.8c95332b.avif' },
        { width: 960, src: '/pictures/portrait-960.72f87760.avif' },
        { width: 1440, src: '/pictures/portrait-1440.e292b491.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/portrait-480.c639509a.webp' },
        { width: 960, src: '/pictures/portrait-960.79578664.webp' },
        { width: 1440, src: '/pictures/portrait-1440.dec5a1a1.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/portrait-960.d70e3ff5.jpg' }],
    },
    colour: '#083858',
    alpha: false,
    alt: {
      en: 'A woman with closed eyes, turned three quarters to the left, wears a crown of pink and white flowers on dark hair and two gold beads at her ear. Behind her glows a great disc, apricot above and coral below; her roll-neck and the leaves around her are turquoise.',
      cn: '一位女子微微侧向左边，闭着眼睛。深色头发上戴着粉白两色的花冠，耳边垂着两颗金珠。身后一轮大圆，上半杏黄、下半珊瑚红；高领衫和四周的叶子是绿松石色。',
      jp: '目を閉じ、斜め左を向いた女性。暗い色の髪に桃色と白の花冠をのせ、耳には金の珠が二つ。背後には上が杏色、下が珊瑚色の大きな円が輝き、タートルネックとまわりの葉は青緑に塗られている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 4',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 4',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 4',
    },
    crops: {
      square: {
        width: 1440,
        height: 1440,
        sources: {
          avif: [
            { width: 480, src: '/pictures/portrait-square-480.6875f218.avif' },
            { width: 960, src: '/pictures/portrait-square-960.37c8aa10.avif' },
            { width: 1440, src: '/pictures/portrait-square-1440.7a10cf0f.avif' },
          ],
          webp: [
            { width: 480, src: '/pictures/portrait-square-480.98378ef2.webp' },
            { width: 960, src: '/pictures/portrait-square-960.571b3fcb.webp' },
            { width: 1440, src: '/pictures/portrait-square-1440.caf20140.webp' },
          ],
          jpg: [{ width: 960, src: '/pictures/portrait-square-960.768c578a.jpg' }],
        },
      },
    },
  },
  'flowering-gum': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/flowering-gum-480.afb1a4fb.avif' },
        { width: 960, src: '/pictures/flowering-gum-960.3cf7acb3.avif' },
        { width: 1440, src: '/pictures/flowering-gum-1440.d5335337.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/flowering-gum-480.b46c4fe7.webp' },
        { width: 960, src: '/pictures/flowering-gum-960.8540b77d.webp' },
        { width: 1440, src: '/pictures/flowering-gum-1440.ed73e709.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/flowering-gum-960.5603f3e9.jpg' }],
    },
    colour: '#f8f8e8',
    alpha: false,
    alt: {
      en: 'Watercolour of a flowering gum on cream paper: three blossoms, each a burst of crimson threads tipped with gold, among long grey-green leaves whose edges have dried darker than their middles.',
      cn: '奶白纸上的水彩：开花的桉树枝。三朵花像三团绽开的绯红细丝，丝尖点金；细长的灰绿叶子，边缘干得比中间深。',
      jp: 'クリーム色の紙に描いた、花の咲くユーカリの水彩。三つの花から、先に金を点じた深紅の細い糸がはじけ、細長い灰緑の葉は、乾いた縁だけが少し濃い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 9',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 9',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 9',
    },
    crops: {},
  },
  harbour: {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harbour-480.f4c9a52f.avif' },
        { width: 960, src: '/pictures/harbour-960.e4e093ef.avif' },
        { width: 1440, src: '/pictures/harbour-1440.7a5b118d.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/harbour-480.58b8c98b.webp' },
        { width: 960, src: '/pictures/harbour-960.b72a2929.webp' },
        { width: 1440, src: '/pictures/harbour-1440.3ae4dfbd.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/harbour-960.81982000.jpg' }],
    },
    colour: '#f8b888',
    alpha: false,
    alt: {
      en: 'A harbour town in flat colour: a long blue mountain with cliffs like organ pipes, a pale sun banded by cloud in an orange sky, small houses in rows on a green hill, and three sailing boats on the river below.',
      cn: '平涂的港口小镇：橙色的天空里，云带横过淡黄的太阳；长长的蓝山上，崖壁像一排管风琴；绿坡上小屋成排，山下的河里有三条帆船。',
      jp: '平らな色面で描いた港町。橙の空に雲の帯をまとった淡い太陽、パイプオルガンのような崖をもつ長い青い山、緑の丘に並ぶ小さな家々、その下の川に帆船が三そう。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Town, seed 3',
      cn: '工作室收藏，用代码画成。系列「小镇」，种子 3',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「町」、シード 3',
    },
    crops: {},
  },
  'cover-wave': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-wave-480.206e3757.avif' },
        { width: 960, src: '/pictures/cover-wave-960.ff9ccdfc.avif' },
        { width: 1440, src: '/pictures/cover-wave-1440.ae0caae4.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-wave-480.4836949e.webp' },
        { width: 960, src: '/pictures/cover-wave-960.14741081.webp' },
        { width: 1440, src: '/pictures/cover-wave-1440.51f5adb7.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/cover-wave-960.fce516e1.jpg' }],
    },
    colour: '#f8e8c8',
    alpha: false,
    alt: {
      en: 'On cream paper a blue pencil pulls a wave of seven colours, navy to plum, that swells from the lower left and breaks into dots at the tip; birds scatter past a coral sun.',
      cn: '奶油色的纸上，一支蓝铅笔拉出七色的浪，从深蓝到梅紫，自左下涌起，在笔尖碎成圆点；鸟群掠过珊瑚色的太阳。',
      jp: 'クリーム色の紙の上で、青い鉛筆が紺から梅紫まで七色の波を引いていく。波は左下からふくらみ、筆先で点になって砕ける。珊瑚色の太陽の前を鳥が散っていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 2',
      cn: '工作室收藏，用代码画成。系列「线」，种子 2',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 2',
    },
    crops: {},
  },
  bust3d: {
    width: 960,
    height: 1200,
    sources: {
      avif: [
        { width: 480, src: '/pictures/bust3d-480.3e7253dd.avif' },
        { width: 960, src: '/pictures/bust3d-960.87cd9a40.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/bust3d-480.a9a8bd87.webp' },
        { width: 960, src: '/pictures/bust3d-960.194d1684.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/bust3d-960.e61e0a2a.jpg' }],
    },
    colour: '#080818',
    alpha: false,
    alt: {
      en: 'The woman with the flower crown as a three-dimensional model in the dark: one side of her face and half of her flowers are painted, the rest is bare clay under a fine grid, and the border between the two glows orange as if still hot.',
      cn: '黑暗里，戴花冠的女子成了立体模型：一侧的脸和一半的花已经上色，其余还是蒙着细网格的素坯，交界处泛着橙光，像刚出炉。',
      jp: '花冠の女性を立体にした像が暗がりに浮かぶ。顔の片側と花の半分は彩色され、残りは細かな格子をまとった素の粘土のまま。境目は、まだ熱いかのように橙に光っている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 5',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 5',
    },
    crops: {
      square: {
        width: 960,
        height: 960,
        sources: {
          avif: [
            { width: 480, src: '/pictures/bust3d-square-480.d413fb25.avif' },
            { width: 960, src: '/pictures/bust3d-square-960.844a1982.avif' },
          ],
          webp: [
            { width: 480, src: '/pictures/bust3d-square-480.964c3728.webp' },
            { width: 960, src: '/pictures/bust3d-square-960.7846cb07.webp' },
          ],
          jpg: [{ width: 960, src: '/pictures/bust3d-square-960.04877220.jpg' }],
        },
      },
    },
  },
  wheel: {
    width: 1440,
    height: 1440,
    sources: {
      avif: [
        { width: 480, src: '/pictures/wheel-480.9a01c2fa.avif' },
        { width: 960, src: '/pictures/wheel-960.4e149141.avif' },
        { width: 1440, src: '/pictures/wheel-1440.271053ca.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/wheel-480.3a5c13e0.webp' },
        { width: 960, src: '/pictures/wheel-960.a0093bd4.webp' },
        { width: 1440, src: '/pictures/wheel-1440.3926fdfb.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/wheel-960.cc0f03e7.jpg' }],
    },
    colour: '#e8e8d8',
    alpha: false,
    alt: {
      en: 'A colour wheel of a hundred and twenty painted dabs in five rings: earth colours at the rim, clear hues between, pale tints towards a white centre smeared with the knife. Bare paper shows where the strokes ran dry.',
      cn: '一百二十笔颜料排成五圈的色轮：外圈是泥土的颜色，中间色相鲜明，越往里越淡，中心是刮刀抹开的白。笔触干枯的地方露出纸底。',
      jp: '百二十の筆あとを五重に並べた色相環。縁は土の色、中ほどは澄んだ色、内へ行くほど淡くなり、中心はナイフでのばした白。かすれたところから紙の地がのぞく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 8',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 8',
    },
    crops: {},
  },
  pigment: {
    width: 960,
    height: 540,
    sources: {
      avif: [
        { width: 480, src: '/pictures/pigment-480.38f8cbde.avif' },
        { width: 960, src: '/pictures/pigment-960.0e50856d.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/pigment-480.a02d61aa.webp' },
        { width: 960, src: '/pictures/pigment-960.4aea4d59.webp' },
      ],
      jpg: [{ width: 960, src: '/pictures/pigment-960.db1ed832.jpg' }],
    },
    colour: '#085868',
    alpha: false,
    alt: {
      en: 'Wet pigments run into one another: wine red, vermilion, teal and cream fold in slow curls, with a thin seam of gold where two colours meet.',
      cn: '湿润的颜料彼此流动：酒红、朱红、青绿和奶白慢慢地卷在一起，两色相接处有一线细细的金。',
      jp: '濡れた顔料が流れ合う。葡萄酒の赤、朱、青緑、クリーム色がゆっくりと巻き込み、色と色の境には細い金の筋が走る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 1',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 1',
    },
    crops: {},
  },
  tablet: {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-480.3200b468.avif' },
        { width: 960, src: '/pictures/tablet-960.2c83d8a5.avif' },
        { width: 1440, src: '/pictures/tablet-1440.2fff6dbb.avif' },
        { width: 2000, src: '/pictures/tablet-2000.abcbb041.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-480.13451018.webp' },
        { width: 960, src: '/pictures/tablet-960.0b1a0d1a.webp' },
        { width: 1440, src: '/pictures/tablet-1440.8becf792.webp' },
        { width: 2000, src: '/pictures/tablet-2000.1a752660.webp' },
      ],
      png: [{ width: 480, src: '/pictures/tablet-480.e0897e71.png' }],
    },
    colour: '#181828',
    alpha: true,
    alt: {
      en: 'The tablet app with the coast on its canvas. On the left the oil brushes, each shown as one stroke; on the right six layers, from the toned ground up to the sail, and a painted colour wheel; below, the four tools in hand.',
      cn: '平板应用，画布上是那片海岸。左边是油画笔，每支各画一笔；右边是六个图层，从打底色一直到船帆，下面是一个画出来的色轮；底部是手边的四样工具。',
      jp: 'タブレット版アプリ。キャンバスにはあの海辺。左には油彩の筆が一本ずつひと筆の見本で並び、右には下塗りから帆まで六枚のレイヤーと、絵の具で塗った色相環。下には手もとの道具が四つ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 7',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 7',
    },
    crops: {},
  },
  phone: {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-480.17d71908.avif' },
        { width: 960, src: '/pictures/phone-960.9360145d.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-480.864442aa.webp' },
        { width: 960, src: '/pictures/phone-960.aede4016.webp' },
      ],
      png: [{ width: 480, src: '/pictures/phone-480.59b9bf1a.png' }],
    },
    colour: '#080818',
    alpha: true,
    alt: {
      en: 'The phone app, filled to the edges by the portrait with closed eyes. Within reach of a thumb lie three brushes, four tools and a dab of coral.',
      cn: '手机应用，闭着眼睛的肖像铺满屏幕。拇指够得到的地方，是三支画笔、四样工具和一点珊瑚红。',
      jp: 'スマートフォン版アプリ。目を閉じた肖像が画面いっぱいに広がり、親指の届くところに、筆が三本、道具が四つ、珊瑚色がひと点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 4',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 4',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 4',
    },
    crops: {},
  },
  'edge-coast': {
    width: 2000,
    height: 236,
    sources: {
      avif: [
        { width: 960, src: '/pictures/edge-coast-960.ca87b5f9.avif' },
        { width: 1440, src: '/pictures/edge-coast-1440.d6acd23d.avif' },
        { width: 2000, src: '/pictures/edge-coast-2000.4fe22dc8.avif' },
      ],
      webp: [
        { width: 960, src: '/pictures/edge-coast-960.40580edc.webp' },
        { width: 1440, src: '/pictures/edge-coast-1440.7aaa7c55.webp' },
        { width: 2000, src: '/pictures/edge-coast-2000.99fba25d.webp' },
      ],
      png: [{ width: 960, src: '/pictures/edge-coast-960.cee91a49.png' }],
    },
    colour: '#f8e8d8',
    alpha: true,
    alt: {
      en: '',
      cn: '',
      jp: '',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 19',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 19',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 19',
    },
    crops: {
      phone: {
        width: 800,
        height: 236,
        sources: {
          avif: [
            { width: 480, src: '/pictures/edge-coast-phone-480.7a78d44c.avif' },
            { width: 800, src: '/pictures/edge-coast-phone-800.a9f0f81e.avif' },
          ],
          webp: [
            { width: 480, src: '/pictures/edge-coast-phone-480.f308ac7a.webp' },
            { width: 800, src: '/pictures/edge-coast-phone-800.9719778c.webp' },
          ],
          png: [{ width: 480, src: '/pictures/edge-coast-phone-480.c2ca6dd3.png' }],
        },
      },
    },
  },
  'stroke-filbert': {
    width: 1440,
    height: 446,
    sources: {
      avif: [
        { width: 480, src: '/pictures/stroke-filbert-480.d98e38cd.avif' },
        { width: 960, src: '/pictures/stroke-filbert-960.d54805c7.avif' },
        { width: 1440, src: '/pictures/stroke-filbert-1440.46725eae.avif' },
      ],
      webp: [
        { width: 480, src: '/pictures/stroke-filbert-480.9c90df78.webp' },
        { width: 960, src: '/pictures/stroke-filbert-960.d45ed2b8.webp' },
        { width: 1440, src: '/pictures/stroke-filbert-1440.1c7a9c5d.webp' },
      ],
      png: [{ width: 480, src: '/pictures/stroke-filbert-480.1c15e8d0.png' }],
    },
    colour: '#080808',
    alpha: true,
    alt: {
      en: '',
      cn: '',
      jp: '',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 5',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 5',
    },
    crops: {},
  },
} as const satisfies Record<string, Picture>

export type PictureId = keyof typeof pictures

export const og = {
  width: 1200,
  height: 630,
  src: '/pictures/og-default.e3fe5748.jpg',
  alt: {
    en: 'Dolerite columns, copper where the first sun strikes them and slate blue in their clefts, stand shoulder to shoulder out of a calm teal sea. Farther off the cliffs pale into mist; under cream and lilac cloud one small boat goes by, white of sail and red of hull.',
    cn: '一排粗玄岩石柱从平静的青绿色海面拔起，迎着第一道阳光的一面是铜色，缝隙里是石板蓝。远处的崖壁渐渐淡进薄雾；奶白与淡紫的云下，一条白帆红身的小船独自驶过。',
    jp: '凪いだ青緑の海から、粗粒玄武岩の柱が肩を並べて立ち上がる。朝いちばんの光を受けた面は銅色、割れ目は青みの灰色。遠い崖は霞に薄れ、クリーム色と藤色の雲の下を、白い帆に赤い船体の小舟がひとつ渡っていく。',
  },
} as const satisfies OpenGraphPicture

export const films = {
  'aurora-loop': {
    width: 1280,
    height: 720,
    duration: 8,
    sources: [
      { src: '/pictures/aurora-loop-av1.mp4', type: 'video/mp4; codecs="av01.0.05M.10"' },
      { src: '/pictures/aurora-loop.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
    ],
  },
} as const satisfies Record<string, Film>
