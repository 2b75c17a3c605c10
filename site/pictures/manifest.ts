// Written by `npm run art` from art/catalogue.ts: change that, not this.
import type { Film, OpenGraphPicture, Picture } from './picture.ts'

export const pictures = {
  coast: {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/coast-480.0c5f33e9.avif', bytes: 11563 },
        { width: 960, src: '/pictures/coast-960.32999270.avif', bytes: 42037 },
        { width: 1440, src: '/pictures/coast-1440.f5f04b16.avif', bytes: 89663 },
        { width: 2000, src: '/pictures/coast-2000.d40fabb8.avif', bytes: 133763 },
      ],
      webp: [
        { width: 480, src: '/pictures/coast-480.e24ce910.webp', bytes: 18782 },
        { width: 960, src: '/pictures/coast-960.40c0ea7c.webp', bytes: 68944 },
      ],
      jpg: [{ width: 1000, src: '/pictures/coast-1000.869b37c6.jpg', bytes: 84540 }],
    },
    colour: '#a2afb0',
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
        width: 750,
        height: 938,
        sources: {
          avif: [
            { width: 480, src: '/pictures/coast-phone-480.b37520c5.avif', bytes: 21944 },
            { width: 600, src: '/pictures/coast-phone-600.e9cb8268.avif', bytes: 32985 },
            { width: 750, src: '/pictures/coast-phone-750.dd2172d8.avif', bytes: 49124 },
          ],
          webp: [
            { width: 480, src: '/pictures/coast-phone-480.c80d114c.webp', bytes: 33862 },
            { width: 600, src: '/pictures/coast-phone-600.4bd8170a.webp', bytes: 51488 },
            { width: 750, src: '/pictures/coast-phone-750.f861c514.webp', bytes: 76956 },
          ],
          jpg: [{ width: 750, src: '/pictures/coast-phone-750.fdf70ee3.jpg', bytes: 87928 }],
        },
      },
    },
  },
  aurora: {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/aurora-480.fe9526d5.avif', bytes: 12601 },
        { width: 960, src: '/pictures/aurora-960.e17df1f2.avif', bytes: 41917 },
        { width: 1440, src: '/pictures/aurora-1440.de143a64.avif', bytes: 85214 },
        { width: 2000, src: '/pictures/aurora-2000.f8772f71.avif', bytes: 122675 },
      ],
      webp: [
        { width: 480, src: '/pictures/aurora-480.f86f2556.webp', bytes: 17306 },
        { width: 960, src: '/pictures/aurora-960.4c654862.webp', bytes: 55428 },
      ],
      jpg: [{ width: 1000, src: '/pictures/aurora-1000.f37dd7a7.jpg', bytes: 73722 }],
    },
    colour: '#325d6b',
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
            { width: 480, src: '/pictures/aurora-phone-480.13cee32a.avif', bytes: 27747 },
            { width: 640, src: '/pictures/aurora-phone-640.0bbab554.avif', bytes: 45656 },
            { width: 828, src: '/pictures/aurora-phone-828.00338b32.avif', bytes: 71689 },
          ],
          webp: [
            { width: 480, src: '/pictures/aurora-phone-480.7d33b530.webp', bytes: 38518 },
            { width: 640, src: '/pictures/aurora-phone-640.81d71f9f.webp', bytes: 61022 },
            { width: 828, src: '/pictures/aurora-phone-828.c8ac2a54.webp', bytes: 94814 },
          ],
          jpg: [{ width: 828, src: '/pictures/aurora-phone-828.9468901b.jpg', bytes: 117558 }],
        },
      },
    },
  },
  still: {
    width: 2000,
    height: 1600,
    sources: {
      avif: [
        { width: 480, src: '/pictures/still-480.12764300.avif', bytes: 12522 },
        { width: 960, src: '/pictures/still-960.606ba62c.avif', bytes: 47461 },
        { width: 1440, src: '/pictures/still-1440.eed6914c.avif', bytes: 103674 },
        { width: 2000, src: '/pictures/still-2000.ad8c3e0f.avif', bytes: 155889 },
      ],
      webp: [
        { width: 480, src: '/pictures/still-480.b53eb85b.webp', bytes: 17700 },
        { width: 960, src: '/pictures/still-960.03789f3c.webp', bytes: 66324 },
      ],
      jpg: [{ width: 1000, src: '/pictures/still-1000.3b2ef2fe.jpg', bytes: 85709 }],
    },
    colour: '#5a5f3a',
    alpha: false,
    alt: {
      en: 'A blue jug with a cream collar holds wattle in flower. On a striped white cloth around it lie four lemons, half a lemon with its cut side out and a ripe pear; hard light from the left throws their shadows over an orange table, against a wall of deep green.',
      cn: '奶白瓶口的蓝色水罐里插着盛开的金合欢。周围的条纹白布上放着四个柠檬、半个切面朝外的柠檬和一个熟透的梨；强光从左边打来，影子落在橙色的桌面上，背后是一面深绿的墙。',
      jp: 'クリーム色の口をした青い水差しに、花ざかりのワトルが生けてある。まわりの縞の白い布にはレモンが四つ、切り口を見せた半分のレモン、熟れた洋梨がひとつ。左からの強い光がオレンジ色のテーブルに影を落とし、奥の壁は深い緑。',
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
        { width: 480, src: '/pictures/portrait-480.70269e81.avif', bytes: 21550 },
        { width: 960, src: '/pictures/portrait-960.32bb2cd2.avif', bytes: 79069 },
        { width: 1440, src: '/pictures/portrait-1440.1f3b66cb.avif', bytes: 168782 },
      ],
      webp: [
        { width: 480, src: '/pictures/portrait-480.2df4fc0a.webp', bytes: 29368 },
        { width: 960, src: '/pictures/portrait-960.13f41bfa.webp', bytes: 107874 },
      ],
      jpg: [{ width: 1000, src: '/pictures/portrait-1000.5e5a9126.jpg', bytes: 140159 }],
    },
    colour: '#7c795c',
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
            { width: 480, src: '/pictures/portrait-square-480.8dba722b.avif', bytes: 17537 },
            { width: 960, src: '/pictures/portrait-square-960.dd7e6dbd.avif', bytes: 63501 },
            { width: 1440, src: '/pictures/portrait-square-1440.fe66dea1.avif', bytes: 135575 },
          ],
          webp: [
            { width: 480, src: '/pictures/portrait-square-480.131603fb.webp', bytes: 23824 },
            { width: 960, src: '/pictures/portrait-square-960.63de69fd.webp', bytes: 87034 },
          ],
          jpg: [{ width: 1000, src: '/pictures/portrait-square-1000.d64b2c41.jpg', bytes: 113021 }],
        },
      },
    },
  },
  'flowering-gum': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/flowering-gum-480.a87ada91.avif', bytes: 15514 },
        { width: 960, src: '/pictures/flowering-gum-960.fb0e2e25.avif', bytes: 45463 },
        { width: 1440, src: '/pictures/flowering-gum-1440.217602ef.avif', bytes: 80133 },
      ],
      webp: [
        { width: 480, src: '/pictures/flowering-gum-480.0836ca1c.webp', bytes: 22896 },
        { width: 960, src: '/pictures/flowering-gum-960.3049a708.webp', bytes: 69680 },
      ],
      jpg: [{ width: 1000, src: '/pictures/flowering-gum-1000.f51e0f99.jpg', bytes: 91142 }],
    },
    colour: '#e5dbd0',
    alpha: false,
    alt: {
      en: 'Watercolor of a flowering gum on cream paper: three blossoms, each a burst of crimson threads tipped with gold, among long gray-green leaves whose edges have dried darker than their middles.',
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
  bust3d: {
    width: 960,
    height: 1200,
    sources: {
      avif: [
        { width: 480, src: '/pictures/bust3d-480.efcd7c90.avif', bytes: 16218 },
        { width: 720, src: '/pictures/bust3d-720.712a5300.avif', bytes: 26864 },
        { width: 960, src: '/pictures/bust3d-960.3e2b22b3.avif', bytes: 37840 },
      ],
      webp: [
        { width: 480, src: '/pictures/bust3d-480.aff4d77f.webp', bytes: 23912 },
        { width: 720, src: '/pictures/bust3d-720.490cd6f2.webp', bytes: 38930 },
        { width: 960, src: '/pictures/bust3d-960.b998a434.webp', bytes: 54460 },
      ],
      jpg: [{ width: 960, src: '/pictures/bust3d-960.8e7a6bef.jpg', bytes: 90845 }],
    },
    colour: '#464c4a',
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
            { width: 480, src: '/pictures/bust3d-square-480.5ab3ffb2.avif', bytes: 14055 },
            { width: 720, src: '/pictures/bust3d-square-720.37a772db.avif', bytes: 23425 },
            { width: 960, src: '/pictures/bust3d-square-960.9bf0f1c7.avif', bytes: 32750 },
          ],
          webp: [
            { width: 480, src: '/pictures/bust3d-square-480.289945cf.webp', bytes: 20548 },
            { width: 720, src: '/pictures/bust3d-square-720.3f65f33a.webp', bytes: 33846 },
            { width: 960, src: '/pictures/bust3d-square-960.77087b71.webp', bytes: 47114 },
          ],
          jpg: [{ width: 960, src: '/pictures/bust3d-square-960.e56fd73a.jpg', bytes: 77780 }],
        },
      },
    },
  },
  pigment: {
    width: 2000,
    height: 1125,
    sources: {
      avif: [
        { width: 480, src: '/pictures/pigment-480.f2c55d8a.avif', bytes: 10519 },
        { width: 960, src: '/pictures/pigment-960.a1ec117b.avif', bytes: 25106 },
        { width: 1440, src: '/pictures/pigment-1440.29b0bf91.avif', bytes: 39520 },
        { width: 2000, src: '/pictures/pigment-2000.c73a5aab.avif', bytes: 49883 },
      ],
      webp: [
        { width: 480, src: '/pictures/pigment-480.0c559e60.webp', bytes: 14674 },
        { width: 960, src: '/pictures/pigment-960.f1e885ca.webp', bytes: 34118 },
      ],
      jpg: [{ width: 1000, src: '/pictures/pigment-1000.8ae67147.jpg', bytes: 54823 }],
    },
    colour: '#7a7c79',
    alpha: false,
    alt: {
      en: 'Wet pigments run into one another: wine red, vermilion, teal and cream fold in slow curls, with a thin seam of gold where two colors meet.',
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
  'place-stacks': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-stacks-480.6ff6e04f.avif', bytes: 8193 },
        { width: 960, src: '/pictures/place-stacks-960.7084a98c.avif', bytes: 29554 },
        { width: 1440, src: '/pictures/place-stacks-1440.ac748f38.avif', bytes: 61950 },
        { width: 2000, src: '/pictures/place-stacks-2000.308a36f1.avif', bytes: 90932 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-stacks-480.546ba10e.webp', bytes: 9858 },
        { width: 960, src: '/pictures/place-stacks-960.a6c88bec.webp', bytes: 38350 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-stacks-1000.c2fd14a0.jpg', bytes: 53255 }],
    },
    colour: '#9e868c',
    alpha: false,
    alt: {
      en: 'A headland runs out from the left and ends in a natural arch; beyond it a tall sea stack stands with two lesser ones in a calm sea, and two low reefs lie in front. The rock is plum, almost a silhouette. Behind it the last light is apricot at the horizon, then rose under bars of lilac cloud, then a deep blue-green.',
      cn: '岬角从左边伸出来，尽头是一座天然石拱；再过去，一根高高的海蚀柱带着两根矮的立在平静的海里，前面伏着两片礁石。岩石是梅紫色，几乎成了剪影；背后的余晖在海平线上是杏黄，往上是玫瑰色，淡紫的云一条条横着，再往上转成深青。',
      jp: '左から伸びた岬の先に、波のうがった岩の門。その向こうの凪いだ海に、高い岩柱がひとつと低いものが二つ立ち、手前には平たい岩礁が二つ。岩は梅紫で、ほとんど影絵。残照は水平線で杏色、その上は藤色の雲の帯がかかる薔薇色、さらに上は深い青緑へ移っていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'place-granite': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-granite-480.b9671da5.avif', bytes: 10699 },
        { width: 960, src: '/pictures/place-granite-960.81aa4ede.avif', bytes: 42566 },
        { width: 1440, src: '/pictures/place-granite-1440.cb1713fe.avif', bytes: 92140 },
        { width: 2000, src: '/pictures/place-granite-2000.d9d3ca5b.avif', bytes: 140286 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-granite-480.4c28bdfb.webp', bytes: 14704 },
        { width: 960, src: '/pictures/place-granite-960.7d8dbbf1.webp', bytes: 64294 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-granite-1000.2f500c45.jpg', bytes: 75166 }],
    },
    colour: '#aebbb7',
    alpha: false,
    alt: {
      en: 'Rounded granite boulders in two groups on a white beach, gray-pink where they are bare and splashed with orange lichen. Between them a strip of turquoise water deepens to blue and meets a far low shore. It is noon: the sand is nearly white, and the shadows under the stones are blue.',
      cn: '白沙滩上，圆滚滚的花岗岩聚成两堆，裸露处是灰粉色，泼着一片片橙色的地衣。两堆之间，碧绿的浅水渐深成蓝，远处是一线低岸。正午：沙几乎是白的，石头底下的影子是蓝的。',
      jp: '白い浜に、丸い花崗岩が二つの群れをなす。地肌は灰色がかった桃色で、橙の地衣がはねかけたように広がる。そのあいだの浅瀬は青緑から青へ深まり、遠くに低い岸。真昼の光で砂はほとんど白く、石の下の影は青い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'place-mountain': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-mountain-480.b4686b24.avif', bytes: 9770 },
        { width: 960, src: '/pictures/place-mountain-960.00efe643.avif', bytes: 37356 },
        { width: 1440, src: '/pictures/place-mountain-1440.f9cc19f1.avif', bytes: 78013 },
        { width: 2000, src: '/pictures/place-mountain-2000.fb898932.avif', bytes: 114948 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-mountain-480.cfd4567d.webp', bytes: 13566 },
        { width: 960, src: '/pictures/place-mountain-960.b0d29661.webp', bytes: 54468 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-mountain-1000.8528872f.jpg', bytes: 67133 }],
    },
    colour: '#a6abb9',
    alpha: false,
    alt: {
      en: 'One long mountain fills the middle of the picture, its cliffs standing like organ pipes under the first snow. Dark forested hills and a thread of mist lie at its foot, then the pale dots of a town along a wide river. Early sun touches the snow with pink; hills, town and water are still in violet-blue shadow.',
      cn: '一座长长的山占住画面中央，崖壁像一排管风琴，顶上是初雪。山脚是深色的林坡和一缕薄雾，再下面，宽阔的河边点着小镇的淡色房屋。清早的阳光把雪染成浅粉；山坡、小镇和河水还在蓝紫色的阴影里。',
      jp: '横に長い一座の山が画面の中央を占め、パイプオルガンのような崖の上に初雪がのっている。ふもとには暗い森の丘と一すじの霧、その下の広い川辺に、町の家々が淡い点になって並ぶ。朝日は雪だけを桃色に染め、丘も町も水も、まだ青紫の影の中にある。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'place-tarn': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-tarn-480.d416548b.avif', bytes: 13795 },
        { width: 960, src: '/pictures/place-tarn-960.d01c49f7.avif', bytes: 48827 },
        { width: 1440, src: '/pictures/place-tarn-1440.bfa4eea5.avif', bytes: 102868 },
        { width: 2000, src: '/pictures/place-tarn-2000.480903c1.avif', bytes: 155654 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-tarn-480.610f0577.webp', bytes: 21674 },
        { width: 960, src: '/pictures/place-tarn-960.fb817826.webp', bytes: 79860 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-tarn-1000.82a627cf.jpg', bytes: 92243 }],
    },
    colour: '#a6a898',
    alpha: false,
    alt: {
      en: 'Two jagged gray peaks and the slopes below them stand upside down in a lake without a ripple. Beech in autumn runs along the foot of the rock in orange and gold, broken by dark green, and again in the mirror, a little deeper. A few stones lie in the near water under a cool, pale sky.',
      cn: '两座嶙峋的灰色山峰连同山坡，一起倒映在没有一丝波纹的湖里。秋天的山毛榉沿着岩脚烧成一带橙与金，间着深绿；水里又是一带，颜色略沉。近处水中躺着几块石头，天色清冷而淡。',
      jp: 'ぎざぎざの灰色の峰が二つ、裾の斜面ごと、さざ波ひとつない湖に逆さに映る。秋のブナが岩の裾を橙と金に縁どり、ところどころに深い緑。水の中にも同じ帯が、少し沈んだ色でつづく。手前の水に石がいくつか、空は淡く冷たい。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'place-plain': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-plain-480.d566aa6c.avif', bytes: 9590 },
        { width: 960, src: '/pictures/place-plain-960.c7825b4e.avif', bytes: 36636 },
        { width: 1440, src: '/pictures/place-plain-1440.022c0a33.avif', bytes: 77306 },
        { width: 2000, src: '/pictures/place-plain-2000.cd3d836a.avif', bytes: 113400 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-plain-480.2d68d343.webp', bytes: 12756 },
        { width: 960, src: '/pictures/place-plain-960.c6f199a3.webp', bytes: 49918 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-plain-1000.21c557a2.jpg', bytes: 65059 }],
    },
    colour: '#5c616c',
    alpha: false,
    alt: {
      en: 'A flat plain of button grass, painted as broad bands: gold in the sun far off, umber in shadow near by, with a pale creek winding back to a line of violet ranges. On the right a storm cloud, slate and violet, towers almost to the top of the picture; on the left white heaps of cloud stand in clear blue sky.',
      cn: '平坦的纽扣草原，铺成宽宽的色带：远处照着太阳，是金色；近处在阴影里，是赭褐色。一条浅色的小溪弯弯曲曲，流向一线紫色的山。右边，石板灰与紫色的雷雨云几乎顶到画面上缘；左边，晴蓝的天上堆着白云。',
      jp: 'ボタングラスの平原を幅広の色の帯で描く。遠くは日を受けて金色、手前は影に入って焦げ茶。淡い小川がうねりながら、紫の山並みへ帰っていく。右には石板色と紫の嵐の雲が画面の上端近くまでそびえ、左では澄んだ青空に白い雲が積み重なる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'place-falls': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-falls-480.9b008e8b.avif', bytes: 12299 },
        { width: 960, src: '/pictures/place-falls-960.4e570e1b.avif', bytes: 42613 },
        { width: 1440, src: '/pictures/place-falls-1440.a712ff34.avif', bytes: 90441 },
        { width: 2000, src: '/pictures/place-falls-2000.de10c844.avif', bytes: 134056 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-falls-480.fa4d9ba0.webp', bytes: 17506 },
        { width: 960, src: '/pictures/place-falls-960.3a381fab.webp', bytes: 57428 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-falls-1000.525eb7d3.jpg', bytes: 77743 }],
    },
    colour: '#3a5b42',
    alpha: false,
    alt: {
      en: 'A waterfall comes down ledges of wet black rock, narrow at the top and widening in white strands to a pale pool. Heavy masses of fern lean in from both sides, dark in the corners. Light falls only in the middle: on the water, and as yellow-green on the tips of the nearest fronds.',
      cn: '瀑布从湿黑的岩阶上落下来，上头窄，往下散成一股股白水，落进浅亮的水潭。两边是大团大团垂下的蕨，角落里暗沉沉的。只有中间有光：落在水上，也把近处的叶尖照成黄绿。',
      jp: '濡れた黒い岩の段を、滝が落ちてくる。上は細く、下るほど白い筋に分かれて広がり、淡く光る滝つぼへ。両側からは羊歯の大きな塊がかぶさり、隅は暗い。光があるのは真ん中だけで、水を照らし、近い葉の先を黄緑に染めている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'place-stars': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/place-stars-480.e522cefe.avif', bytes: 12614 },
        { width: 960, src: '/pictures/place-stars-960.fdec0cd6.avif', bytes: 42611 },
        { width: 1440, src: '/pictures/place-stars-1440.d5a25fe6.avif', bytes: 86111 },
        { width: 2000, src: '/pictures/place-stars-2000.1c07e734.avif', bytes: 125198 },
      ],
      webp: [
        { width: 480, src: '/pictures/place-stars-480.1f38b5b4.webp', bytes: 15862 },
        { width: 960, src: '/pictures/place-stars-960.9120a8b3.webp', bytes: 50620 },
      ],
      jpg: [{ width: 1000, src: '/pictures/place-stars-1000.36649310.jpg', bytes: 66538 }],
    },
    colour: '#344d65',
    alpha: false,
    alt: {
      en: 'Night. On a low cliffed cape at the left stands a white lighthouse, its lamp amber, its beam reaching right across the picture. Above, the pale cloud of the milky way rises from the sea into a dark blue sky full of stars, among them a small cross; a green glow lies along the horizon, and the lamp drops a broken gold line into the water.',
      cn: '夜。左边低低的崖岬上立着一座白色灯塔，灯光琥珀色，光束一直伸向画面右边。上方，银河像一团淡云，从海面升进深蓝的星空，群星里有一个小小的十字；海平线上一带绿光，灯在水里落下一道断续的金线。',
      jp: '夜。左手の低い崖の岬に白い灯台が立ち、琥珀色の灯から光の帯が画面の右へ伸びる。その上では、天の川が淡い雲のように海から濃紺の星空へ昇り、星々のなかに小さな十字がある。水平線には緑の明るみ、水面には灯の落とす金色の線がとぎれとぎれに揺れる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Island, seed 1',
      cn: '工作室收藏，用代码画成。系列「岛」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「島」、シード 1',
    },
    crops: {},
  },
  'day-press': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-press-480.3aa0b661.avif', bytes: 11651 },
        { width: 960, src: '/pictures/day-press-960.11123cb1.avif', bytes: 42409 },
        { width: 1440, src: '/pictures/day-press-1440.e24b90f0.avif', bytes: 91385 },
        { width: 2000, src: '/pictures/day-press-2000.8b10a79d.avif', bytes: 137431 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-press-480.c5fd44de.webp', bytes: 17542 },
        { width: 960, src: '/pictures/day-press-960.60901b5d.webp', bytes: 65158 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-press-1000.9928240f.jpg', bytes: 77765 }],
    },
    colour: '#6c685b',
    alpha: false,
    alt: {
      en: 'A print workshop in the morning. In the middle an etching press, nearly black, turns a star wheel with six long handles toward us. Five proofs of one picture hang on a line behind it: first yellow alone, then vermilion, teal and black join it, sheet by sheet. A window throws its bars across the gray-green wall.',
      cn: '早晨的版画工坊。正中一台近乎墨色的凹版机，六根长柄的星形轮朝着我们。后面的绳上挂着同一幅画的五张校样：先只有黄，再一张张添上朱红、青绿和黑。窗格的光斜斜落在灰绿的墙上。',
      jp: '朝の版画工房。中央に黒に近い銅版プレス機があり、六本の長い柄をもつ星形の輪をこちらに向けている。うしろの綱には同じ絵の試し刷りが五枚。はじめは黄だけ、一枚ごとに朱、青緑、黒が加わっていく。灰緑の壁に、窓の桟の光が斜めに差す。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-hands': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-hands-480.fccbeacb.avif', bytes: 11158 },
        { width: 960, src: '/pictures/day-hands-960.f1b659dc.avif', bytes: 43584 },
        { width: 1440, src: '/pictures/day-hands-1440.9170ae42.avif', bytes: 91869 },
        { width: 2000, src: '/pictures/day-hands-2000.9df8b7f7.avif', bytes: 139990 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-hands-480.3b7dd048.webp', bytes: 17760 },
        { width: 960, src: '/pictures/day-hands-960.d4f22d76.webp', bytes: 63752 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-hands-1000.8ef1d30e.jpg', bytes: 81447 }],
    },
    colour: '#99806d',
    alpha: false,
    alt: {
      en: 'From above: a hand in a yellow rubber glove rolls ultramarine ink out on a white slab. The band behind the roller still shows the streaks of its way. A knife and an open tin lie to the sides, and at the far edge two prints of a fish, white on blue. Low sun from the left draws long gray shadows.',
      cn: '从上往下看：一只戴黄胶手套的手，在白石板上推开群青的油墨，滚筒走过的地方还留着一道道丝纹。两边是刮刀和敞口的罐子，远处放着两张鱼的版画，蓝底白鱼。低低的阳光从左边来，影子又长又灰。',
      jp: '真上に近い視点。黄色いゴム手袋の手が、白い石の板の上で群青のインクをローラーで伸ばす。通った跡には筋が残る。左右にはナイフと口の開いた缶、奥には青地に白い魚の版画が二枚。左からの低い日が、長い灰色の影を落とす。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-market': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-market-480.0b5d5c62.avif', bytes: 12436 },
        { width: 960, src: '/pictures/day-market-960.44c5c5de.avif', bytes: 43474 },
        { width: 1440, src: '/pictures/day-market-1440.52e76105.avif', bytes: 92220 },
        { width: 2000, src: '/pictures/day-market-2000.b11f0ea7.avif', bytes: 137870 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-market-480.69d73a31.webp', bytes: 20552 },
        { width: 960, src: '/pictures/day-market-960.cb930956.webp', bytes: 65970 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-market-1000.356e3474.jpg', bytes: 86212 }],
    },
    colour: '#6e3d2b',
    alpha: false,
    alt: {
      en: 'A market lane at night. Striped awnings lean in from both sides over heaps of fruit, each stall lit orange by its own bulb; paper lanterns, red and yellow, float up the middle into an indigo sky. People with their backs to us, one with a child, are dark shapes against the glow at the end of the lane.',
      cn: '夜市的小巷。条纹篷布从两边探出来，下面一堆堆水果，每个摊位都被自己的灯泡照成橙色；红的黄的纸灯笼沿着正中飘向靛蓝的天。人们背对着我们，有一个牵着孩子，衬着巷底的光，都成了暗影。',
      jp: '夜の市場の通り。縞の日よけが両側から張り出し、その下に果物の山。どの店も自分の電球で橙に照らされ、赤と黄の紙の提灯が真ん中を藍色の空へ連なる。こちらに背を向けた人々は、一人は子どもを連れ、通りの奥の明かりを背に暗い影になっている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-tram': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-tram-480.5e37bd2f.avif', bytes: 13770 },
        { width: 960, src: '/pictures/day-tram-960.49ccc90a.avif', bytes: 50111 },
        { width: 1440, src: '/pictures/day-tram-1440.fe829848.avif', bytes: 105722 },
        { width: 2000, src: '/pictures/day-tram-2000.97ce4440.avif', bytes: 156717 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-tram-480.129f34a7.webp', bytes: 20182 },
        { width: 960, src: '/pictures/day-tram-960.8d14d1d2.webp', bytes: 73538 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-tram-1000.a0b920cf.jpg', bytes: 88232 }],
    },
    colour: '#7d7068',
    alpha: false,
    alt: {
      en: 'A wet street at dusk. A green and cream tram with amber windows comes toward us, its lamp and its colors drawn long in the wet road. At the stop on the left somebody in a dark coat waits under a red umbrella, seen from behind; shops and windows glow yellow in the violet blue of the rain.',
      cn: '黄昏，湿漉漉的街。一辆绿与奶白的电车亮着琥珀色的窗开过来，车灯和车身的颜色在路面上拖得长长的。左边的站牌旁，一个穿深色大衣的人撑着红伞等车，背对我们；紫蓝的雨里，店铺和窗户透着黄光。',
      jp: '夕暮れの濡れた通り。緑とクリーム色の路面電車が琥珀色の窓をともしてこちらへ来る。前照灯と車体の色は、濡れた路面に長く伸びる。左の停留所では、暗い外套の人がこちらに背を向け、赤い傘をさして待つ。雨の青紫のなかに、店と窓が黄色くともる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-kelp': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-kelp-480.f64bf02d.avif', bytes: 15747 },
        { width: 960, src: '/pictures/day-kelp-960.4bec62f6.avif', bytes: 54131 },
        { width: 1440, src: '/pictures/day-kelp-1440.2d79609c.avif', bytes: 113258 },
        { width: 2000, src: '/pictures/day-kelp-2000.f6f8432e.avif', bytes: 169221 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-kelp-480.41babc25.webp', bytes: 24018 },
        { width: 960, src: '/pictures/day-kelp-960.9463143e.webp', bytes: 78910 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-kelp-1000.d0e556c8.jpg', bytes: 95416 }],
    },
    colour: '#608c78',
    alpha: false,
    alt: {
      en: 'Under water. A diver in black, with a vermilion tank and orange fins, swims up through a clearing between tall strands of kelp; a chain of bubbles goes ahead. Light falls in broad rays from the upper right, pale green, then turquoise, then deep blue. A small school of silver fish turns below.',
      cn: '水下。一身黑的潜水员背着朱红的气瓶，脚上橙色的蛙鞋，从高高的海带之间往上游，一串气泡走在前头。光从右上方一道道落下来，先是淡绿，再是绿松石色，再是深蓝。下面一小群银色的鱼正转身。',
      jp: '水の中。朱色のボンベを背負い、橙の足ひれをつけた黒い姿のダイバーが、高く伸びたケルプのあいだを上へ泳ぐ。泡の列が先をゆく。右上からの光は幅広の筋になって落ち、淡い緑から青緑、深い青へ。下では銀色の小魚の群れが向きを変える。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-attic': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-attic-480.90597fda.avif', bytes: 11699 },
        { width: 960, src: '/pictures/day-attic-960.7af05bf3.avif', bytes: 42521 },
        { width: 1440, src: '/pictures/day-attic-1440.dc246c97.avif', bytes: 90890 },
        { width: 2000, src: '/pictures/day-attic-2000.e0271d4b.avif', bytes: 134606 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-attic-480.0685dfe6.webp', bytes: 17500 },
        { width: 960, src: '/pictures/day-attic-960.b8b951a1.webp', bytes: 63764 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-attic-1000.1495ad02.jpg', bytes: 79691 }],
    },
    colour: '#966c4a',
    alpha: false,
    alt: {
      en: 'A studio under the roof, all warm wood. Sun comes through a skylight on the right and stands in the dust as a slanting shaft. In it a painter with red hair in a knot sits at an easel, her back to us; on the canvas blue hills and an orange sun. In the patch of light on the boards sleeps a cat.',
      cn: '屋顶下的画室，满是暖色的木头。阳光从右边的天窗进来，在灰尘里立成一道斜柱。光里坐着一位画家，红发挽成髻，背对我们；画布上是蓝色的山和橙色的太阳。地板的光斑里睡着一只猫。',
      jp: '屋根裏の画室。どこも暖かな木の色。右の天窓からの日が、埃のなかに斜めの柱になって立つ。その中で、赤い髪を結った画家がこちらに背を向けて画架に向かう。画布には青い丘と橙の太陽。床の日だまりでは猫が眠る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-orchard': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-orchard-480.90b794b1.avif', bytes: 13100 },
        { width: 960, src: '/pictures/day-orchard-960.c49424de.avif', bytes: 50718 },
        { width: 1440, src: '/pictures/day-orchard-1440.64230d8c.avif', bytes: 111511 },
        { width: 2000, src: '/pictures/day-orchard-2000.16960d66.avif', bytes: 167281 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-orchard-480.4dff40fe.webp', bytes: 21266 },
        { width: 960, src: '/pictures/day-orchard-960.f1306330.webp', bytes: 85190 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-orchard-1000.11b591e3.jpg', bytes: 93499 }],
    },
    colour: '#b3a7a6',
    alpha: false,
    alt: {
      en: 'An apple orchard in snow, rows of bare trees running back to blue hills. The sun is low behind them: trunks are rimmed with orange, and cobalt shadows of every branch lie toward us over the cream snow. A ladder leans in the nearest tree; red apples lie under it, and more in a basket.',
      cn: '雪里的苹果园，一行行光秃的树伸向蓝色的山。太阳低低地在树后：树干镶着橙边，每根枝条的钴蓝影子都朝我们铺过奶白的雪。最近的树上靠着梯子，树下落着红苹果，篮子里还有一些。',
      jp: '雪の林檎園。葉の落ちた木々の列が、青い丘へ続く。日は低く木の向こうにあり、幹は橙に縁どられ、枝という枝のコバルト色の影が、クリーム色の雪の上をこちらへ伸びる。手前の木に梯子が立てかけられ、根もとに赤い林檎、かごの中にもいくつか。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'day-birds': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/day-birds-480.108bb589.avif', bytes: 11810 },
        { width: 960, src: '/pictures/day-birds-960.223efea5.avif', bytes: 48254 },
        { width: 1440, src: '/pictures/day-birds-1440.1fa52050.avif', bytes: 103995 },
        { width: 2000, src: '/pictures/day-birds-2000.b685a82a.avif', bytes: 155346 },
      ],
      webp: [
        { width: 480, src: '/pictures/day-birds-480.9875a3cb.webp', bytes: 20228 },
        { width: 960, src: '/pictures/day-birds-960.42aa8197.webp', bytes: 79652 },
      ],
      jpg: [{ width: 1000, src: '/pictures/day-birds-1000.46746504.jpg', bytes: 90039 }],
    },
    colour: '#b1b08e',
    alpha: false,
    alt: {
      en: 'Five wires swing from a pole on the left across a yellow morning sky. Starlings sit on them, dark blue, in twos and alone, like notes; one has just left, wings up. Toward the top the sky turns green and then teal; along the bottom the roofs of a street stand in gold mist.',
      cn: '五根电线从左边的电杆荡过黄色的清晨天空。深蓝的椋鸟落在上面，有成双的，有独自的，像音符；有一只刚刚飞起，翅膀高举。天空往上转绿，再转青；底下一街屋顶浸在金色的雾里。',
      jp: '左の電柱から、五本の電線が黄色い朝の空にたわむ。濃い青のムクドリが、二羽ずつ、あるいは一羽で、音符のように止まる。一羽は翼を上げて飛び立ったところ。空は上へゆくほど緑から青緑へ。下には通りの屋根が金色の霞に沈む。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'hero-brushes': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-brushes-480.5bf5c972.avif', bytes: 12023 },
        { width: 960, src: '/pictures/hero-brushes-960.6a250d01.avif', bytes: 48143 },
        { width: 1440, src: '/pictures/hero-brushes-1440.ea3a39e7.avif', bytes: 104087 },
        { width: 2000, src: '/pictures/hero-brushes-2000.1d54f1aa.avif', bytes: 157031 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-brushes-480.51f8354e.webp', bytes: 23088 },
        { width: 960, src: '/pictures/hero-brushes-960.00a61719.webp', bytes: 88192 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-brushes-1000.cabca150.jpg', bytes: 101752 }],
    },
    colour: '#9c9b96',
    alpha: false,
    alt: {
      en: 'Four brushes lie on cream paper, seen from above, each at the end of the stroke it has just pulled: orange, ultramarine, yellow and sea green. The hairs are still full of paint; light from the upper left runs along silver and brass ferrules and lacquered handles.',
      cn: '从上方看，奶白纸上躺着四支画笔，各自停在刚拉完的一笔尽头：橙、群青、黄、海绿。笔毛还饱含颜料；左上方来的光沿着银色和黄铜的金属箍、上了漆的笔杆滑过去。',
      jp: '真上から見たクリーム色の紙に筆が四本。それぞれ、いま引いたばかりの線の終わりに横たわる。橙、群青、黄、海の緑。穂はまだ絵の具を含み、左上からの光が、銀と真鍮の口金、漆塗りの軸をつたう。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Studio, seed 1',
      cn: '工作室收藏，用代码画成。系列「画室」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「アトリエ」、シード 1',
    },
    crops: {
      phone: {
        width: 828,
        height: 1035,
        sources: {
          avif: [
            { width: 480, src: '/pictures/hero-brushes-phone-480.340a03d9.avif', bytes: 24759 },
            { width: 640, src: '/pictures/hero-brushes-phone-640.244cf434.avif', bytes: 41881 },
            { width: 828, src: '/pictures/hero-brushes-phone-828.675a5a9b.avif', bytes: 68233 },
          ],
          webp: [
            { width: 480, src: '/pictures/hero-brushes-phone-480.5ed7874f.webp', bytes: 45494 },
            { width: 640, src: '/pictures/hero-brushes-phone-640.f4ca4b80.webp', bytes: 78016 },
            { width: 828, src: '/pictures/hero-brushes-phone-828.f8bb4bdb.webp', bytes: 119690 },
          ],
          jpg: [{ width: 828, src: '/pictures/hero-brushes-phone-828.1061419e.jpg', bytes: 134849 }],
        },
      },
    },
  },
  'hero-color': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-color-480.e4da97d0.avif', bytes: 15940 },
        { width: 960, src: '/pictures/hero-color-960.6cb8b1a3.avif', bytes: 56047 },
        { width: 1440, src: '/pictures/hero-color-1440.622675b8.avif', bytes: 116337 },
        { width: 2000, src: '/pictures/hero-color-2000.49bd76a3.avif', bytes: 170585 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-color-480.0849ef7b.webp', bytes: 23988 },
        { width: 960, src: '/pictures/hero-color-960.68296344.webp', bytes: 82284 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-color-1000.448aac1e.jpg', bytes: 99015 }],
    },
    colour: '#795c4c',
    alpha: false,
    alt: {
      en: 'Dry pigment heaped to a point in round wooden bowls, row behind row on a midnight-blue table: magenta, chrome yellow, chalk white, viridian, ultramarine, sienna. Hard light from the left leaves one flank of every heap glowing and the other in deep shade; spilled color dusts the cloth.',
      cn: '圆木碗里的颜料粉堆成尖顶，一排接一排摆在深蓝的桌面上：洋红、铬黄、粉白、翠绿、群青、赭石。强光从左边打来，每一堆都是一面发亮、一面深暗；桌布上落着洒出来的颜色。',
      jp: '丸い木の鉢に山と盛った粉の顔料が、夜の青のテーブルに幾列も並ぶ。赤紫、クロム黄、白亜、ビリジアン、群青、シエナ。左からの強い光に、どの山も片側が輝き、片側は深い影に沈む。布にはこぼれた色が散っている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 1',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 1',
    },
    crops: {
      phone: {
        width: 750,
        height: 938,
        sources: {
          avif: [
            { width: 480, src: '/pictures/hero-color-phone-480.a41a6c78.avif', bytes: 28292 },
            { width: 750, src: '/pictures/hero-color-phone-750.90c8cc65.avif', bytes: 62638 },
          ],
          webp: [
            { width: 480, src: '/pictures/hero-color-phone-480.828713b1.webp', bytes: 40726 },
            { width: 750, src: '/pictures/hero-color-phone-750.443daa6a.webp', bytes: 87756 },
          ],
          jpg: [{ width: 750, src: '/pictures/hero-color-phone-750.10ae86b4.jpg', bytes: 101450 }],
        },
      },
    },
  },
  'hero-3d-room': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-3d-room-480.eea10b22.avif', bytes: 8221 },
        { width: 960, src: '/pictures/hero-3d-room-960.0a0667cf.avif', bytes: 28460 },
        { width: 1440, src: '/pictures/hero-3d-room-1440.f0ef7795.avif', bytes: 58541 },
        { width: 2000, src: '/pictures/hero-3d-room-2000.afee9b2b.avif', bytes: 85289 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-3d-room-480.d7f258d3.webp', bytes: 8788 },
        { width: 960, src: '/pictures/hero-3d-room-960.4066cf2b.webp', bytes: 31852 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-3d-room-1000.5e468fc2.jpg', bytes: 48815 }],
    },
    colour: '#2a2f71',
    alpha: false,
    alt: {
      en: 'A dark studio. On a low round stand a large ball, half bare clay and half painted in bands of blue, gold and vermilion; beside it a cylinder and a brass ring, an orange cone to the left, a teal vase with a white wave to the right. One lamp is warm, the other blue: every solid has a side of each.',
      cn: '昏暗的画室。低矮的圆台上放着一个大球，一半是素陶土，一半画着蓝、金、朱红的色带；旁边是圆柱和黄铜圆环，左边一个橙色圆锥，右边一只绕着白色波纹的青绿花瓶。一盏灯暖，一盏灯蓝，每个形体都一面一色。',
      jp: '暗いアトリエ。低い円い台に大きな球が載り、半分は素の粘土、半分は青と金と朱の帯に塗られている。そばに円柱と真鍮の輪、左に橙の円錐、右には白い波をめぐらせた青緑の花瓶。灯りは一つが暖かく一つが青く、どの立体も両方の面をもつ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Studio, seed 2',
      cn: '工作室收藏，用代码画成。系列「画室」，种子 2',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「アトリエ」、シード 2',
    },
    crops: {},
  },
  'hero-superpowers': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-superpowers-480.ddc914b8.avif', bytes: 10180 },
        { width: 720, src: '/pictures/hero-superpowers-720.afe427b2.avif', bytes: 19805 },
        { width: 960, src: '/pictures/hero-superpowers-960.8ad6e92a.avif', bytes: 31093 },
        { width: 1440, src: '/pictures/hero-superpowers-1440.f40857f5.avif', bytes: 57558 },
        { width: 2000, src: '/pictures/hero-superpowers-2000.596247a8.avif', bytes: 85903 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-superpowers-480.2fdf08f4.webp', bytes: 18654 },
        { width: 720, src: '/pictures/hero-superpowers-720.3f4460a7.webp', bytes: 38498 },
        { width: 960, src: '/pictures/hero-superpowers-960.e3015860.webp', bytes: 62474 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-superpowers-1000.bb503d85.jpg', bytes: 76620 }],
    },
    colour: '#c4bfbe',
    alpha: false,
    alt: {
      en: 'Six gestures as thick strokes on cream paper: two short orange dabs side by side; two blue strokes that run toward each other; one long green sweep; a golden arc, nearly closed; a violet scrub, back and forth; and three dark strokes with coral cores, pulled down together.',
      cn: '奶白纸上，六个手势变成六笔厚涂：并排的两下橙色短笔；相向而行的两道蓝；一道长长的绿；几乎合拢的金色弧；来回擦抹的紫；还有一起向下拉的三道，深色里透着珊瑚红。',
      jp: 'クリーム色の紙に、六つの身ぶりが厚い六つの筆あとになっている。並んだ橙の短い二筆、向かい合って走る青の二筆、長い緑のひと払い、閉じかけた金の弧、行き来する紫、そして珊瑚色を芯にもつ暗い三本がそろって下へ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Studio, seed 11',
      cn: '工作室收藏，用代码画成。系列「画室」，种子 11',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「アトリエ」、シード 11',
    },
    crops: {},
  },
  'hero-video': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-video-480.8510ba69.avif', bytes: 9141 },
        { width: 960, src: '/pictures/hero-video-960.55a002e3.avif', bytes: 33658 },
        { width: 1440, src: '/pictures/hero-video-1440.34c96876.avif', bytes: 71760 },
        { width: 2000, src: '/pictures/hero-video-2000.0f749ab3.avif', bytes: 108771 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-video-480.7d06cd0d.webp', bytes: 12800 },
        { width: 960, src: '/pictures/hero-video-960.75131135.webp', bytes: 51336 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-video-1000.d995dc09.jpg', bytes: 65339 }],
    },
    colour: '#a0b1b4',
    alpha: false,
    alt: {
      en: 'The coast in four upright panels, one state of the painting in each: on the left a sepia drawing of the cliffs on a terracotta ground, then the first broad masses, then the forms of rock and sea, and on the right the finished water and sky in cream, lilac and teal.',
      cn: '同一片海岸分成四条竖幅，各是一个阶段：最左是赤陶底色上的棕褐线稿，接着是第一遍大色块，再是岩石与海的形体，最右是完成的水与天，奶白、淡紫、青绿。',
      jp: '海辺を縦四枚に分け、一枚ごとに絵の一段階を見せる。左は素焼き色の下地にセピアの線描き、次に最初の大きな色面、その次に岩と海の形、右には仕上がった水と空がクリーム色と藤色と青緑で。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 1',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 1',
    },
    crops: {
      phone: {
        width: 960,
        height: 816,
        sources: {
          avif: [
            { width: 480, src: '/pictures/hero-video-phone-480.d13a3a4c.avif', bytes: 12358 },
            { width: 720, src: '/pictures/hero-video-phone-720.d31ff7e7.avif', bytes: 26253 },
            { width: 960, src: '/pictures/hero-video-phone-960.1d276891.avif', bytes: 44338 },
          ],
          webp: [
            { width: 480, src: '/pictures/hero-video-phone-480.6b800528.webp', bytes: 17242 },
            { width: 720, src: '/pictures/hero-video-phone-720.3bf2f2d9.webp', bytes: 39268 },
            { width: 960, src: '/pictures/hero-video-phone-960.079266cc.webp', bytes: 68112 },
          ],
          jpg: [{ width: 960, src: '/pictures/hero-video-phone-960.b8723f38.jpg', bytes: 84350 }],
        },
      },
    },
  },
  'hero-beta': {
    width: 1200,
    height: 750,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-beta-480.e5ade2f7.avif', bytes: 12890 },
        { width: 720, src: '/pictures/hero-beta-720.9af643e6.avif', bytes: 26314 },
        { width: 960, src: '/pictures/hero-beta-960.48d83bea.avif', bytes: 44056 },
        { width: 1200, src: '/pictures/hero-beta-1200.550bce27.avif', bytes: 71578 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-beta-480.e8c88aa7.webp', bytes: 18070 },
        { width: 720, src: '/pictures/hero-beta-720.b9701532.webp', bytes: 36650 },
        { width: 960, src: '/pictures/hero-beta-960.72e935e7.webp', bytes: 62820 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-beta-1000.a18b3b33.jpg', bytes: 78041 }],
    },
    colour: '#5c8d7a',
    alpha: false,
    alt: {
      en: 'A diver among kelp in four upright panels, one state of the painting in each: on the left a sepia drawing of the strands on a brown ground, then the first broad masses, the diver only a cloud in them, then light, a raised hand and small fish, and on the right the finished kelp in ochre over turquoise.',
      cn: '海带间的潜水员，分成四条竖幅，各是一个阶段：最左是棕色底上海带的棕褐线稿，接着是第一遍大色块，潜水员还只是一团云；再是光、伸出的手和小鱼；最右是完成的海带，赭黄压着绿松石色。',
      jp: 'ケルプのなかのダイバーを縦四枚に分け、一枚ごとに絵の一段階を見せる。左は茶の下地にセピアの線で描いたケルプ、次に最初の大きな色面、ダイバーはまだ雲のよう。その次に光と、伸ばした手と小魚。右には仕上がったケルプが青緑の上に黄土色で。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Days, seed 1',
      cn: '工作室收藏，用代码画成。系列「日子」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「日々」、シード 1',
    },
    crops: {},
  },
  'hero-whats-new': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-whats-new-480.66964713.avif', bytes: 7509 },
        { width: 960, src: '/pictures/hero-whats-new-960.38246ed1.avif', bytes: 18851 },
        { width: 1440, src: '/pictures/hero-whats-new-1440.c06ba029.avif', bytes: 32264 },
        { width: 2000, src: '/pictures/hero-whats-new-2000.9d60d08d.avif', bytes: 42703 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-whats-new-480.7a2dc288.webp', bytes: 8122 },
        { width: 960, src: '/pictures/hero-whats-new-960.9761ad3e.webp', bytes: 21176 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-whats-new-1000.dd0b8b92.jpg', bytes: 35447 }],
    },
    colour: '#e1d5c1',
    alpha: false,
    alt: {
      en: 'Twelve pressed gum leaves in watercolor, two rows of six on old cream paper, each held by one strip of tape: ochre and rust for the dry months, round blue-green ones for the winter, crimson tips for the new growth.',
      cn: '旧奶白纸上的十二片压平的桉叶，水彩，两行各六片，每片用一小条胶带固定：干季是赭石和铁锈色，冬天是圆圆的蓝绿叶，新芽带着绯红的尖。',
      jp: '古びたクリーム色の紙に、押し葉にしたユーカリの葉が十二枚、水彩で二段に六枚ずつ。どれも細いテープで留めてある。乾いた月は黄土と錆の色、冬は丸い青緑、新芽の月は深紅をさして。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 5',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 5',
    },
    crops: {},
  },
  'hero-accessibility': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-accessibility-480.64f9af73.avif', bytes: 11398 },
        { width: 960, src: '/pictures/hero-accessibility-960.317b49fb.avif', bytes: 43852 },
        { width: 1440, src: '/pictures/hero-accessibility-1440.77d937a3.avif', bytes: 92759 },
        { width: 2000, src: '/pictures/hero-accessibility-2000.52a4db17.avif', bytes: 137493 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-accessibility-480.c1740959.webp', bytes: 17348 },
        { width: 960, src: '/pictures/hero-accessibility-960.29a735fa.webp', bytes: 64666 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-accessibility-1000.291a9c54.jpg', bytes: 78760 }],
    },
    colour: '#907d6d',
    alpha: false,
    alt: {
      en: 'One bowl of fruit told four ways. Upper left: in full color, with sunlight and shadow. Upper right: black, yellow and white only, outlined. Lower left: as pale relief for the fingertips, like paper pressed from behind. Lower right: flat plain shapes, one color a fruit.',
      cn: '同一盘水果，四种说法。左上：完整的色彩，有阳光和影子。右上：只用黑、黄、白，勾出轮廓。左下：留给指尖的浅色浮雕，像从纸背压出来的。右下：平平的简单形状，一种水果一种颜色。',
      jp: 'ひと鉢の果物を四とおりに。左上は日ざしと影のある色彩。右上は黒と黄と白だけで、輪郭つき。左下は紙を裏から押し出したような、指先のための淡い浮き彫り。右下は果物ひとつに一色の、平らで単純な形。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 1',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 1',
    },
    crops: {},
  },
  'hero-dreams': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-dreams-480.f2dea08a.avif', bytes: 8299 },
        { width: 960, src: '/pictures/hero-dreams-960.4551bdc1.avif', bytes: 30548 },
        { width: 1440, src: '/pictures/hero-dreams-1440.700d9cf9.avif', bytes: 64169 },
        { width: 2000, src: '/pictures/hero-dreams-2000.cd2c9a5f.avif', bytes: 94121 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-dreams-480.acb555e1.webp', bytes: 11490 },
        { width: 960, src: '/pictures/hero-dreams-960.c77333d9.webp', bytes: 44310 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-dreams-1000.5f8a5e56.jpg', bytes: 57402 }],
    },
    colour: '#d4d0c1',
    alpha: false,
    alt: {
      en: 'Three frames of one swallow in gouache on cream: the first a coral ghost with wings raised, the second a teal ghost with wings spread, the third in full navy with a red throat, one wing pressed down. A vermilion line with a dot for every moment carries the flight over pale water.',
      cn: '奶油色纸上的水粉：一只燕子的三帧。第一帧是举翅的珊瑚色残影，第二帧是展翅的青色残影，第三帧是完整的藏青，红喉，一翅下压。一条朱红的线带着一个个圆点，载着它飞过浅色的水面。',
      jp: 'クリーム色の紙にグワッシュで、一羽のつばめの三コマ。一コマ目は翼を上げた珊瑚色の影、二コマ目は翼を広げた青緑の影、三コマ目は喉の赤い濃紺の姿で片方の翼を打ち下ろす。点を連ねた朱の線が、淡い水の上の飛行をつなぐ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 1',
      cn: '工作室收藏，用代码画成。系列「线」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 1',
    },
    crops: {},
  },
  'hero-pocket': {
    width: 1600,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-pocket-480.c11d5871.avif', bytes: 19233 },
        { width: 750, src: '/pictures/hero-pocket-750.33cdbb14.avif', bytes: 41008 },
        { width: 1080, src: '/pictures/hero-pocket-1080.6c7f8864.avif', bytes: 78541 },
        { width: 1600, src: '/pictures/hero-pocket-1600.534a1ec9.avif', bytes: 131782 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-pocket-480.d52df14e.webp', bytes: 25648 },
        { width: 750, src: '/pictures/hero-pocket-750.9f1774ff.webp', bytes: 54428 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-pocket-1000.02d57d66.jpg', bytes: 119247 }],
    },
    colour: '#324070',
    alpha: false,
    alt: {
      en: 'A ferry at night, upright: two decks of yellow windows, a red funnel with a cream band, a lamp at the masthead. A full moon stands to the right among small stars; windows and moon come apart in strokes of gold and rose on the indigo water below.',
      cn: '竖幅，夜里的渡轮：两层黄色的窗，奶白环的红烟囱，桅顶一盏灯。右上方一轮满月，四周是细小的星；窗光与月光在下面靛蓝的水里碎成金色和玫瑰色的笔触。',
      jp: '縦長の絵、夜のフェリー。黄色い窓が二層、クリーム色の帯を巻いた赤い煙突、マストの先に灯。右上に満月、まわりに小さな星。窓の灯と月は、下の藍色の水のなかで金と薔薇色の筆あとにほどけていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Night, seed 1',
      cn: '工作室收藏，用代码画成。系列「夜」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「夜」、シード 1',
    },
    crops: {},
  },
  'hero-reveal': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/hero-reveal-480.9504b128.avif', bytes: 4926 },
        { width: 960, src: '/pictures/hero-reveal-960.aef1aa15.avif', bytes: 17446 },
        { width: 1440, src: '/pictures/hero-reveal-1440.c85540cf.avif', bytes: 37580 },
        { width: 2000, src: '/pictures/hero-reveal-2000.4baa39e7.avif', bytes: 56401 },
      ],
      webp: [
        { width: 480, src: '/pictures/hero-reveal-480.993d4699.webp', bytes: 4890 },
        { width: 960, src: '/pictures/hero-reveal-960.d306e925.webp', bytes: 16446 },
      ],
      jpg: [{ width: 1000, src: '/pictures/hero-reveal-1000.e4655daf.jpg', bytes: 30091 }],
    },
    colour: '#22100f',
    alpha: false,
    alt: {
      en: 'A dark room with one cone of light. In it stands an easel, its canvas still covered by a vermilion cloth that falls to the floor in long folds; on a stool beside it wait four brushes in a blue pot.',
      cn: '漆黑的房间，只有一束锥形的光。光里立着画架，画还盖着，朱红的布垂成长长的褶，直到地面；旁边的凳子上，蓝罐里插着四支画笔，等着。',
      jp: '暗い部屋に、円錐の光がひとつ。そのなかに画架が立ち、画布はまだ朱の布に覆われて、布は長いひだをつくって床へ落ちている。かたわらの腰掛けでは、青い壺にさした四本の筆が待っている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Studio, seed 3',
      cn: '工作室收藏，用代码画成。系列「画室」，种子 3',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「アトリエ」、シード 3',
    },
    crops: {
      phone: {
        width: 720,
        height: 1000,
        sources: {
          avif: [
            { width: 480, src: '/pictures/hero-reveal-phone-480.e54f89f5.avif', bytes: 15844 },
            { width: 720, src: '/pictures/hero-reveal-phone-720.86afb82c.avif', bytes: 32191 },
          ],
          webp: [
            { width: 480, src: '/pictures/hero-reveal-phone-480.83cd2771.webp', bytes: 16914 },
            { width: 720, src: '/pictures/hero-reveal-phone-720.5bfa3c37.webp', bytes: 33710 },
          ],
          jpg: [{ width: 720, src: '/pictures/hero-reveal-phone-720.368d9038.jpg', bytes: 52233 }],
        },
      },
    },
  },
  'work-vessels': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/work-vessels-480.a3a6fce5.avif', bytes: 8598 },
        { width: 960, src: '/pictures/work-vessels-960.dfec1b14.avif', bytes: 35887 },
        { width: 1440, src: '/pictures/work-vessels-1440.25eb6b89.avif', bytes: 78084 },
        { width: 2000, src: '/pictures/work-vessels-2000.e6bcfc4b.avif', bytes: 115684 },
      ],
      webp: [
        { width: 480, src: '/pictures/work-vessels-480.36ffa837.webp', bytes: 11264 },
        { width: 960, src: '/pictures/work-vessels-960.fb863d12.webp', bytes: 54204 },
      ],
      jpg: [{ width: 1000, src: '/pictures/work-vessels-1000.10abe788.jpg', bytes: 63423 }],
    },
    colour: '#89837c',
    alpha: false,
    alt: {
      en: 'Six vessels close together on a pale ledge: a chalk-white bottle, a blue jar with a cream shoulder, a rose bowl, an ochre cup, a white jug with one red band and a tall green beaker, with two small fruits at the end. Morning comes through a window and lies slanting on the gray wall.',
      cn: '浅色台面上，六件器皿挤在一起：粉白的瓶、奶白肩的蓝罐、玫瑰色的碗、赭黄的杯、带一道红边的白壶、高高的绿杯，末尾两个小果子。晨光从窗口进来，斜斜地落在灰墙上。',
      jp: '淡い棚の上に六つの器が寄り合う。白亜の瓶、肩がクリーム色の青い壺、薔薇色の鉢、黄土の杯、赤い帯を一本巻いた白い水差し、背の高い緑の器、端に小さな果物が二つ。窓からの朝の光が、灰色の壁に斜めに落ちている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 2',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 2',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 2',
    },
    crops: {},
  },
  'work-tide': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/work-tide-480.7f58ae32.avif', bytes: 10931 },
        { width: 960, src: '/pictures/work-tide-960.c3ee96c1.avif', bytes: 41454 },
        { width: 1440, src: '/pictures/work-tide-1440.4615ab41.avif', bytes: 89885 },
        { width: 2000, src: '/pictures/work-tide-2000.3420e316.avif', bytes: 138730 },
      ],
      webp: [
        { width: 480, src: '/pictures/work-tide-480.73b7e1f3.webp', bytes: 15496 },
        { width: 960, src: '/pictures/work-tide-960.acc347cd.webp', bytes: 63288 },
      ],
      jpg: [{ width: 1000, src: '/pictures/work-tide-1000.3c450fbc.jpg', bytes: 76979 }],
    },
    colour: '#7cb6bf',
    alpha: false,
    alt: {
      en: 'The tide from straight above, nearly abstract: sheets of water slide over apricot sand, pale at their edges, then jade, turquoise and deep blue toward the top, each hemmed with torn white foam.',
      cn: '从正上方看潮水，近乎抽象：一层层水滑过杏色的沙，边缘浅淡，往上渐成玉色、绿松石色和深蓝，每一层都镶着撕碎的白沫。',
      jp: '真上から見た潮。ほとんど抽象画。杏色の砂の上を水の膜が幾重にもすべり、縁は淡く、上へ向かって翡翠色、ターコイズ、深い青へ。どの膜も、ちぎれた白い泡で縁取られている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 2',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 2',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 2',
    },
    crops: {},
  },
  'work-moon': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/work-moon-480.0c70578b.avif', bytes: 8158 },
        { width: 960, src: '/pictures/work-moon-960.0f9009ed.avif', bytes: 29979 },
        { width: 1440, src: '/pictures/work-moon-1440.3e792408.avif', bytes: 61354 },
        { width: 2000, src: '/pictures/work-moon-2000.c62566f3.avif', bytes: 91208 },
      ],
      webp: [
        { width: 480, src: '/pictures/work-moon-480.5e745fbf.webp', bytes: 10638 },
        { width: 960, src: '/pictures/work-moon-960.e7a4ab09.webp', bytes: 38510 },
      ],
      jpg: [{ width: 1000, src: '/pictures/work-moon-1000.82d97bad.jpg', bytes: 55968 }],
    },
    colour: '#4a4c77',
    alpha: false,
    alt: {
      en: 'A great apricot moon comes up behind four ranges of hills, blue on blue, each rounder than the last. Below lies the sea, almost black, with a broken path of gold laid across it toward us.',
      cn: '一轮巨大的杏色月亮从四重山后升起，山一层蓝过一层，一层圆过一层。下面是近乎墨色的海，一条断断续续的金路朝我们铺来。',
      jp: '大きな杏色の月が、青に青を重ねた四つの山並みの向こうから昇る。下には黒に近い海。こちらへ向かって、とぎれとぎれの金の道が敷かれている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Night, seed 2',
      cn: '工作室收藏，用代码画成。系列「夜」，种子 2',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「夜」、シード 2',
    },
    crops: {
      phone: {
        width: 720,
        height: 1161,
        sources: {
          avif: [
            { width: 480, src: '/pictures/work-moon-phone-480.7bdccecf.avif', bytes: 23840 },
            { width: 720, src: '/pictures/work-moon-phone-720.d9617a23.avif', bytes: 48873 },
          ],
          webp: [
            { width: 480, src: '/pictures/work-moon-phone-480.a09a2491.webp', bytes: 35754 },
            { width: 720, src: '/pictures/work-moon-phone-720.18e40b5f.webp', bytes: 70788 },
          ],
          jpg: [{ width: 720, src: '/pictures/work-moon-phone-720.fa4c6c75.jpg', bytes: 90079 }],
        },
      },
    },
  },
  'work-stone': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/work-stone-480.2ff04d56.avif', bytes: 12010 },
        { width: 960, src: '/pictures/work-stone-960.a8e2031a.avif', bytes: 44786 },
        { width: 1440, src: '/pictures/work-stone-1440.dc4ffc8b.avif', bytes: 94066 },
        { width: 2000, src: '/pictures/work-stone-2000.06ec9123.avif', bytes: 138612 },
      ],
      webp: [
        { width: 480, src: '/pictures/work-stone-480.ac9e425a.webp', bytes: 18616 },
        { width: 960, src: '/pictures/work-stone-960.b76d200e.webp', bytes: 70482 },
      ],
      jpg: [{ width: 1000, src: '/pictures/work-stone-1000.58b7279e.jpg', bytes: 85555 }],
    },
    colour: '#b6b7b7',
    alpha: false,
    alt: {
      en: 'A cliff of upright stone columns in warm ochre and violet slate, painted with three brushes, so that every stroke can be counted. Smaller headlands pale into the distance; on the teal sea stand two low reefs and, far out, a boat with a white sail and a red hull.',
      cn: '一面石柱立成的崖壁，暖赭与紫灰，只用三支画笔画成，笔触一道道数得清。远处的岬角越来越淡；青绿的海上伏着两片礁石，再远处是一条白帆红身的小船。',
      jp: '立ち並ぶ石の柱の崖。暖かな黄土と紫がかった灰色を三本の筆だけで描き、一筆ずつ数えられる。遠くの岬は淡く薄れ、青緑の海には平たい岩礁が二つ、沖に白い帆と赤い船体の小舟。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 4',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 4',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 4',
    },
    crops: {},
  },
  'work-dunes': {
    width: 2000,
    height: 1250,
    sources: {
      avif: [
        { width: 480, src: '/pictures/work-dunes-480.3cb73e3b.avif', bytes: 8647 },
        { width: 960, src: '/pictures/work-dunes-960.94b9b2eb.avif', bytes: 32808 },
        { width: 1440, src: '/pictures/work-dunes-1440.7fe65071.avif', bytes: 71681 },
        { width: 2000, src: '/pictures/work-dunes-2000.e0298d50.avif', bytes: 107414 },
      ],
      webp: [
        { width: 480, src: '/pictures/work-dunes-480.4bc6fc3c.webp', bytes: 9220 },
        { width: 960, src: '/pictures/work-dunes-960.5c2c9a17.webp', bytes: 40988 },
      ],
      jpg: [{ width: 1000, src: '/pictures/work-dunes-1000.f56e95d4.jpg', bytes: 55912 }],
    },
    colour: '#ce9c88',
    alpha: false,
    alt: {
      en: 'Dunes at the end of the day, crest behind crest: every spine parts an apricot side from a violet one. The farther they are, the paler; above them a strip of sky from cream to a thin blue.',
      cn: '日落前的沙丘，一脊接一脊：每道脊线分开杏色的一面和紫色的一面。越远越淡，上方一带天空，从奶白到薄薄的蓝。',
      jp: '日暮れの砂丘。稜線の向こうにまた稜線。どの背も、杏色の側と紫の側とを分けている。遠いほど淡く、その上にクリーム色から薄い青へ移る空がひと筋。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 2',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 2',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 2',
    },
    crops: {},
  },
  'lit-one-light': {
    width: 1400,
    height: 1400,
    sources: {
      avif: [
        { width: 240, src: '/pictures/lit-one-light-240.d664dfec.avif', bytes: 3742 },
        { width: 480, src: '/pictures/lit-one-light-480.4eefffc7.avif', bytes: 9508 },
        { width: 960, src: '/pictures/lit-one-light-960.6589ded5.avif', bytes: 24182 },
        { width: 1400, src: '/pictures/lit-one-light-1400.e0cdbc2e.avif', bytes: 39788 },
      ],
      webp: [
        { width: 240, src: '/pictures/lit-one-light-240.0a7fd2b7.webp', bytes: 4946 },
        { width: 480, src: '/pictures/lit-one-light-480.dc4f7cf0.webp', bytes: 12020 },
        { width: 960, src: '/pictures/lit-one-light-960.7e4f24c3.webp', bytes: 29394 },
      ],
      jpg: [{ width: 1000, src: '/pictures/lit-one-light-1000.11fca792.jpg', bytes: 52629 }],
    },
    colour: '#a4a1a0',
    alpha: false,
    alt: {
      en: 'Four things on a round stone table by the sea: a tall vase, a yellow pot ringed with blue dabs, a red bowl, and a dark ball, polished. A blue hill, its reflection and a red sun are painted on the vase; to the right the brush ran dry and the clay is bare. One low sun from the left: each thing is half honey, half gray-blue, and long shadows lie to the right. Far cliffs fade in rose haze.',
      cn: '海边一张圆石台上摆着四样东西：一只高瓶，一圈蓝点的黄罐，一只红碗，一颗磨亮的深色圆球。瓶上画着蓝色的山、山的倒影和一轮红日；往右笔干了，露出素陶。只有一轮低低的太阳从左边照来：每样东西一半蜜色，一半灰蓝，长长的影子倒向右边。远处的崖壁淡在玫瑰色的雾里。',
      jp: '海辺の円い石の台に、四つのものが並ぶ。背の高い花瓶、青い点をめぐらせた黄色い壺、赤い鉢、磨かれた暗い球。花瓶には青い山とその水鏡、赤い太陽が描かれ、右へ行くほど筆がかすれて素の粘土になる。光は左の低い太陽ひとつ。どれも半分は蜜色、半分は青みの灰色で、長い影が右へのびる。遠い崖は薔薇色の霞にとけている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Light, seed 1',
      cn: '工作室收藏，用代码画成。系列「光」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「光」、シード 1',
    },
    crops: {},
  },
  'lit-two-lights': {
    width: 1400,
    height: 1400,
    sources: {
      avif: [
        { width: 240, src: '/pictures/lit-two-lights-240.2fde90cb.avif', bytes: 4081 },
        { width: 480, src: '/pictures/lit-two-lights-480.d466b9af.avif', bytes: 9001 },
        { width: 960, src: '/pictures/lit-two-lights-960.13df44cb.avif', bytes: 21609 },
        { width: 1400, src: '/pictures/lit-two-lights-1400.2009177e.avif', bytes: 35024 },
      ],
      webp: [
        { width: 240, src: '/pictures/lit-two-lights-240.cb0e3bc8.webp', bytes: 5884 },
        { width: 480, src: '/pictures/lit-two-lights-480.64123ccf.webp', bytes: 13316 },
        { width: 960, src: '/pictures/lit-two-lights-960.ea359a53.webp', bytes: 30538 },
      ],
      jpg: [{ width: 1000, src: '/pictures/lit-two-lights-1000.5983d76a.jpg', bytes: 57560 }],
    },
    colour: '#65433f',
    alpha: false,
    alt: {
      en: 'The same vase, pot, bowl and ball at dusk, on a polished walnut table in a dark blue studio. A warm lamp on the left turns the clay to cream and the wood to embers; through a window behind, the last of the sky, rose below and blue above, draws a cold edge down the right of the vase and lies white on the rim of the table. Between the two lights everything is nearly black.',
      cn: '还是那只瓶、黄罐、红碗和圆球，傍晚，在深蓝的画室里，摆在打过蜡的胡桃木桌上。左边一盏暖灯把陶土照成奶油色，把木头照得像炭火；身后的窗外是最后的天光，下面玫瑰色，上面蓝，沿着瓶子右侧勾出一道冷边，又白白地落在桌沿上。两种光之间，几乎是黑的。',
      jp: '同じ花瓶と壺と鉢と球。夕暮れ、濃い青のアトリエで、磨いたクルミ材のテーブルの上。左の暖かいランプが粘土をクリーム色に、木を熾火の色に変える。後ろの窓には暮れ残る空、下は薔薇色、上は青。それが花瓶の右に冷たい縁を引き、テーブルのへりに白く落ちている。二つの光のあいだは、ほとんど黒い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Light, seed 1',
      cn: '工作室收藏，用代码画成。系列「光」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「光」、シード 1',
    },
    crops: {},
  },
  'lit-three-lights': {
    width: 1400,
    height: 1400,
    sources: {
      avif: [
        { width: 240, src: '/pictures/lit-three-lights-240.2b8e276f.avif', bytes: 3405 },
        { width: 480, src: '/pictures/lit-three-lights-480.40f74c97.avif', bytes: 7761 },
        { width: 960, src: '/pictures/lit-three-lights-960.fd657695.avif', bytes: 17360 },
        { width: 1400, src: '/pictures/lit-three-lights-1400.b73db46d.avif', bytes: 27428 },
      ],
      webp: [
        { width: 240, src: '/pictures/lit-three-lights-240.e6278fdd.webp', bytes: 4502 },
        { width: 480, src: '/pictures/lit-three-lights-480.94c01778.webp', bytes: 9944 },
        { width: 960, src: '/pictures/lit-three-lights-960.c6f08563.webp', bytes: 22842 },
      ],
      jpg: [{ width: 1000, src: '/pictures/lit-three-lights-1000.869d0ae9.jpg', bytes: 43486 }],
    },
    colour: '#b1a79b',
    alpha: false,
    alt: {
      en: 'The vessels at noon on a white table in a gallery; two small framed landscapes hang out of focus on the pale gray wall. Three spots, one warm, one cool and one from behind, each cast a shadow of their own: thin gray leaves that fan out from the foot of every vessel and darken where they overlap. Three small lights stand in the glaze, and the panes of the roof in the dark ball.',
      cn: '正午的展厅，器皿摆在白色的圆台上；浅灰的墙上挂着两幅带框的小风景，虚虚的。三盏射灯，一盏暖，一盏冷，一盏在后，各投一道影：从每件器皿的脚边像薄薄的灰叶子一样展开，重叠的地方更深。釉面上亮着三个小光点，深色的球里映着天窗的格子。',
      jp: '正午の画廊。白い円卓に器が並び、淡い灰色の壁には額に入った小さな風景画が二枚、ぼんやりと掛かる。暖かい灯、冷たい灯、後ろからの灯。三つの灯がそれぞれに影を落とし、どの器の足もとからも薄い灰色の葉のように開いて、重なるところだけ濃い。釉には小さな光が三つ、暗い球には天窓の格子が映る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Light, seed 1',
      cn: '工作室收藏，用代码画成。系列「光」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「光」、シード 1',
    },
    crops: {},
  },
  'lit-four-lights': {
    width: 1400,
    height: 1400,
    sources: {
      avif: [
        { width: 240, src: '/pictures/lit-four-lights-240.1971042c.avif', bytes: 5699 },
        { width: 480, src: '/pictures/lit-four-lights-480.1b64d918.avif', bytes: 13895 },
        { width: 960, src: '/pictures/lit-four-lights-960.dedaff6d.avif', bytes: 32364 },
        { width: 1400, src: '/pictures/lit-four-lights-1400.cc7059b2.avif', bytes: 51491 },
      ],
      webp: [
        { width: 240, src: '/pictures/lit-four-lights-240.36f8c85a.webp', bytes: 8124 },
        { width: 480, src: '/pictures/lit-four-lights-480.da162358.webp', bytes: 18972 },
        { width: 960, src: '/pictures/lit-four-lights-960.a99dbd95.webp', bytes: 42452 },
      ],
      jpg: [{ width: 1000, src: '/pictures/lit-four-lights-1000.4e60367c.jpg', bytes: 73641 }],
    },
    colour: '#3f4a61',
    alpha: false,
    alt: {
      en: 'The vessels at night on a table of dark polished stone, before a bay under the aurora. Four lights: green from behind on the left, violet from behind on the right, pale moonlight and, close in front, a lamp of amber. The vase is mint on one flank, mauve on the other and gold between; the stone mirrors pot, vase and bowl upside down. Lamps along the far shore, a snowy mountain, stars.',
      cn: '夜里，器皿摆在磨光的深色石台上，背后是极光下的海湾。四种光：左后方的绿，右后方的紫，淡淡的月光，还有近前一盏琥珀色的灯。高瓶一侧薄荷绿，一侧淡紫，中间是金；石面上倒映着罐、瓶和碗。对岸有几点灯火，一座雪山，星星。',
      jp: '夜。磨いた暗い石の台に器が並び、後ろにはオーロラの下の入り江。光は四つ。左奥から緑、右奥から紫、淡い月、そして手前に琥珀色のランプ。花瓶は片側が薄荷、片側が藤色、あいだは金。石には壺と花瓶と鉢がさかさに映る。向こう岸に灯、雪の山、星。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Light, seed 1',
      cn: '工作室收藏，用代码画成。系列「光」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「光」、シード 1',
    },
    crops: {},
  },
  harbour: {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harbour-480.3ed719a1.avif', bytes: 9115 },
        { width: 960, src: '/pictures/harbour-960.7131f82e.avif', bytes: 33095 },
        { width: 1440, src: '/pictures/harbour-1440.c7f013a3.avif', bytes: 92375 },
      ],
      webp: [
        { width: 480, src: '/pictures/harbour-480.33630927.webp', bytes: 12506 },
        { width: 960, src: '/pictures/harbour-960.379b86e4.webp', bytes: 52670 },
      ],
      jpg: [{ width: 1000, src: '/pictures/harbour-1000.3945da50.jpg', bytes: 61772 }],
    },
    colour: '#99958a',
    alpha: false,
    alt: {
      en: 'A harbor town in flat color: a long blue mountain with cliffs like organ pipes, a pale sun banded by cloud in an orange sky, small houses in rows on a green hill, and three sailing boats on the river below.',
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
        { width: 480, src: '/pictures/cover-wave-480.07ec5fed.avif', bytes: 5074 },
        { width: 960, src: '/pictures/cover-wave-960.e7eab712.avif', bytes: 15792 },
        { width: 1440, src: '/pictures/cover-wave-1440.9366fd46.avif', bytes: 38844 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-wave-480.dc50073a.webp', bytes: 7894 },
        { width: 960, src: '/pictures/cover-wave-960.c3f9d7c1.webp', bytes: 23628 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-wave-1000.51eaccac.jpg', bytes: 33314 }],
    },
    colour: '#e7d3b6',
    alpha: false,
    alt: {
      en: 'On cream paper a blue pencil pulls a wave of seven colors, navy to plum, that swells from the lower left and breaks into dots at the tip; birds scatter past a coral sun.',
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
  'cover-brush': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-brush-480.7917f23d.avif', bytes: 5101 },
        { width: 960, src: '/pictures/cover-brush-960.4a7c9064.avif', bytes: 20811 },
        { width: 1440, src: '/pictures/cover-brush-1440.95471819.avif', bytes: 64959 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-brush-480.a0aaaa38.webp', bytes: 7892 },
        { width: 960, src: '/pictures/cover-brush-960.7b3b16f5.webp', bytes: 37320 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-brush-1000.840103b4.jpg', bytes: 41283 }],
    },
    colour: '#b94d4b',
    alpha: false,
    alt: {
      en: 'A brush taken apart along a slanting dotted line: a pointed tuft of dark hairs tied with yellow thread, an empty cream ferrule, and a slim navy handle that runs off the page. The ground is a warm, even red, with a yellow disc, a cream one and a small coral one like drops of paint.',
      cn: '一支画笔沿着斜斜的虚线被拆开：一束用黄线扎住的深色尖毛，一只空的奶白色金属箍，一根伸出画面的细长藏青笔杆。底色是匀净的暖红，旁边一黄一白一珊瑚色三个圆点，像滴下的颜料。',
      jp: '斜めの点線に沿って分解された一本の筆。黄色い糸で束ねた先のとがった黒い毛、空のクリーム色の口金、画面の外へのびる細身の紺の軸。地は暖かくむらのない赤で、黄、クリーム、珊瑚色の円が絵の具のしずくのように浮かぶ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 41',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 41',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 41',
    },
    crops: {},
  },
  'cover-comics': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-comics-480.f2528f61.avif', bytes: 20705 },
        { width: 960, src: '/pictures/cover-comics-960.562e44bc.avif', bytes: 63573 },
        { width: 1440, src: '/pictures/cover-comics-1440.b1ed1c82.avif', bytes: 152563 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-comics-480.66f3f4d9.webp', bytes: 33204 },
        { width: 960, src: '/pictures/cover-comics-960.b6a68ce0.webp', bytes: 104000 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-comics-1000.d7d3284b.jpg', bytes: 157353 }],
    },
    colour: '#9b9e91',
    alpha: false,
    alt: {
      en: 'A town seen from straight above, laid out like a page of comics. Seven framed blocks hold houses, a round fountain square, a park, a river with a bridge, an orchard, striped market stalls and a small harbor; the pale streets between them are the gutters, and four small cars drive along. Greens and corals on cream.',
      cn: '从正上方看的小镇，排成一页漫画。七个加框的街区里有房屋、圆形喷泉广场、公园、带桥的河、果园、条纹摊棚和小港口；街区之间的浅色街道就是格与格的间隙，四辆小车行驶其间。奶白底上，绿与珊瑚色相间。',
      jp: '真上から見た町が、漫画の一ページのように割り付けられている。七つの枠の中に、家並み、丸い噴水の広場、公園、橋のかかる川、果樹園、縞の屋台、小さな港。枠と枠のあいだの淡い道がコマの間白で、四台の小さな車が走る。クリーム色の地に緑と珊瑚色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Town, seed 103',
      cn: '工作室收藏，用代码画成。系列「小镇」，种子 103',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「町」、シード 103',
    },
    crops: {},
  },
  'cover-letters': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-letters-480.3caaf8db.avif', bytes: 13286 },
        { width: 960, src: '/pictures/cover-letters-960.5a4fec61.avif', bytes: 53859 },
        { width: 1440, src: '/pictures/cover-letters-1440.62996ffe.avif', bytes: 163130 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-letters-480.7c72c5bc.webp', bytes: 19478 },
        { width: 960, src: '/pictures/cover-letters-960.41ec9e12.webp', bytes: 85934 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-letters-1000.8be89fef.jpg', bytes: 100482 }],
    },
    colour: '#aa8b7c',
    alpha: false,
    alt: {
      en: 'A huge cream ampersand, written in one stroke of a broad pen, lies over evening hills like a road, with a dashed red line along its middle. A red brush pen rests at its lower end; leafy plants grow along the bottom. The sky goes from yellow to peach around a pale sun, the hills from rose to night blue.',
      cn: '一个巨大的奶白色“&”，像宽头笔一笔写成，又像一条路铺过黄昏的山丘，中间走着一道红色虚线。笔画末端停着一支红色软笔，画面底边长着枝叶。天空由黄到桃色，托着淡淡的太阳；山丘由玫红渐入夜蓝。',
      jp: '平筆の一筆で書いたような巨大なクリーム色のアンパサンドが、夕暮れの丘の上に道のように横たわり、真ん中を赤い破線が走る。書き終わりには赤い筆ペン、下辺には葉を茂らせた草。空は黄から桃色へ淡い太陽を包み、丘はばら色から夜の青へ沈む。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 52',
      cn: '工作室收藏，用代码画成。系列「线」，种子 52',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 52',
    },
    crops: {},
  },
  'cover-onion-skin': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-onion-skin-480.0ff54f28.avif', bytes: 6790 },
        { width: 960, src: '/pictures/cover-onion-skin-960.e381106b.avif', bytes: 24583 },
        { width: 1440, src: '/pictures/cover-onion-skin-1440.f7f167f4.avif', bytes: 74570 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-onion-skin-480.7127bcbe.webp', bytes: 8662 },
        { width: 960, src: '/pictures/cover-onion-skin-960.bf1e604d.webp', bytes: 34916 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-onion-skin-1000.39b0b21a.jpg', bytes: 45433 }],
    },
    colour: '#41566e',
    alpha: false,
    alt: {
      en: 'A fish leaps over still water at night, drawn seven times along one arc. In front of a big yellow moon it is solid, silver and coral, with every scale; the drawings before it show through in blues and greens, those after it in gold, orange and plum. Two small splashes stand where it rises and where it will fall.',
      cn: '夜里，一条鱼跃过平静的水面，沿着一道弧线画了七次。正在黄色大月亮前的那条是实的，银白与珊瑚色，鳞片分明；之前的几张透出蓝绿，之后的透出金、橙与梅紫。起跳和将要落下的地方，各有一小朵水花。',
      jp: '夜の静かな水面を跳ぶ魚を、一つの弧に沿って七回描いた絵。大きな黄色い月の前の一匹だけが銀と珊瑚色ではっきりと、うろこまで描かれ、それより前の絵は青と緑に、後の絵は金、橙、梅紫に透けている。跳び出した所と落ちる所に、小さなしぶき。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Night, seed 7',
      cn: '工作室收藏，用代码画成。系列「夜」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「夜」、シード 7',
    },
    crops: {},
  },
  'cover-pencil-sound': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-pencil-sound-480.4b8b77e6.avif', bytes: 13994 },
        { width: 960, src: '/pictures/cover-pencil-sound-960.0fe68ffc.avif', bytes: 36262 },
        { width: 1440, src: '/pictures/cover-pencil-sound-1440.a53ff89a.avif', bytes: 67877 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-pencil-sound-480.ef9631f8.webp', bytes: 27660 },
        { width: 960, src: '/pictures/cover-pencil-sound-960.5aec76b0.webp', bytes: 78850 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-pencil-sound-1000.9e2c5ac6.jpg', bytes: 104034 }],
    },
    colour: '#debc88',
    alpha: false,
    alt: {
      en: 'A pencil set down on a record as if it were the needle. The disc is cream paper; its grooves are drawn lines, calm on the left and trembling more and more toward the navy pencil, where crumbs of graphite gather. A red label in the middle, and all around it a plain sunny yellow.',
      cn: '一支铅笔像唱针一样落在唱片上。唱片是奶白的纸，一圈圈纹路是画出来的线，左边平静，越靠近藏青色的铅笔抖得越厉害，笔尖旁散着石墨屑。中间是红色的唱片标，四周一片明亮的黄。',
      jp: 'レコードに、針の代わりに一本の鉛筆が下りている。盤はクリーム色の紙、溝は手で引いた線で、左では静か、紺の鉛筆に近づくほど震えだし、芯の粉が散る。中央のラベルは赤、まわりは一面の明るい黄色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 29',
      cn: '工作室收藏，用代码画成。系列「线」，种子 29',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 29',
    },
    crops: {},
  },
  'cover-perspective': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-perspective-480.8c93f0b3.avif', bytes: 8112 },
        { width: 960, src: '/pictures/cover-perspective-960.73d13743.avif', bytes: 41528 },
        { width: 1440, src: '/pictures/cover-perspective-1440.c2d59266.avif', bytes: 124587 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-perspective-480.d8059e6c.webp', bytes: 12424 },
        { width: 960, src: '/pictures/cover-perspective-960.bb5682b9.webp', bytes: 70708 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-perspective-1000.4f87622b.jpg', bytes: 69650 }],
    },
    colour: '#7d6964',
    alpha: false,
    alt: {
      en: 'A straight road between two rows of poplars runs to a point under the half-set sun. Trees, field furrows and the dashes on the road all shrink toward it, from deep green near us to plum at the end. The sky is orange, the fields teal, and four birds fly at the upper left.',
      cn: '两排白杨之间，一条笔直的路奔向半沉的太阳底下的一点。树、田垄和路面的虚线都朝那里缩小，近处深绿，尽头梅紫。橙色的天空，青绿的田野，左上角飞着四只鸟。',
      jp: 'ポプラ並木のあいだを、まっすぐな道が半ば沈んだ太陽の下の一点へ走る。木も畑の畝も道の白線も、手前の深緑から奥の梅紫へ、そこへ向かって小さくなる。空は橙、畑は青緑、左上に鳥が四羽。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 17',
      cn: '工作室收藏，用代码画成。系列「线」，种子 17',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 17',
    },
    crops: {},
  },
  'cover-print': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-print-480.88bb58dd.avif', bytes: 12110 },
        { width: 960, src: '/pictures/cover-print-960.5403185a.avif', bytes: 35143 },
        { width: 1440, src: '/pictures/cover-print-1440.a35d51f3.avif', bytes: 81832 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-print-480.7ab6585d.webp', bytes: 21832 },
        { width: 960, src: '/pictures/cover-print-960.c0c9dcd1.webp', bytes: 69022 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-print-1000.cf86e4b4.jpg', bytes: 84025 }],
    },
    colour: '#9f8f88',
    alpha: false,
    alt: {
      en: 'A lino block and the print pulled from it lie side by side on a wooden table. Both show an owl on a branch below a small sun, cut out of dark blue: on the block in tan and the wrong way round, on the paper in white. One corner of the sheet curls up beside an inked roller with a red handle; shavings are scattered below.',
      cn: '木桌上并排放着一块麻胶版和刚揭下的版画。两者都是小太阳下枝头的一只猫头鹰，从深蓝中刻出：版上是棕黄色，左右相反；纸上是白色。纸的一角卷起，旁边是沾了墨的滚筒，红色手柄；底下散着刻屑。',
      jp: '木の机に、リノリウムの版と刷り上がった版画が並ぶ。どちらも小さな太陽の下、枝にとまるふくろうを濃い青から彫り抜いたもので、版では黄土色で左右が逆、紙の上では白い。めくれた紙の角のそばに赤い柄のローラー、手前には彫りくずが散る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 109',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 109',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 109',
    },
    crops: {},
  },
  'cover-sea': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-sea-480.0b8356be.avif', bytes: 9685 },
        { width: 960, src: '/pictures/cover-sea-960.f4e9d1b7.avif', bytes: 35979 },
        { width: 1440, src: '/pictures/cover-sea-1440.334d58f8.avif', bytes: 96052 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-sea-480.3fe6ecd3.webp', bytes: 19078 },
        { width: 960, src: '/pictures/cover-sea-960.0c4e6851.webp', bytes: 75198 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-sea-1000.95acb750.jpg', bytes: 83285 }],
    },
    colour: '#c8af93',
    alpha: false,
    alt: {
      en: 'An open box of watercolors from above, tilted a little on sand-colored paper. Each of its twelve pans holds a small sea at another hour: plum dawn, yellow morning, pale green noon with a white sail, red evening, blue night with stars. A brush with a red handle lies across the right side, next to a jar of water.',
      cn: '从上面看一只打开的水彩盒，微微斜放在沙色的纸上。十二个颜料格里，各有一小片不同时辰的海：梅紫的黎明、明黄的清晨、带着一叶白帆的浅绿正午、红色的傍晚、有星的蓝夜。右侧横着一支红杆画笔，旁边是一罐清水。',
      jp: '砂色の紙の上に少し傾けて置かれた、ふたの開いた水彩絵の具箱を真上から見たところ。十二の皿の一つひとつに、違う時刻の小さな海。梅紫の夜明け、黄色い朝、白い帆の浮かぶ薄緑の昼、赤い夕べ、星のある青い夜。右に赤い軸の筆と、水の入った器。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 36',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 36',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 36',
    },
    crops: {},
  },
  'cover-storyboard': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-storyboard-480.7fad20d4.avif', bytes: 8863 },
        { width: 960, src: '/pictures/cover-storyboard-960.ab85c5bd.avif', bytes: 36426 },
        { width: 1440, src: '/pictures/cover-storyboard-1440.222ae576.avif', bytes: 96018 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-storyboard-480.99be9352.webp', bytes: 16502 },
        { width: 960, src: '/pictures/cover-storyboard-960.badb53d7.webp', bytes: 63468 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-storyboard-1000.9fb2d607.jpg', bytes: 78463 }],
    },
    colour: '#84817a',
    alpha: false,
    alt: {
      en: 'Six cards pinned to a green wall tell how a red ball gets away: down a hill, bouncing along a street, past a cat on a roof, carried off by a black bird, through a dark wood, and at last, as the red sun, into the sea. Under each picture are two handwritten lines and, except at the end, an arrow.',
      cn: '绿墙上钉着六张卡片，讲一只红球怎样跑掉：滚下山坡，沿街弹跳，掠过屋顶上的猫，被黑鸟衔走，穿过幽暗的树林，最后变成红色的太阳落进海里。每张画下有两行手写的线，除最后一张外还有一个箭头。',
      jp: '緑の壁に留めた六枚のカードが、赤いボールの逃げた話を語る。丘を下り、通りをはずみ、屋根の猫の前を過ぎ、黒い鳥に運ばれ、暗い森を抜け、最後は赤い太陽になって海に沈む。絵の下には手書きの線が二本、最後の一枚を除いて矢印。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 71',
      cn: '工作室收藏，用代码画成。系列「线」，种子 71',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 71',
    },
    crops: {},
  },
  'cover-studio': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-studio-480.0e143c10.avif', bytes: 18498 },
        { width: 960, src: '/pictures/cover-studio-960.cb8022e7.avif', bytes: 78278 },
        { width: 1440, src: '/pictures/cover-studio-1440.f84475c0.avif', bytes: 213793 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-studio-480.cfbbeb07.webp', bytes: 28964 },
        { width: 960, src: '/pictures/cover-studio-960.fee4d087.webp', bytes: 124896 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-studio-1000.883300b7.jpg', bytes: 138195 }],
    },
    colour: '#63687f',
    alpha: false,
    alt: {
      en: 'A snowy night under a long white mountain with dark cliffs. All the houses on the slope are unlit but one: in its big yellow window stand an easel with a summer landscape, a lamp and a pot plant. Its light falls as a warm path on the snow, where footprints come to the door, between two bare trees.',
      cn: '雪夜，长长的白山露出深色崖壁。坡上的房子都暗着，只有一间亮着：黄色的大窗里立着画架，架上是一幅夏天的风景，旁边有吊灯和一盆绿植。灯光在雪地上铺出一条暖色的路，脚印通向门口，两旁是光秃的树。',
      jp: '黒い崖をのぞかせた長く白い山の下、雪の夜。斜面の家はどれも暗く、一軒だけ灯がともる。黄色い大きな窓の中に、夏の風景を載せたイーゼルとランプと鉢植え。明かりは雪の上に暖かい道を敷き、裸の二本の木のあいだを足跡が戸口へ続く。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Night, seed 61',
      cn: '工作室收藏，用代码画成。系列「夜」，种子 61',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「夜」、シード 61',
    },
    crops: {},
  },
  'cover-switch': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-switch-480.01afefce.avif', bytes: 9514 },
        { width: 960, src: '/pictures/cover-switch-960.b81c0389.avif', bytes: 45381 },
        { width: 1440, src: '/pictures/cover-switch-1440.eb937698.avif', bytes: 128585 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-switch-480.c220228a.webp', bytes: 16048 },
        { width: 960, src: '/pictures/cover-switch-960.3c0891cc.webp', bytes: 78444 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-switch-1000.fea20fac.jpg', bytes: 77239 }],
    },
    colour: '#518283',
    alpha: false,
    alt: {
      en: 'One big round red switch on a navy base, with three rings of sound above it. Its white cable leaves to the right, loops upward and becomes a vine: mint and gold leaves, four open flowers and, on the highest loop, a red bird with a blue wing. The ground is deep teal, lighter behind the garden.',
      cn: '藏青底座上一只又大又圆的红色开关，上方三道声波似的弧线。白色的线缆向右伸出，盘绕而上，变成一株藤：薄荷与金色的叶子、四朵盛开的花，最高的弯上停着一只蓝翅红鸟。底色是深青绿，花园背后稍亮。',
      jp: '紺の台にのった大きな丸い赤いスイッチと、その上に三重に広がる弧。白いコードは右へのび、輪を描いて上り、つるになる。薄荷色と金色の葉、開いた四つの花、いちばん高い輪に青い羽の赤い鳥。地は深い青緑で、庭の後ろだけ少し明るい。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 97',
      cn: '工作室收藏，用代码画成。系列「线」，种子 97',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 97',
    },
    crops: {},
  },
  'cover-tablets': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-tablets-480.c4aa8200.avif', bytes: 12517 },
        { width: 960, src: '/pictures/cover-tablets-960.7bdfe94e.avif', bytes: 43456 },
        { width: 1440, src: '/pictures/cover-tablets-1440.dbd6401c.avif', bytes: 113737 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-tablets-480.46214856.webp', bytes: 19840 },
        { width: 960, src: '/pictures/cover-tablets-960.1f3ee9e8.webp', bytes: 77610 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-tablets-1000.5e021868.jpg', bytes: 85343 }],
    },
    colour: '#a6b09c',
    alpha: false,
    alt: {
      en: 'A classroom from the ceiling: four long rounded tables on a mint floor, thirty round stools in red, navy, yellow, plum and cream around them, and three tablets on each table. Every screen shows a small drawing: a hill, a sun, a house, a fish. Short pencils lie about; soft shadows fall to the lower right.',
      cn: '从天花板往下看的教室：薄荷绿的地面上四张圆角长桌，围着三十只红、藏青、黄、梅紫、奶白的圆凳，每张桌上三块平板。屏幕上各有一幅小画：山、太阳、房子、鱼。铅笔头散放着，柔和的影子落向右下。',
      jp: '天井から見た教室。薄荷色の床に角の丸い長机が四つ、まわりに赤、紺、黄、梅紫、クリーム色の丸椅子が三十、机ごとにタブレットが三枚。画面には山、太陽、家、魚の小さな絵。短い鉛筆が散らばり、やわらかな影が右下に落ちる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 12',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 12',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 12',
    },
    crops: {},
  },
  'cover-train': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-train-480.dd93b4db.avif', bytes: 8330 },
        { width: 960, src: '/pictures/cover-train-960.71f39611.avif', bytes: 31516 },
        { width: 1440, src: '/pictures/cover-train-1440.fb5667f1.avif', bytes: 86583 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-train-480.66591d53.webp', bytes: 13914 },
        { width: 960, src: '/pictures/cover-train-960.86fc26e8.webp', bytes: 57834 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-train-1000.c903f2ef.jpg', bytes: 73595 }],
    },
    colour: '#a4736b',
    alpha: false,
    alt: {
      en: 'Three windows in a plum-colored train carriage show the same violet mountain and green hills at sunset, a little later each time. On the orange table below lie an open sketchbook, with the mountain, the sun and three trees drawn in blue and green, and a red pencil; a cream cup steams at the left, and suitcases lie on the rack.',
      cn: '梅紫色的车厢里，三扇窗映着同一座紫山和绿丘的日落，一扇比一扇晚一点。下面橙色的桌上摊着速写本，用蓝绿的线画着山、太阳和三棵树，旁边一支红铅笔；左边一只奶白杯子冒着热气，行李架上放着箱子。',
      jp: '梅紫の客車の三つの窓に、同じ紫の山と緑の丘の夕日が、少しずつ遅い時刻で映る。手前の橙のテーブルには、山と太陽と三本の木を青と緑の線で描いたスケッチ帳と赤い鉛筆。左にクリーム色のカップが湯気を立て、網棚にはかばんが並ぶ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 23',
      cn: '工作室收藏，用代码画成。系列「线」，种子 23',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 23',
    },
    crops: {},
  },
  'cover-walk': {
    width: 1440,
    height: 900,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-walk-480.92cd77d0.avif', bytes: 6851 },
        { width: 960, src: '/pictures/cover-walk-960.a6315326.avif', bytes: 24307 },
        { width: 1440, src: '/pictures/cover-walk-1440.21e43097.avif', bytes: 71075 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-walk-480.cce2cc6e.webp', bytes: 9554 },
        { width: 960, src: '/pictures/cover-walk-960.a65dc3ee.webp', bytes: 34822 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-walk-1000.aff68551.jpg', bytes: 47574 }],
    },
    colour: '#97575b',
    alpha: false,
    alt: {
      en: 'Legs in navy trousers and red laced boots, several drawings of one step laid over each other against orange. The far leg shows behind in dull rose. A white dotted line follows the heel: it waits on the ground, rises, and swings forward; along the plum floor run the tick marks of a ruler.',
      cn: '藏青裤子、系带红靴的腿，同一步的几张画叠在橙色背景前，后面的另一条腿是暗玫瑰色。一条白色点线跟着脚跟走：停在地上，抬起，向前摆；梅紫色的地面上排着尺子一样的刻度。',
      jp: '紺のズボンに赤い編み上げ靴の脚。一歩を描いた何枚もの絵が、橙を背に重なっている。奥の脚はくすんだばら色。白い点線がかかとを追う。地面で待ち、上がり、前へ振り出される。梅紫の床には物差しのような目盛り。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 83',
      cn: '工作室收藏，用代码画成。系列「线」，种子 83',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 83',
    },
    crops: {},
  },
  'cover-banksia': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-banksia-480.def03457.avif', bytes: 28069 },
        { width: 960, src: '/pictures/cover-banksia-960.029528cb.avif', bytes: 85997 },
        { width: 1440, src: '/pictures/cover-banksia-1440.60805deb.avif', bytes: 165660 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-banksia-480.1613ddc9.webp', bytes: 43434 },
        { width: 960, src: '/pictures/cover-banksia-960.a96e3cd8.webp', bytes: 122354 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-banksia-1000.ef7ce31a.jpg', bytes: 154532 }],
    },
    colour: '#b3aca2',
    alpha: false,
    alt: {
      en: 'Watercolor of a banksia: one tall golden flower candle, made of hundreds of small buds in winding rows, leans to the right above a ruff of saw-edged gray-green leaves. Fine hooked wires stand out along both sides. The ground is a soft wash from slate blue at the top to pale mauve.',
      cn: '水彩班克木：一支高高的金色花烛，由成百的小花苞盘绕成行，向右微倾，下面托着一圈锯齿边的灰绿叶子，两侧伸出细钩般的花丝。底色由上方的石板蓝柔柔地化到淡紫。',
      jp: 'バンクシアの水彩。何百もの小さなつぼみがらせんに並ぶ、丈高い金色の花穂が右に傾き、下に鋸歯のある灰緑の葉がえりのように開く。両脇には先の曲がった細い花柱。地は上の青灰色から淡い藤色へやわらかく移る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 88',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 88',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 88',
    },
    crops: {},
  },
  'cover-feather': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-feather-480.afd65b57.avif', bytes: 17330 },
        { width: 720, src: '/pictures/cover-feather-720.07ea6a33.avif', bytes: 31583 },
        { width: 960, src: '/pictures/cover-feather-960.13e7199e.avif', bytes: 47688 },
        { width: 1440, src: '/pictures/cover-feather-1440.86f67389.avif', bytes: 85704 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-feather-480.60215064.webp', bytes: 21766 },
        { width: 720, src: '/pictures/cover-feather-720.95939ba6.webp', bytes: 42308 },
        { width: 960, src: '/pictures/cover-feather-960.edc13e05.webp', bytes: 66440 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-feather-1000.f003ddf3.jpg', bytes: 96421 }],
    },
    colour: '#e8d4b7',
    alpha: false,
    alt: {
      en: 'Watercolor of a single feather that slants from lower left to upper right, dark blue with fine pale bars, rust-colored down at its foot. Its quill has been dipped in ink and has just written a row of loops across the sheet, with a few blots beside it. The ground is warm, like weak tea.',
      cn: '水彩羽毛：一根羽毛由左下斜向右上，深蓝底上有细细的浅色横纹，根部是铁锈色的绒毛。羽管蘸过墨，刚在纸上写下一串环圈，旁边有几点墨渍。底色温暖，像淡茶。',
      jp: '一枚の羽根の水彩。左下から右上へ斜めに置かれ、濃い青に細く淡い縞、根元には錆色の綿毛。羽軸はインクに浸してあり、紙の上に輪の列を書いたばかりで、そばにしみが少し。地は薄い紅茶のように暖かい。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 66',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 66',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 66',
    },
    crops: {},
  },
  'cover-fungi': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-fungi-480.5582f316.avif', bytes: 32215 },
        { width: 960, src: '/pictures/cover-fungi-960.f52a4581.avif', bytes: 96693 },
        { width: 1440, src: '/pictures/cover-fungi-1440.841cd67a.avif', bytes: 184966 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-fungi-480.e91dfc1a.webp', bytes: 56010 },
        { width: 960, src: '/pictures/cover-fungi-960.6c5fdda8.webp', bytes: 160156 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-fungi-1000.367adcf7.jpg', bytes: 189944 }],
    },
    colour: '#ad856e',
    alpha: false,
    alt: {
      en: 'Watercolor of six mushrooms seen from the ground, as a beetle sees them. The largest, scarlet, rises almost to the top of the sheet; the others are yellow, ochre, rose and violet. Their pale gills spread like spokes under the caps. Behind them a dusk sky sinks from night blue to copper; moss grows along the bottom.',
      cn: '水彩蘑菇，像甲虫那样从地面仰望：六朵，最大的一朵朱红，几乎顶到纸边，其余是黄、赭、玫瑰和紫。浅色的菌褶在伞下像轮辐一样张开。背后的暮色由夜蓝沉到铜色，底边长着苔。',
      jp: '地面から甲虫の目で見上げた六本のきのこの水彩。いちばん大きな朱色の一本は紙の上端に届きそうで、ほかは黄、黄土、ばら、紫。かさの裏に淡いひだが車輪の輻のように広がる。背後の夕空は夜の青から銅色へ沈み、下辺には苔。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 121',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 121',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 121',
    },
    crops: {},
  },
  'cover-kelp': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-kelp-480.eedf7d0f.avif', bytes: 34924 },
        { width: 960, src: '/pictures/cover-kelp-960.efb31029.avif', bytes: 104918 },
        { width: 1440, src: '/pictures/cover-kelp-1440.76ee92fd.avif', bytes: 194898 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-kelp-480.922dcfb5.webp', bytes: 58414 },
        { width: 960, src: '/pictures/cover-kelp-960.7effe5de.webp', bytes: 159332 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-kelp-1000.4c0fbc44.jpg', bytes: 199144 }],
    },
    colour: '#828a66',
    alpha: false,
    alt: {
      en: 'Watercolor of giant kelp under water: four long stems with ochre and olive fronds, crimped at their edges, climb from dark blue depths toward pale green light. Soft rays fall between them, and bubbles rise from below.',
      cn: '水彩巨藻：四条长茎带着赭色和橄榄色、边缘起皱的叶片，从深蓝的水底攀向浅绿的光。柔和的光线从其间落下，水底升起细小的气泡。',
      jp: '海中のジャイアントケルプの水彩。黄土色とオリーブ色の、縁の縮れた葉をつけた四本の長い茎が、暗い青の底から薄緑の光へ上ってゆく。あいだにやわらかな光の筋が差し、底から小さな泡が上る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 57',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 57',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 57',
    },
    crops: {},
  },
  'cover-kitchen': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-kitchen-480.bf91deb3.avif', bytes: 22621 },
        { width: 960, src: '/pictures/cover-kitchen-960.52ecb58f.avif', bytes: 64761 },
        { width: 1440, src: '/pictures/cover-kitchen-1440.4c7f9eea.avif', bytes: 121581 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-kitchen-480.49814947.webp', bytes: 31122 },
        { width: 960, src: '/pictures/cover-kitchen-960.c3c4a6b9.webp', bytes: 82362 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-kitchen-1000.8168457c.jpg', bytes: 122734 }],
    },
    colour: '#c2bba6',
    alpha: false,
    alt: {
      en: 'Watercolor of a kitchen in the morning: a blue bowl with a white wavy line, piled with lemons and three leaves. Behind it the light of a window lies on a lilac wall in four tilted yellow panes. A lemon and a cut half lie on the pale table, and the shadows are violet.',
      cn: '水彩，早晨的厨房：一只画着白色波纹的蓝碗，堆满柠檬，插着三片叶子。身后的淡紫墙上，窗光斜斜落成四格明黄。浅色的桌上有一只柠檬和切开的半只，影子是紫的。',
      jp: '朝の台所の水彩。白い波線の入った青い鉢に、レモンが山盛り、葉が三枚。後ろの藤色の壁には、窓の光が傾いた四つの黄色い四角になって落ちている。白い卓上にレモンが一つと切った半分、影は紫色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 133',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 133',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 133',
    },
    crops: {},
  },
  'cover-leaves': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-leaves-480.59f4eab2.avif', bytes: 14979 },
        { width: 960, src: '/pictures/cover-leaves-960.aca5331d.avif', bytes: 40123 },
        { width: 1440, src: '/pictures/cover-leaves-1440.2cf9f218.avif', bytes: 69823 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-leaves-480.19e8de1d.webp', bytes: 17222 },
        { width: 960, src: '/pictures/cover-leaves-960.cd155a54.webp', bytes: 46784 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-leaves-1000.4ca8395b.jpg', bytes: 76068 }],
    },
    colour: '#d2d1c5',
    alpha: false,
    alt: {
      en: 'Watercolor of fifteen leaves in three rows on pale gray-blue paper, each of another shape: broad, sickle-shaped, toothed, narrow. In order they go through the colors of a year, from fresh green over yellow, orange and crimson to brown and dry gray.',
      cn: '淡灰蓝的纸上，十五片水彩叶子排成三行，形状各不相同：宽的、镰刀形的、带齿的、细长的。依次走过一年的颜色：新绿、黄、橙、绯红，直到褐色与干枯的灰。',
      jp: '淡い青灰色の紙に、十五枚の葉の水彩が三列に並ぶ。広いもの、鎌形のもの、鋸歯のあるもの、細いもの、形はみな違う。若い緑から黄、橙、深紅、茶、乾いた灰色へと、順に一年の色をたどる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 44',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 44',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 44',
    },
    crops: {},
  },
  'cover-pears': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-pears-480.baa14679.avif', bytes: 18491 },
        { width: 960, src: '/pictures/cover-pears-960.c8e3fdf1.avif', bytes: 52404 },
        { width: 1440, src: '/pictures/cover-pears-1440.f7eaa2e6.avif', bytes: 97626 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-pears-480.0dec3d94.webp', bytes: 22076 },
        { width: 960, src: '/pictures/cover-pears-960.06c13824.webp', bytes: 62710 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-pears-1000.b1d6a053.jpg', bytes: 100890 }],
    },
    colour: '#e5c89f',
    alpha: false,
    alt: {
      en: 'Watercolor of four pears in a row, green, russet, yellow-green and gold, each with a bright spot at its left. Their long shadows fall to the right over a white table, and no two have the same color: violet, teal, rose, blue. The wall behind is a warm peach.',
      cn: '水彩：四只梨排成一行，绿、赤褐、黄绿、金黄，左侧各有一点亮光。长长的影子向右落在白桌上，没有两道颜色相同：紫、青、玫瑰、蓝。背后的墙是暖桃色。',
      jp: '一列に並んだ四つの洋梨の水彩。緑、赤茶、黄緑、金色で、どれも左に明るい点がある。長い影が右へ、白い卓上にのびるが、同じ色は二つとない。紫、青緑、ばら色、青。後ろの壁は暖かな桃色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Table, seed 31',
      cn: '工作室收藏，用代码画成。系列「桌上」，种子 31',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「卓上」、シード 31',
    },
    crops: {},
  },
  'cover-shells': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-shells-480.c1377934.avif', bytes: 14792 },
        { width: 960, src: '/pictures/cover-shells-960.def20be8.avif', bytes: 41702 },
        { width: 1440, src: '/pictures/cover-shells-1440.2817e81e.avif', bytes: 72261 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-shells-480.2cd25653.webp', bytes: 19162 },
        { width: 960, src: '/pictures/cover-shells-960.4e7918c7.webp', bytes: 50208 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-shells-1000.a563511e.jpg', bytes: 81327 }],
    },
    colour: '#e5dccc',
    alpha: false,
    alt: {
      en: 'Watercolor of twelve finds from a beach laid out in a ring: scallops, limpets, turret shells and pieces of sea glass, sorted like a color wheel from sand over green and blue to violet and rust. Inside the ring each has its own swatch of mixed paint. The paper is the color of dry sand.',
      cn: '水彩：海滩捡来的十二样东西摆成一圈——扇贝、帽贝、锥螺和磨圆的海玻璃，像色轮一样由沙黄经绿、蓝排到紫与铁锈色。圈内，每一样都配着一小块调好的颜色。纸是干沙的颜色。',
      jp: '浜で拾った十二の品を輪に並べた水彩。帆立、笠貝、巻貝、波に磨かれたガラスが、色相環のように砂色から緑、青、紫、錆色へと並ぶ。輪の内側には、それぞれの色を混ぜて塗った見本。紙は乾いた砂の色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 115',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 115',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 115',
    },
    crops: {},
  },
  'cover-urchins': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-urchins-480.84a2947b.avif', bytes: 41840 },
        { width: 960, src: '/pictures/cover-urchins-960.394a4899.avif', bytes: 127150 },
        { width: 1440, src: '/pictures/cover-urchins-1440.17aee5dc.avif', bytes: 241534 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-urchins-480.6f259eb7.webp', bytes: 78322 },
        { width: 960, src: '/pictures/cover-urchins-960.71006ee3.webp', bytes: 229764 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-urchins-1000.d818a5d2.jpg', bytes: 237396 }],
    },
    colour: '#6f6a78',
    alpha: false,
    alt: {
      en: 'Watercolor of seven empty sea urchin shells from straight above, large and small, in violet, green, orange, teal, rose, olive and ochre. Bands of dark and pale run from each center like the slices of a cake, set with rows of raised white dots. They lie on deep blue.',
      cn: '水彩：从正上方看的七只海胆空壳，大小不一，紫、绿、橙、青、玫瑰、橄榄、赭黄。深浅相间的条带像切开的蛋糕一样由中心放射，上面排着一行行凸起的白点。底色是深蓝。',
      jp: '真上から見た七つのうにの殻の水彩。大小さまざまに、紫、緑、橙、青緑、ばら、オリーブ、黄土。濃淡の帯が切り分けた菓子のように中心から広がり、盛り上がった白い点が列をなす。地は深い青。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 92',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 92',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 92',
    },
    crops: {},
  },
  'cover-waratah': {
    width: 1440,
    height: 1800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/cover-waratah-480.cc7ceb15.avif', bytes: 26472 },
        { width: 960, src: '/pictures/cover-waratah-960.d19c579f.avif', bytes: 78113 },
        { width: 1440, src: '/pictures/cover-waratah-1440.d0d62261.avif', bytes: 147932 },
      ],
      webp: [
        { width: 480, src: '/pictures/cover-waratah-480.15c5cd10.webp', bytes: 39262 },
        { width: 960, src: '/pictures/cover-waratah-960.b616d63e.webp', bytes: 107988 },
      ],
      jpg: [{ width: 1000, src: '/pictures/cover-waratah-1000.33c08a71.jpg', bytes: 143990 }],
    },
    colour: '#b3a08e',
    alpha: false,
    alt: {
      en: 'Watercolor of one large waratah, face on: a scarlet dome of hooked florets sits on a skirt of long pointed crimson bracts that reaches almost from edge to edge. A straight stem with broad toothed leaves carries it. Behind it a misty wash goes from pale sage to gray-green.',
      cn: '水彩：一朵硕大的蒂罗花正对着我们。朱红的小花弯成钩，聚成圆顶，坐在一圈细尖的深红苞片上，苞片几乎横贯纸面。笔直的茎带着宽大的齿边叶。背后的薄雾由浅鼠尾草绿化到灰绿。',
      jp: '正面から見た一輪の大きなワラタの水彩。先の曲がった緋色の小花が丸く集まり、紙の端から端まで広がる細くとがった深紅の苞にのる。まっすぐな茎に、鋸歯のある広い葉。背後は淡いセージ色から灰緑へ、霧のようにぼかしてある。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Field, seed 73',
      cn: '工作室收藏，用代码画成。系列「原野」，种子 73',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「野」、シード 73',
    },
    crops: {},
  },
  tablet: {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-480.2d48af99.avif', bytes: 13484 },
        { width: 960, src: '/pictures/tablet-960.e9803783.avif', bytes: 40276 },
        { width: 1440, src: '/pictures/tablet-1440.dc376e43.avif', bytes: 76955 },
        { width: 2000, src: '/pictures/tablet-2000.1fa55555.avif', bytes: 128664 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-480.d6abdea4.webp', bytes: 16484 },
        { width: 960, src: '/pictures/tablet-960.b8d08aa0.webp', bytes: 50818 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-480.786b1c3f.png', bytes: 59371 }],
    },
    colour: '#6e747b',
    alpha: true,
    alt: {
      en: 'The tablet app with the coast on its canvas. On the left the oil brushes, each shown as one stroke; on the right six layers, from the toned ground up to the sail, and a painted color wheel; below, the four tools in hand.',
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
  'tablet-cn': {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-cn-480.fcf76613.avif', bytes: 13222 },
        { width: 960, src: '/pictures/tablet-cn-960.da085b65.avif', bytes: 39611 },
        { width: 1440, src: '/pictures/tablet-cn-1440.3f511335.avif', bytes: 76151 },
        { width: 2000, src: '/pictures/tablet-cn-2000.890225b2.avif', bytes: 125603 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-cn-480.e815f9a7.webp', bytes: 16204 },
        { width: 960, src: '/pictures/tablet-cn-960.c1869ca0.webp', bytes: 49516 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-cn-480.03a14c8c.png', bytes: 58857 }],
    },
    colour: '#6e747a',
    alpha: true,
    alt: {
      en: 'The tablet app with the coast on its canvas. On the left the oil brushes, each shown as one stroke; on the right six layers, from the toned ground up to the sail, and a painted color wheel; below, the four tools in hand.',
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
  'tablet-jp': {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-jp-480.60a5a8b2.avif', bytes: 13509 },
        { width: 960, src: '/pictures/tablet-jp-960.f10e9b4d.avif', bytes: 40141 },
        { width: 1440, src: '/pictures/tablet-jp-1440.be5f32da.avif', bytes: 76078 },
        { width: 2000, src: '/pictures/tablet-jp-2000.a5819803.avif', bytes: 126415 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-jp-480.a153f446.webp', bytes: 16466 },
        { width: 960, src: '/pictures/tablet-jp-960.811d221e.webp', bytes: 49954 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-jp-480.a02cb41b.png', bytes: 59340 }],
    },
    colour: '#6e747a',
    alpha: true,
    alt: {
      en: 'The tablet app with the coast on its canvas. On the left the oil brushes, each shown as one stroke; on the right six layers, from the toned ground up to the sail, and a painted color wheel; below, the four tools in hand.',
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
  'tablet-canvas': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-canvas-480.3cb83197.avif', bytes: 11606 },
        { width: 800, src: '/pictures/tablet-canvas-800.6eed0fe9.avif', bytes: 27802 },
        { width: 960, src: '/pictures/tablet-canvas-960.67b4e044.avif', bytes: 39056 },
        { width: 1440, src: '/pictures/tablet-canvas-1440.33b21b93.avif', bytes: 78595 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-canvas-480.482e7acb.webp', bytes: 13826 },
        { width: 800, src: '/pictures/tablet-canvas-800.3c39eb08.webp', bytes: 33720 },
        { width: 960, src: '/pictures/tablet-canvas-960.dcd3e20e.webp', bytes: 45890 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-canvas-480.cdce0cce.png', bytes: 65934 }],
    },
    colour: '#757f84',
    alpha: true,
    alt: {
      en: 'The tablet with nothing on its screen but the coast: copper columns, a teal sea, one white sail, in a dark blue case with round corners.',
      cn: '平板屏幕上只有那片海岸：铜色的石柱、青绿的海、一片白帆，外面是深蓝色的圆角机身。',
      jp: '画面にあるのは海辺だけ。銅色の柱、青緑の海、白い帆がひとつ。まわりは角の丸い濃紺の本体。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 7',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 7',
    },
    crops: {},
  },
  'tablet-brushes': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-brushes-480.e5410875.avif', bytes: 4328 },
        { width: 960, src: '/pictures/tablet-brushes-960.a5b434f5.avif', bytes: 10030 },
        { width: 1440, src: '/pictures/tablet-brushes-1440.42ea4808.avif', bytes: 16625 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-brushes-480.f12298af.webp', bytes: 4956 },
        { width: 960, src: '/pictures/tablet-brushes-960.8c70205c.webp', bytes: 13196 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-brushes-480.96f46614.png', bytes: 11512 }],
    },
    colour: '#dbd4cc',
    alpha: true,
    alt: {
      en: 'The drawer of brushes by itself: eighteen sets by name, and eight oil brushes, each as one stroke on cream card, from orange through blue and green to umber.',
      cn: '单独拿出来的画笔抽屉：十八组画笔的名字，八支油画笔各在奶白卡片上画了一笔，从橙、蓝、绿一直到赭色。',
      jp: 'ブラシの引き出しだけを取り出したところ。18 セットの名前と、クリーム色の札にひと筆ずつ引いた八本の油彩筆。橙から青、緑、褐色まで。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 5',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 5',
    },
    crops: {},
  },
  'tablet-brushes-cn': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-brushes-cn-480.f8b70c9c.avif', bytes: 4176 },
        { width: 960, src: '/pictures/tablet-brushes-cn-960.c47aed7f.avif', bytes: 9507 },
        { width: 1440, src: '/pictures/tablet-brushes-cn-1440.476aa760.avif', bytes: 16049 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-brushes-cn-480.3624fcae.webp', bytes: 4812 },
        { width: 960, src: '/pictures/tablet-brushes-cn-960.59d299fa.webp', bytes: 12324 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-brushes-cn-480.e05dfea8.png', bytes: 10067 }],
    },
    colour: '#dbd4cc',
    alpha: true,
    alt: {
      en: 'The drawer of brushes by itself: eighteen sets by name, and eight oil brushes, each as one stroke on cream card, from orange through blue and green to umber.',
      cn: '单独拿出来的画笔抽屉：十八组画笔的名字，八支油画笔各在奶白卡片上画了一笔，从橙、蓝、绿一直到赭色。',
      jp: 'ブラシの引き出しだけを取り出したところ。18 セットの名前と、クリーム色の札にひと筆ずつ引いた八本の油彩筆。橙から青、緑、褐色まで。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 5',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 5',
    },
    crops: {},
  },
  'tablet-brushes-jp': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-brushes-jp-480.a69348a9.avif', bytes: 4400 },
        { width: 960, src: '/pictures/tablet-brushes-jp-960.23e12d68.avif', bytes: 9942 },
        { width: 1440, src: '/pictures/tablet-brushes-jp-1440.032d74fd.avif', bytes: 16254 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-brushes-jp-480.17dd1611.webp', bytes: 5106 },
        { width: 960, src: '/pictures/tablet-brushes-jp-960.dbff90dc.webp', bytes: 12888 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-brushes-jp-480.9d7d727b.png', bytes: 11005 }],
    },
    colour: '#dbd4cc',
    alpha: true,
    alt: {
      en: 'The drawer of brushes by itself: eighteen sets by name, and eight oil brushes, each as one stroke on cream card, from orange through blue and green to umber.',
      cn: '单独拿出来的画笔抽屉：十八组画笔的名字，八支油画笔各在奶白卡片上画了一笔，从橙、蓝、绿一直到赭色。',
      jp: 'ブラシの引き出しだけを取り出したところ。18 セットの名前と、クリーム色の札にひと筆ずつ引いた八本の油彩筆。橙から青、緑、褐色まで。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 5',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 5',
    },
    crops: {},
  },
  'tablet-panels': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-panels-480.43e7e3fc.avif', bytes: 4533 },
        { width: 960, src: '/pictures/tablet-panels-960.c08b619c.avif', bytes: 10384 },
        { width: 1440, src: '/pictures/tablet-panels-1440.e712364f.avif', bytes: 17994 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-panels-480.9b322463.webp', bytes: 5182 },
        { width: 960, src: '/pictures/tablet-panels-960.7dfd835a.webp', bytes: 14328 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-panels-480.ee7432a2.png', bytes: 12850 }],
    },
    colour: '#dbd4cb',
    alpha: true,
    alt: {
      en: 'Two dark panels by themselves: six layers, the second lit vermilion, and below them the painted color wheel with an orange picked and two rows of colors kept.',
      cn: '单独拿出来的两块深色面板：上面是六个图层，第二个亮成朱红；下面是画出来的色轮，选中一点橙色，还有两排留下的颜色。',
      jp: '取り出した二枚の濃い色のパネル。上は六枚のレイヤーで、二枚目が朱色に光る。下は絵の具の色相環で、橙が選ばれ、取っておいた色が二列。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 8',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 8',
    },
    crops: {},
  },
  'tablet-panels-cn': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-panels-cn-480.edd1e552.avif', bytes: 4431 },
        { width: 960, src: '/pictures/tablet-panels-cn-960.832d60e1.avif', bytes: 10311 },
        { width: 1440, src: '/pictures/tablet-panels-cn-1440.2d4bd301.avif', bytes: 17519 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-panels-cn-480.dd4f9a8b.webp', bytes: 5096 },
        { width: 960, src: '/pictures/tablet-panels-cn-960.121b3559.webp', bytes: 13846 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-panels-cn-480.316fd165.png', bytes: 12845 }],
    },
    colour: '#dbd4cb',
    alpha: true,
    alt: {
      en: 'Two dark panels by themselves: six layers, the second lit vermilion, and below them the painted color wheel with an orange picked and two rows of colors kept.',
      cn: '单独拿出来的两块深色面板：上面是六个图层，第二个亮成朱红；下面是画出来的色轮，选中一点橙色，还有两排留下的颜色。',
      jp: '取り出した二枚の濃い色のパネル。上は六枚のレイヤーで、二枚目が朱色に光る。下は絵の具の色相環で、橙が選ばれ、取っておいた色が二列。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 8',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 8',
    },
    crops: {},
  },
  'tablet-panels-jp': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-panels-jp-480.5ff704d7.avif', bytes: 4471 },
        { width: 960, src: '/pictures/tablet-panels-jp-960.5383d281.avif', bytes: 10206 },
        { width: 1440, src: '/pictures/tablet-panels-jp-1440.b03d7de5.avif', bytes: 17382 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-panels-jp-480.1d1c2cf8.webp', bytes: 5146 },
        { width: 960, src: '/pictures/tablet-panels-jp-960.8a466600.webp', bytes: 14062 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-panels-jp-480.dcf892de.png', bytes: 12660 }],
    },
    colour: '#dbd4cb',
    alpha: true,
    alt: {
      en: 'Two dark panels by themselves: six layers, the second lit vermilion, and below them the painted color wheel with an orange picked and two rows of colors kept.',
      cn: '单独拿出来的两块深色面板：上面是六个图层，第二个亮成朱红；下面是画出来的色轮，选中一点橙色，还有两排留下的颜色。',
      jp: '取り出した二枚の濃い色のパネル。上は六枚のレイヤーで、二枚目が朱色に光る。下は絵の具の色相環で、橙が選ばれ、取っておいた色が二列。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 8',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 8',
    },
    crops: {},
  },
  'tablet-dock': {
    width: 1440,
    height: 972,
    sources: {
      avif: [
        { width: 480, src: '/pictures/tablet-dock-480.9b9f007c.avif', bytes: 1303 },
        { width: 960, src: '/pictures/tablet-dock-960.d48a4587.avif', bytes: 1972 },
        { width: 1440, src: '/pictures/tablet-dock-1440.68ecfed7.avif', bytes: 2998 },
      ],
      webp: [
        { width: 480, src: '/pictures/tablet-dock-480.1ba85c0f.webp', bytes: 1286 },
        { width: 960, src: '/pictures/tablet-dock-960.616ecb4b.webp', bytes: 3196 },
      ],
      png: [{ width: 480, src: '/pictures/tablet-dock-480.954c3c4c.png', bytes: 1298 }],
    },
    colour: '#f0e9de',
    alpha: true,
    alt: {
      en: 'The lower bar by itself: brush, finger, eraser and layers, the brush on a cream key, and a round dab of orange.',
      cn: '单独拿出来的底栏：画笔、涂抹、橡皮、图层，画笔在奶白的按键上，旁边一点圆圆的橙色。',
      jp: '下のバーだけを取り出したところ。筆、指、消しゴム、レイヤー。筆はクリーム色のキーの上にあり、横に橙の丸い絵の具。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 8',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 8',
    },
    crops: {},
  },
  phone: {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-480.2030c4f7.avif', bytes: 35487 },
        { width: 960, src: '/pictures/phone-960.4ce966ca.avif', bytes: 110445 },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-480.dc4042f0.webp', bytes: 38768 },
        { width: 960, src: '/pictures/phone-960.610c9936.webp', bytes: 107346 },
      ],
      png: [{ width: 480, src: '/pictures/phone-480.c74c75ca.png', bytes: 192254 }],
    },
    colour: '#806556',
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
  'phone-cn': {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-cn-480.949748d1.avif', bytes: 35386 },
        { width: 960, src: '/pictures/phone-cn-960.23df0a31.avif', bytes: 110710 },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-cn-480.32027200.webp', bytes: 38696 },
        { width: 960, src: '/pictures/phone-cn-960.aa4ac383.webp', bytes: 106570 },
      ],
      png: [{ width: 480, src: '/pictures/phone-cn-480.866a3b0b.png', bytes: 195092 }],
    },
    colour: '#806555',
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
  'phone-jp': {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-jp-480.2286050f.avif', bytes: 35527 },
        { width: 960, src: '/pictures/phone-jp-960.993513f9.avif', bytes: 110850 },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-jp-480.16457214.webp', bytes: 39146 },
        { width: 960, src: '/pictures/phone-jp-960.9d3058c6.webp', bytes: 106598 },
      ],
      png: [{ width: 480, src: '/pictures/phone-jp-480.598969b1.png', bytes: 191446 }],
    },
    colour: '#806556',
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
  'phone-brushes': {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-brushes-480.8253d6b8.avif', bytes: 28085 },
        { width: 960, src: '/pictures/phone-brushes-960.dbdb814b.avif', bytes: 79148 },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-brushes-480.e2eb2c8c.webp', bytes: 33770 },
        { width: 960, src: '/pictures/phone-brushes-960.3fc1afd4.webp', bytes: 89352 },
      ],
      png: [{ width: 480, src: '/pictures/phone-brushes-480.2de9d57b.png', bytes: 132952 }],
    },
    colour: '#8a8486',
    alpha: true,
    alt: {
      en: 'The phone app with its drawer of brushes pulled up: eight oil strokes in two columns on a dark sheet. Above it the forehead and flower crown of the portrait stay in view.',
      cn: '手机应用，画笔抽屉拉了上来：深色面板上，八笔油画笔触分成两列。上方还看得见肖像的额头和花冠。',
      jp: 'ブラシの引き出しを引き上げたスマートフォン版アプリ。濃い色のシートに油彩の筆あとが二列に八つ。その上に肖像の額と花冠が見えている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 4',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 4',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 4',
    },
    crops: {},
  },
  'phone-brushes-cn': {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-brushes-cn-480.553dd6f9.avif', bytes: 27789 },
        { width: 960, src: '/pictures/phone-brushes-cn-960.6766910c.avif', bytes: 79515 },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-brushes-cn-480.6d8e0e1e.webp', bytes: 33644 },
        { width: 960, src: '/pictures/phone-brushes-cn-960.77b7b84c.webp', bytes: 90466 },
      ],
      png: [{ width: 480, src: '/pictures/phone-brushes-cn-480.b17235a8.png', bytes: 130681 }],
    },
    colour: '#8a8486',
    alpha: true,
    alt: {
      en: 'The phone app with its drawer of brushes pulled up: eight oil strokes in two columns on a dark sheet. Above it the forehead and flower crown of the portrait stay in view.',
      cn: '手机应用，画笔抽屉拉了上来：深色面板上，八笔油画笔触分成两列。上方还看得见肖像的额头和花冠。',
      jp: 'ブラシの引き出しを引き上げたスマートフォン版アプリ。濃い色のシートに油彩の筆あとが二列に八つ。その上に肖像の額と花冠が見えている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 4',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 4',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 4',
    },
    crops: {},
  },
  'phone-brushes-jp': {
    width: 960,
    height: 2000,
    sources: {
      avif: [
        { width: 480, src: '/pictures/phone-brushes-jp-480.4ae06638.avif', bytes: 28534 },
        { width: 960, src: '/pictures/phone-brushes-jp-960.065822d8.avif', bytes: 80601 },
      ],
      webp: [
        { width: 480, src: '/pictures/phone-brushes-jp-480.a855fc92.webp', bytes: 34630 },
        { width: 960, src: '/pictures/phone-brushes-jp-960.70853633.webp', bytes: 92168 },
      ],
      png: [{ width: 480, src: '/pictures/phone-brushes-jp-480.9b843d82.png', bytes: 132734 }],
    },
    colour: '#8a8486',
    alpha: true,
    alt: {
      en: 'The phone app with its drawer of brushes pulled up: eight oil strokes in two columns on a dark sheet. Above it the forehead and flower crown of the portrait stay in view.',
      cn: '手机应用，画笔抽屉拉了上来：深色面板上，八笔油画笔触分成两列。上方还看得见肖像的额头和花冠。',
      jp: 'ブラシの引き出しを引き上げたスマートフォン版アプリ。濃い色のシートに油彩の筆あとが二列に八つ。その上に肖像の額と花冠が見えている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 4',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 4',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 4',
    },
    crops: {},
  },
  'dreams-stage': {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/dreams-stage-480.3059f831.avif', bytes: 12779 },
        { width: 960, src: '/pictures/dreams-stage-960.759f7e06.avif', bytes: 35180 },
        { width: 1440, src: '/pictures/dreams-stage-1440.0039586a.avif', bytes: 66149 },
        { width: 2000, src: '/pictures/dreams-stage-2000.8882ab93.avif', bytes: 118644 },
      ],
      webp: [
        { width: 480, src: '/pictures/dreams-stage-480.97eb1da4.webp', bytes: 15734 },
        { width: 960, src: '/pictures/dreams-stage-960.3c6f6376.webp', bytes: 42616 },
      ],
      png: [{ width: 480, src: '/pictures/dreams-stage-480.260047cd.png', bytes: 47056 }],
    },
    colour: '#53535b',
    alpha: true,
    alt: {
      en: 'The animation app: on the stage a white gull beats its wings over the harbor town at dusk, the two drawings before it left as red lines, the two after it as green. Below, a timeline of five tracks: small drawings on cream, curves with keyframes, a band of light from cream to blue, a green wave of sound.',
      cn: '动画应用：舞台上，一只白海鸥在黄昏的港口小镇上空扇动翅膀，前两张画留成红线，后两张留成绿线。下面是五条轨道的时间线：奶白小格里的画、带关键帧的曲线、从奶白渐变到蓝的光带、绿色的声波。',
      jp: 'アニメーションのアプリ。ステージでは、夕暮れの港町の上を白いカモメが羽ばたき、前の二枚は赤い線、後の二枚は緑の線で透けている。下は五本のトラックのタイムライン。クリーム色のこまに描いた絵、キーフレームのついた曲線、クリーム色から青へ移る光の帯、緑の音の波。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Town, seed 3',
      cn: '工作室收藏，用代码画成。系列「小镇」，种子 3',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「町」、シード 3',
    },
    crops: {},
  },
  'dreams-stage-cn': {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/dreams-stage-cn-480.646c4349.avif', bytes: 12805 },
        { width: 960, src: '/pictures/dreams-stage-cn-960.1e748c98.avif', bytes: 35537 },
        { width: 1440, src: '/pictures/dreams-stage-cn-1440.a8686089.avif', bytes: 66474 },
        { width: 2000, src: '/pictures/dreams-stage-cn-2000.071947e3.avif', bytes: 119317 },
      ],
      webp: [
        { width: 480, src: '/pictures/dreams-stage-cn-480.10ed6a8a.webp', bytes: 15648 },
        { width: 960, src: '/pictures/dreams-stage-cn-960.92b23f27.webp', bytes: 42748 },
      ],
      png: [{ width: 480, src: '/pictures/dreams-stage-cn-480.fbe18b9e.png', bytes: 46571 }],
    },
    colour: '#53535b',
    alpha: true,
    alt: {
      en: 'The animation app: on the stage a white gull beats its wings over the harbor town at dusk, the two drawings before it left as red lines, the two after it as green. Below, a timeline of five tracks: small drawings on cream, curves with keyframes, a band of light from cream to blue, a green wave of sound.',
      cn: '动画应用：舞台上，一只白海鸥在黄昏的港口小镇上空扇动翅膀，前两张画留成红线，后两张留成绿线。下面是五条轨道的时间线：奶白小格里的画、带关键帧的曲线、从奶白渐变到蓝的光带、绿色的声波。',
      jp: 'アニメーションのアプリ。ステージでは、夕暮れの港町の上を白いカモメが羽ばたき、前の二枚は赤い線、後の二枚は緑の線で透けている。下は五本のトラックのタイムライン。クリーム色のこまに描いた絵、キーフレームのついた曲線、クリーム色から青へ移る光の帯、緑の音の波。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Town, seed 3',
      cn: '工作室收藏，用代码画成。系列「小镇」，种子 3',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「町」、シード 3',
    },
    crops: {},
  },
  'dreams-stage-jp': {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/dreams-stage-jp-480.5fcadb7c.avif', bytes: 12902 },
        { width: 960, src: '/pictures/dreams-stage-jp-960.5873fe08.avif', bytes: 35182 },
        { width: 1440, src: '/pictures/dreams-stage-jp-1440.12fbfa2a.avif', bytes: 67016 },
        { width: 2000, src: '/pictures/dreams-stage-jp-2000.f39c65f0.avif', bytes: 118502 },
      ],
      webp: [
        { width: 480, src: '/pictures/dreams-stage-jp-480.35b8e2b4.webp', bytes: 15888 },
        { width: 960, src: '/pictures/dreams-stage-jp-960.cd8c4803.webp', bytes: 42716 },
      ],
      png: [{ width: 480, src: '/pictures/dreams-stage-jp-480.77c29782.png', bytes: 47206 }],
    },
    colour: '#53535b',
    alpha: true,
    alt: {
      en: 'The animation app: on the stage a white gull beats its wings over the harbor town at dusk, the two drawings before it left as red lines, the two after it as green. Below, a timeline of five tracks: small drawings on cream, curves with keyframes, a band of light from cream to blue, a green wave of sound.',
      cn: '动画应用：舞台上，一只白海鸥在黄昏的港口小镇上空扇动翅膀，前两张画留成红线，后两张留成绿线。下面是五条轨道的时间线：奶白小格里的画、带关键帧的曲线、从奶白渐变到蓝的光带、绿色的声波。',
      jp: 'アニメーションのアプリ。ステージでは、夕暮れの港町の上を白いカモメが羽ばたき、前の二枚は赤い線、後の二枚は緑の線で透けている。下は五本のトラックのタイムライン。クリーム色のこまに描いた絵、キーフレームのついた曲線、クリーム色から青へ移る光の帯、緑の音の波。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Town, seed 3',
      cn: '工作室收藏，用代码画成。系列「小镇」，种子 3',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「町」、シード 3',
    },
    crops: {},
  },
  model: {
    width: 2000,
    height: 1350,
    sources: {
      avif: [
        { width: 480, src: '/pictures/model-480.c9635099.avif', bytes: 10186 },
        { width: 960, src: '/pictures/model-960.9f07251a.avif', bytes: 24349 },
        { width: 1440, src: '/pictures/model-1440.81ab37b6.avif', bytes: 40026 },
        { width: 2000, src: '/pictures/model-2000.b624dfb9.avif', bytes: 58863 },
      ],
      webp: [
        { width: 480, src: '/pictures/model-480.b090282d.webp', bytes: 11056 },
        { width: 960, src: '/pictures/model-960.213947ef.webp', bytes: 27032 },
      ],
      png: [{ width: 480, src: '/pictures/model-480.567ab2f7.png', bytes: 47835 }],
    },
    colour: '#333137',
    alpha: true,
    alt: {
      en: 'Painting in three dimensions on the tablet: the bust with the flower crown, half in color and half in bare clay under a grid, turns in the dark. A brush the size of a coin rests on her cheek; on the right four lights stand on a globe, and six paintings, each in a glass ball, are there to be mirrored.',
      cn: '在平板上画立体：戴花冠的胸像在黑暗里转动，一半上了色，一半是蒙着网格的素坯。硬币大小的画笔停在她脸颊上；右边的球面上有四盏灯，六幅画各装在一颗玻璃球里，供她映照。',
      jp: 'タブレットで立体に塗る。花冠の胸像が暗がりで回り、半分は彩色され、半分は格子をまとった素の粘土。硬貨ほどの筆が頬に止まる。右には球の上に四つの灯りと、映り込ませるための六枚の絵が、それぞれガラスの玉に入っている。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Face, seed 5',
      cn: '工作室收藏，用代码画成。系列「面孔」，种子 5',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔」、シード 5',
    },
    crops: {},
  },
  'colour-panel': {
    width: 960,
    height: 1440,
    sources: {
      avif: [
        { width: 480, src: '/pictures/colour-panel-480.caf28d45.avif', bytes: 25154 },
        { width: 960, src: '/pictures/colour-panel-960.93cb1642.avif', bytes: 74054 },
      ],
      webp: [
        { width: 480, src: '/pictures/colour-panel-480.a7e81a15.webp', bytes: 35958 },
        { width: 960, src: '/pictures/colour-panel-960.f7af2f05.webp', bytes: 109244 },
      ],
      png: [{ width: 480, src: '/pictures/colour-panel-480.264b761a.png', bytes: 87206 }],
    },
    colour: '#6c6d71',
    alpha: true,
    alt: {
      en: 'The color panel: a wheel of painted dabs with three places joined to a triangle, orange, violet and teal; below it three sliders for lightness, chroma and hue, and fourteen colors kept from the coast.',
      cn: '色彩面板：笔触拼成的色轮上，橙、紫、青绿三点连成一个三角；下面是明度、彩度、色相三个滑块，还有从海岸那幅画里留下的十四个颜色。',
      jp: 'カラーパネル。筆あとを並べた色相環の上で、橙、紫、青緑の三点が三角に結ばれている。下には明度、彩度、色相の三本のスライダーと、海辺の絵から取っておいた十四色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 8',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 8',
    },
    crops: {},
  },
  timeline: {
    width: 1440,
    height: 480,
    sources: {
      avif: [
        { width: 480, src: '/pictures/timeline-480.fd2029de.avif', bytes: 5777 },
        { width: 960, src: '/pictures/timeline-960.49a7ac1a.avif', bytes: 13939 },
        { width: 1440, src: '/pictures/timeline-1440.cef11c37.avif', bytes: 22272 },
      ],
      webp: [
        { width: 480, src: '/pictures/timeline-480.75e23b0d.webp', bytes: 8238 },
        { width: 960, src: '/pictures/timeline-960.06113482.webp', bytes: 20394 },
      ],
      jpg: [{ width: 1000, src: '/pictures/timeline-1000.11948d3e.jpg', bytes: 29790 }],
    },
    colour: '#ede0cf',
    alpha: false,
    alt: {
      en: 'A timeline drawn in ink on cream paper: a ruler, five boxes with a gull at five moments of one wingbeat, and a scribble of sound beneath. A red playhead stands on the third box, where the wings are down.',
      cn: '奶白纸上用墨水画的时间线：一把标尺，五个方格里是海鸥扇一次翅膀的五个瞬间，下面一串声音的涂线。红色的播放头停在第三格，翅膀正落到最低。',
      jp: 'クリーム色の紙にインクで描いたタイムライン。目盛り、ひと羽ばたきの五つの瞬間のカモメを入れた五つの枠、その下に走り書きの音の波。赤い再生ヘッドが、翼を下ろした三つ目の枠に立つ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 20',
      cn: '工作室收藏，用代码画成。系列「线」，种子 20',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 20',
    },
    crops: {},
  },
  'onion-skin': {
    width: 1440,
    height: 768,
    sources: {
      avif: [
        { width: 480, src: '/pictures/onion-skin-480.8229051a.avif', bytes: 4500 },
        { width: 960, src: '/pictures/onion-skin-960.e7b7f133.avif', bytes: 9865 },
        { width: 1440, src: '/pictures/onion-skin-1440.e71d6307.avif', bytes: 15773 },
      ],
      webp: [
        { width: 480, src: '/pictures/onion-skin-480.69f2ae35.webp', bytes: 6108 },
        { width: 960, src: '/pictures/onion-skin-960.9e888aa5.webp', bytes: 15788 },
      ],
      jpg: [{ width: 1000, src: '/pictures/onion-skin-1000.24787841.jpg', bytes: 22437 }],
    },
    colour: '#f2ecda',
    alpha: false,
    alt: {
      en: 'Five ink drawings of a flying gull on one cream sheet. The middle one is finished, white with an orange beak; two behind it show through in red, two ahead of it in green; a thin line below marks their way.',
      cn: '一张奶白纸上有五张海鸥飞翔的墨线画。中间一张已经画完，白身橙喙；后面两张透出红色，前面两张透出绿色；下方一条细线标出它们的路。',
      jp: '一枚のクリーム色の紙に、飛ぶカモメのインク画が五つ。真ん中は描き上がり、白い体に橙のくちばし。後ろの二つは赤く、先の二つは緑に透け、下の細い線がその道すじを示す。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Line, seed 8',
      cn: '工作室收藏，用代码画成。系列「线」，种子 8',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「線」、シード 8',
    },
    crops: {},
  },
  wheel: {
    width: 1440,
    height: 1440,
    sources: {
      avif: [
        { width: 480, src: '/pictures/wheel-480.4fbbe6a8.avif', bytes: 20394 },
        { width: 680, src: '/pictures/wheel-680.06b39536.avif', bytes: 38423 },
        { width: 960, src: '/pictures/wheel-960.d16e65b8.avif', bytes: 73622 },
        { width: 1440, src: '/pictures/wheel-1440.0941c4aa.avif', bytes: 159012 },
      ],
      webp: [
        { width: 480, src: '/pictures/wheel-480.ce2bd04b.webp', bytes: 36620 },
        { width: 680, src: '/pictures/wheel-680.d8cbdfa7.webp', bytes: 72806 },
        { width: 960, src: '/pictures/wheel-960.80ead41f.webp', bytes: 149042 },
      ],
      jpg: [{ width: 1000, src: '/pictures/wheel-1000.266d1b69.jpg', bytes: 169182 }],
    },
    colour: '#bbb9b3',
    alpha: false,
    alt: {
      en: 'A color wheel of a hundred and twenty painted dabs in five rings: earth colors at the rim, clear hues between, pale tints toward a white center smeared with the knife. Bare paper shows where the strokes ran dry.',
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
  'edge-coast': {
    width: 2000,
    height: 236,
    sources: {
      avif: [
        { width: 960, src: '/pictures/edge-coast-960.28925f3e.avif', bytes: 7922 },
        { width: 1440, src: '/pictures/edge-coast-1440.e5cc6df8.avif', bytes: 13864 },
        { width: 2000, src: '/pictures/edge-coast-2000.05b612a4.avif', bytes: 20617 },
      ],
      webp: [{ width: 960, src: '/pictures/edge-coast-960.1ef68a43.webp', bytes: 21920 }],
      png: [{ width: 960, src: '/pictures/edge-coast-960.bf37a32e.png', bytes: 43957 }],
    },
    colour: '#a4b3b3',
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
            { width: 480, src: '/pictures/edge-coast-phone-480.d103c115.avif', bytes: 4770 },
            { width: 800, src: '/pictures/edge-coast-phone-800.95956106.avif', bytes: 9047 },
          ],
          webp: [
            { width: 480, src: '/pictures/edge-coast-phone-480.6b49542d.webp', bytes: 12970 },
            { width: 800, src: '/pictures/edge-coast-phone-800.d479e445.webp', bytes: 23732 },
          ],
          png: [{ width: 480, src: '/pictures/edge-coast-phone-480.aa2e46ce.png', bytes: 29757 }],
        },
      },
    },
  },
  'stroke-filbert': {
    width: 1440,
    height: 446,
    sources: {
      avif: [
        { width: 480, src: '/pictures/stroke-filbert-480.621977d1.avif', bytes: 6845 },
        { width: 960, src: '/pictures/stroke-filbert-960.d4c05076.avif', bytes: 18017 },
        { width: 1440, src: '/pictures/stroke-filbert-1440.64fef807.avif', bytes: 32987 },
      ],
      webp: [
        { width: 480, src: '/pictures/stroke-filbert-480.c8f0eea0.webp', bytes: 7928 },
        { width: 960, src: '/pictures/stroke-filbert-960.4a76927a.webp', bytes: 22932 },
      ],
      png: [{ width: 480, src: '/pictures/stroke-filbert-480.1c15e8d0.png', bytes: 14668 }],
    },
    colour: '#edcbb6',
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
  'harmony-complementary': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harmony-complementary-480.7120299f.avif', bytes: 8257 },
        { width: 960, src: '/pictures/harmony-complementary-960.06bbd2c4.avif', bytes: 29423 },
        { width: 1200, src: '/pictures/harmony-complementary-1200.d2415d32.avif', bytes: 44476 },
      ],
      webp: [
        { width: 480, src: '/pictures/harmony-complementary-480.6f14054f.webp', bytes: 12426 },
        { width: 960, src: '/pictures/harmony-complementary-960.6f7fbfca.webp', bytes: 50964 },
      ],
      jpg: [{ width: 1000, src: '/pictures/harmony-complementary-1000.621a831e.jpg', bytes: 79649 }],
    },
    colour: '#e5e1d7',
    alpha: false,
    alt: {
      en: 'Two rows of thick oil dabs on cream board, each from deep to pale: burnt orange above, its opposite blue below.',
      cn: '奶油色画板上两排厚油彩，各由深到浅：上排焦橙，下排是与它相对的蓝。',
      jp: 'クリーム色の板に厚い油彩の二列。どちらも濃から淡へ。上は焦げた橙、下はその反対の青。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 40',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 40',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 40',
    },
    crops: {},
  },
  'harmony-analogous': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harmony-analogous-480.35158e07.avif', bytes: 8163 },
        { width: 960, src: '/pictures/harmony-analogous-960.52b31523.avif', bytes: 28172 },
        { width: 1200, src: '/pictures/harmony-analogous-1200.53d1a4f8.avif', bytes: 43091 },
      ],
      webp: [
        { width: 480, src: '/pictures/harmony-analogous-480.68c8a84d.webp', bytes: 10538 },
        { width: 960, src: '/pictures/harmony-analogous-960.d8c72034.webp', bytes: 49242 },
      ],
      jpg: [{ width: 1000, src: '/pictures/harmony-analogous-1000.66c4569d.jpg', bytes: 75001 }],
    },
    colour: '#e3e7e1',
    alpha: false,
    alt: {
      en: 'Four rows of oil dabs whose hues are neighbors: sea green, teal, blue and violet-blue, each going from deep to pale.',
      cn: '四排油彩，色相彼此相邻：海绿、青、蓝、蓝紫，各由深到浅。',
      jp: '隣り合う色相の油彩が四列。海の緑、青緑、青、青紫。それぞれ濃から淡へ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 41',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 41',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 41',
    },
    crops: {},
  },
  'harmony-triadic': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harmony-triadic-480.8d46c0f8.avif', bytes: 8462 },
        { width: 960, src: '/pictures/harmony-triadic-960.c5ae48b8.avif', bytes: 29572 },
        { width: 1200, src: '/pictures/harmony-triadic-1200.db95cfee.avif', bytes: 44295 },
      ],
      webp: [
        { width: 480, src: '/pictures/harmony-triadic-480.cc84b3e5.webp', bytes: 11460 },
        { width: 960, src: '/pictures/harmony-triadic-960.43c35325.webp', bytes: 47826 },
      ],
      jpg: [{ width: 1000, src: '/pictures/harmony-triadic-1000.5ee49c80.jpg', bytes: 75934 }],
    },
    colour: '#e6e2d9',
    alpha: false,
    alt: {
      en: 'Three rows of oil dabs a third of the circle apart: brick red, leaf green and ultramarine, each fading to a tint.',
      cn: '三排油彩，色相环上各隔三分之一：砖红、叶绿、群青，各自淡成浅色。',
      jp: '色相環を三等分した油彩の三列。煉瓦の赤、葉の緑、群青。それぞれ淡い色へ消えていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 42',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 42',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 42',
    },
    crops: {},
  },
  'harmony-split': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harmony-split-480.e9d245a4.avif', bytes: 8517 },
        { width: 960, src: '/pictures/harmony-split-960.0e667c5f.avif', bytes: 29397 },
        { width: 1200, src: '/pictures/harmony-split-1200.d454526c.avif', bytes: 43455 },
      ],
      webp: [
        { width: 480, src: '/pictures/harmony-split-480.dbe57d85.webp', bytes: 11542 },
        { width: 960, src: '/pictures/harmony-split-960.e7ca96e8.webp', bytes: 47868 },
      ],
      jpg: [{ width: 1000, src: '/pictures/harmony-split-1000.d1144ca0.jpg', bytes: 75760 }],
    },
    colour: '#e9e3d6',
    alpha: false,
    alt: {
      en: 'Three rows of oil dabs: ultramarine above, and below it the two neighbors of its opposite, orange and ochre yellow.',
      cn: '三排油彩：上排群青，下面两排是它对面颜色的左右邻，橙与赭黄。',
      jp: '油彩の三列。上は群青、下の二列はその反対色の両隣、橙と黄土。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 43',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 43',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 43',
    },
    crops: {},
  },
  'harmony-tetradic': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/harmony-tetradic-480.9d2db547.avif', bytes: 7743 },
        { width: 960, src: '/pictures/harmony-tetradic-960.013378f7.avif', bytes: 26951 },
        { width: 1200, src: '/pictures/harmony-tetradic-1200.e790bfd1.avif', bytes: 40322 },
      ],
      webp: [
        { width: 480, src: '/pictures/harmony-tetradic-480.a7630159.webp', bytes: 9784 },
        { width: 960, src: '/pictures/harmony-tetradic-960.b9be0f7a.webp', bytes: 44542 },
      ],
      jpg: [{ width: 1000, src: '/pictures/harmony-tetradic-1000.16aed698.jpg', bytes: 72099 }],
    },
    colour: '#eae6db',
    alpha: false,
    alt: {
      en: 'Four rows of oil dabs in two opposing pairs: red and olive yellow, teal and blue, from deep at the left to pale at the right.',
      cn: '四排油彩，两两相对：红与橄榄黄，青与蓝，左深右浅。',
      jp: '向かい合う二組の油彩が四列。赤とオリーブの黄、青緑と青。左は濃く、右は淡い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 44',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 44',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 44',
    },
    crops: {},
  },
  'palette-coast': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/palette-coast-480.6a567917.avif', bytes: 6714 },
        { width: 960, src: '/pictures/palette-coast-960.520f72af.avif', bytes: 25616 },
        { width: 1200, src: '/pictures/palette-coast-1200.10adc7e1.avif', bytes: 39628 },
      ],
      webp: [
        { width: 480, src: '/pictures/palette-coast-480.fc51fb7a.webp', bytes: 9574 },
        { width: 960, src: '/pictures/palette-coast-960.4343f478.webp', bytes: 44828 },
      ],
      jpg: [{ width: 1000, src: '/pictures/palette-coast-1000.84c7a272.jpg', bytes: 73603 }],
    },
    colour: '#ede0cf',
    alpha: false,
    alt: {
      en: 'Six broad swatches of oil paint for the coast: night blue, deep sea, shallow water, sand, dawn orange and foam.',
      cn: '海岸的六条宽色样：夜蓝、深海、浅水、沙、晨橙、浪沫。',
      jp: '海辺のための油彩の色見本六本。夜の青、深い海、浅瀬、砂、暁の橙、泡。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 60',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 60',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 60',
    },
    crops: {},
  },
  'palette-aurora': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/palette-aurora-480.75e478fa.avif', bytes: 6984 },
        { width: 960, src: '/pictures/palette-aurora-960.cae141da.avif', bytes: 26620 },
        { width: 1200, src: '/pictures/palette-aurora-1200.17d76fcf.avif', bytes: 41798 },
      ],
      webp: [
        { width: 480, src: '/pictures/palette-aurora-480.78cb83cb.webp', bytes: 10240 },
        { width: 960, src: '/pictures/palette-aurora-960.51055273.webp', bytes: 45924 },
      ],
      jpg: [{ width: 1000, src: '/pictures/palette-aurora-1000.4e22c6ae.jpg', bytes: 74406 }],
    },
    colour: '#d3e0d3',
    alpha: false,
    alt: {
      en: 'Six swatches for a southern night: indigo, violet, magenta, dark teal, aurora green and a pale glow.',
      cn: '南方夜空的六条色样：靛、紫、品红、暗青、极光绿和一抹浅光。',
      jp: '南の夜の色見本六本。藍、紫、マゼンタ、暗い青緑、オーロラの緑、淡い光。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 61',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 61',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 61',
    },
    crops: {},
  },
  'palette-gum': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/palette-gum-480.ce2a6ca3.avif', bytes: 6643 },
        { width: 960, src: '/pictures/palette-gum-960.67726aad.avif', bytes: 24917 },
        { width: 1200, src: '/pictures/palette-gum-1200.30bd0ed6.avif', bytes: 38998 },
      ],
      webp: [
        { width: 480, src: '/pictures/palette-gum-480.cb7aade4.webp', bytes: 9244 },
        { width: 960, src: '/pictures/palette-gum-960.40f93e8d.webp', bytes: 43566 },
      ],
      jpg: [{ width: 1000, src: '/pictures/palette-gum-1000.563c24da.jpg', bytes: 72325 }],
    },
    colour: '#efddc9',
    alpha: false,
    alt: {
      en: 'Six swatches of flowering gum: three gray-greens from dark to light, coral, blush and pollen yellow.',
      cn: '桉树开花的六条色样：由深到浅的三种灰绿，珊瑚，浅绯，花粉黄。',
      jp: '花咲くユーカリの色見本六本。濃から淡への灰緑が三つ、珊瑚、淡紅、花粉の黄。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 62',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 62',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 62',
    },
    crops: {},
  },
  'palette-lemons': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/palette-lemons-480.72f677dc.avif', bytes: 6722 },
        { width: 960, src: '/pictures/palette-lemons-960.3b449dd1.avif', bytes: 24947 },
        { width: 1200, src: '/pictures/palette-lemons-1200.fcc9c6ca.avif', bytes: 39061 },
      ],
      webp: [
        { width: 480, src: '/pictures/palette-lemons-480.198ef7d9.webp', bytes: 9590 },
        { width: 960, src: '/pictures/palette-lemons-960.ee820eb8.webp', bytes: 44466 },
      ],
      jpg: [{ width: 1000, src: '/pictures/palette-lemons-1000.f9835f87.jpg', bytes: 72955 }],
    },
    colour: '#e7e3c9',
    alpha: false,
    alt: {
      en: 'Six swatches of a lemon still life: umber, sienna, gold, lemon, leaf and the white of the cloth.',
      cn: '柠檬静物的六条色样：褐、赭、金、柠檬黄、叶绿和桌布的白。',
      jp: 'レモンの静物の色見本六本。褐色、シエナ、金、レモン、葉、布の白。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 63',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 63',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 63',
    },
    crops: {},
  },
  'palette-harbour': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/palette-harbour-480.19be0160.avif', bytes: 6758 },
        { width: 960, src: '/pictures/palette-harbour-960.a079683e.avif', bytes: 25772 },
        { width: 1200, src: '/pictures/palette-harbour-1200.fcc459c2.avif', bytes: 40744 },
      ],
      webp: [
        { width: 480, src: '/pictures/palette-harbour-480.7a279322.webp', bytes: 10126 },
        { width: 960, src: '/pictures/palette-harbour-960.16c1c816.webp', bytes: 45248 },
      ],
      jpg: [{ width: 1000, src: '/pictures/palette-harbour-1000.fd0035d8.jpg', bytes: 75448 }],
    },
    colour: '#e5ddcb',
    alpha: false,
    alt: {
      en: 'Six swatches of a harbor town: navy, river blue, vermilion, sunset peach, hill green and sailcloth.',
      cn: '港口小镇的六条色样：海军蓝、河蓝、朱红、晚霞桃、山坡绿和帆布白。',
      jp: '港町の色見本六本。紺、川の青、朱、夕焼けの桃、丘の緑、帆布の白。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 64',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 64',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 64',
    },
    crops: {},
  },
  'palette-dolerite': {
    width: 1200,
    height: 800,
    sources: {
      avif: [
        { width: 480, src: '/pictures/palette-dolerite-480.566edff6.avif', bytes: 6702 },
        { width: 960, src: '/pictures/palette-dolerite-960.df2b9e8e.avif', bytes: 24863 },
        { width: 1200, src: '/pictures/palette-dolerite-1200.6c50c899.avif', bytes: 38984 },
      ],
      webp: [
        { width: 480, src: '/pictures/palette-dolerite-480.654118c1.webp', bytes: 9342 },
        { width: 960, src: '/pictures/palette-dolerite-960.8fd7cf79.webp', bytes: 43238 },
      ],
      jpg: [{ width: 1000, src: '/pictures/palette-dolerite-1000.2188d2c8.jpg', bytes: 70986 }],
    },
    colour: '#e5ddd3',
    alpha: false,
    alt: {
      en: 'Six swatches of dolerite rock: black, slate, mauve shadow, lichen brown, warm stone and cold light.',
      cn: '辉绿岩的六条色样：黑、板岩灰、藕紫的影、地衣褐、暖石色和冷光。',
      jp: 'ドレライトの岩の色見本六本。黒、石板色、藤色の影、地衣の茶、あたたかな石、冷たい光。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Pigment, seed 65',
      cn: '工作室收藏，用代码画成。系列「颜料」，种子 65',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「顔料」、シード 65',
    },
    crops: {},
  },
  'brush-pencils-soft-6b': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-soft-6b-420.1c606541.avif', bytes: 1979 },
        { width: 840, src: '/pictures/brush-pencils-soft-6b-840.f4144951.avif', bytes: 4917 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-soft-6b-420.72d703b1.webp', bytes: 1666 },
        { width: 840, src: '/pictures/brush-pencils-soft-6b-840.cdccb7b2.webp', bytes: 5440 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-soft-6b-840.290be25f.jpg', bytes: 5892 }],
    },
    colour: '#f0ece5',
    alpha: false,
    alt: {
      en: 'A stroke of Soft 6B, from the set Pencils: a dark, crumbling graphite line, thick in the dip and broken at both ends.',
      cn: '铅笔「软铅 6B」的笔触：浓黑松软的石墨线，低处饱满，两端断续。',
      jp: '「やわらか 6B」（鉛筆）の筆あと。濃くほろりと崩れる黒鉛の線。くぼみで太く、両端でとぎれる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4688',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4688',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4688',
    },
    crops: {},
  },
  'brush-pencils-hard-2h': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-hard-2h-420.0d879a6e.avif', bytes: 4112 },
        { width: 840, src: '/pictures/brush-pencils-hard-2h-840.06c07ec4.avif', bytes: 11165 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-hard-2h-420.6ed4683a.webp', bytes: 5738 },
        { width: 840, src: '/pictures/brush-pencils-hard-2h-840.d0a4df00.webp', bytes: 14686 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-hard-2h-840.5dbb3424.jpg', bytes: 17811 }],
    },
    colour: '#e9e5df',
    alpha: false,
    alt: {
      en: 'A stroke of Hard 2H, from the set Pencils: thin silver lines laid side by side and crossed, none darker than the next.',
      cn: '铅笔「硬铅 2H」的笔触：细细的银灰排线，彼此交叉，浓淡一致。',
      jp: '「かたい 2H」（鉛筆）の筆あと。細い銀灰色の線が並び、交わる。どれも同じ濃さ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4940',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4940',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4940',
    },
    crops: {},
  },
  'brush-pencils-side-shade': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-side-shade-420.60b387af.avif', bytes: 4243 },
        { width: 840, src: '/pictures/brush-pencils-side-shade-840.b3040ec2.avif', bytes: 11505 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-side-shade-420.7c668283.webp', bytes: 5636 },
        { width: 840, src: '/pictures/brush-pencils-side-shade-840.44576aa2.webp', bytes: 15632 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-side-shade-840.979c55e2.jpg', bytes: 17606 }],
    },
    colour: '#dddad4',
    alpha: false,
    alt: {
      en: 'A stroke of Side shade, from the set Pencils: a broad gray veil from the side of the lead, every tooth of the paper showing.',
      cn: '铅笔「侧锋铺灰」的笔触：笔芯侧锋扫出的宽灰调，纸纹粒粒可见。',
      jp: '「寝かせ塗り」（鉛筆）の筆あと。芯の腹で引いた広い灰色のヴェール。紙の目がすべて見える。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 628',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 628',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 628',
    },
    crops: {},
  },
  'brush-pencils-mechanical': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-mechanical-420.91595e19.avif', bytes: 2414 },
        { width: 840, src: '/pictures/brush-pencils-mechanical-840.2bcdc44c.avif', bytes: 4780 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-mechanical-420.c52514a9.webp', bytes: 2066 },
        { width: 840, src: '/pictures/brush-pencils-mechanical-840.b02d98fd.webp', bytes: 5192 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-mechanical-840.ca3296b0.jpg', bytes: 6743 }],
    },
    colour: '#f3efe7',
    alpha: false,
    alt: {
      en: 'A stroke of Mechanical 0.5, from the set Pencils: an even, wiry line that loops without ever swelling.',
      cn: '铅笔「自动铅 0.5」的笔触：粗细不变的细线，一圈圈绕过去。',
      jp: '「シャープ 0.5」（鉛筆）の筆あと。太さの変わらない針金のような線が、輪を描いて進む。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4871',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4871',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4871',
    },
    crops: {},
  },
  'brush-pencils-carpenter': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-carpenter-420.b3b89da4.avif', bytes: 2879 },
        { width: 840, src: '/pictures/brush-pencils-carpenter-840.8d03afc7.avif', bytes: 6508 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-carpenter-420.cd1f454b.webp', bytes: 2766 },
        { width: 840, src: '/pictures/brush-pencils-carpenter-840.bbe520dd.webp', bytes: 8908 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-carpenter-840.14a5a97d.jpg', bytes: 9795 }],
    },
    colour: '#e4e1da',
    alpha: false,
    alt: {
      en: 'A stroke of Carpenter, from the set Pencils: flat lead held at one angle: hairline going up, plank coming down.',
      cn: '铅笔「木工扁铅」的笔触：扁芯不转笔：上行如发丝，下行如木板。',
      jp: '「大工鉛筆」（鉛筆）の筆あと。平たい芯を同じ角度で。上りは髪の毛、下りは板の幅。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6137',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6137',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6137',
    },
    crops: {},
  },
  'brush-pencils-blunt-stub': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-blunt-stub-420.2a1fc068.avif', bytes: 2281 },
        { width: 840, src: '/pictures/brush-pencils-blunt-stub-840.4e6a3762.avif', bytes: 6042 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-blunt-stub-420.c33c1d27.webp', bytes: 1920 },
        { width: 840, src: '/pictures/brush-pencils-blunt-stub-840.cef5328e.webp', bytes: 6724 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-blunt-stub-840.b9fabe3b.jpg', bytes: 6998 }],
    },
    colour: '#efebe3',
    alpha: false,
    alt: {
      en: 'A stroke of Blunt stub, from the set Pencils: a wide, waxy gray mark with a soft rim and a shine of pressed graphite.',
      cn: '铅笔「秃头短铅」的笔触：又宽又润的灰痕，边缘发软，压实处泛光。',
      jp: '「ちびた鉛筆」（鉛筆）の筆あと。ふちのやわらかな、幅広で油っぽい灰色の線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5990',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5990',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5990',
    },
    crops: {},
  },
  'brush-pencils-blue-lead': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-blue-lead-420.cc496949.avif', bytes: 2866 },
        { width: 840, src: '/pictures/brush-pencils-blue-lead-840.10db2772.avif', bytes: 6928 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-blue-lead-420.f9d793ef.webp', bytes: 3074 },
        { width: 840, src: '/pictures/brush-pencils-blue-lead-840.4954ae2d.webp', bytes: 8358 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-blue-lead-840.77b3c963.jpg', bytes: 10532 }],
    },
    colour: '#f1efea',
    alpha: false,
    alt: {
      en: 'A stroke of Animator’s blue, from the set Pencils: pale blue searching lines that run over each other before the ink decides.',
      cn: '铅笔「原画蓝铅」的笔触：淡蓝的试探线反复叠走，等墨线来定。',
      jp: '「作画の青鉛筆」（鉛筆）の筆あと。ペン入れ前にあたりを探る、淡い青の重ね線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5069',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5069',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5069',
    },
    crops: {},
  },
  'brush-pencils-checking-red': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-checking-red-420.20714695.avif', bytes: 2864 },
        { width: 840, src: '/pictures/brush-pencils-checking-red-840.32240d45.avif', bytes: 5578 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-checking-red-420.a2e7efbc.webp', bytes: 3022 },
        { width: 840, src: '/pictures/brush-pencils-checking-red-840.cb620c07.webp', bytes: 6962 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-checking-red-840.1f149864.jpg', bytes: 9587 }],
    },
    colour: '#f5e7df',
    alpha: false,
    alt: {
      en: 'A stroke of Checking red, from the set Pencils: a bright waxy red with dry flecks, pressed hard at the turns.',
      cn: '铅笔「批注红铅」的笔触：鲜亮的蜡质红，夹着干白点，转弯处按得重。',
      jp: '「赤えんぴつ」（鉛筆）の筆あと。曲がりで強く押した、蝋っぽい明るい赤。白い粒が残る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3191',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3191',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3191',
    },
    crops: {},
  },
  'brush-pencils-sanguine': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-sanguine-420.0677e0cc.avif', bytes: 1905 },
        { width: 840, src: '/pictures/brush-pencils-sanguine-840.cc747237.avif', bytes: 3730 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-sanguine-420.10fb8e92.webp', bytes: 1662 },
        { width: 840, src: '/pictures/brush-pencils-sanguine-840.88a54fd6.webp', bytes: 4020 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-sanguine-840.82685b99.jpg', bytes: 5995 }],
    },
    colour: '#deccb6',
    alpha: false,
    alt: {
      en: 'A stroke of Sanguine lead, from the set Pencils: warm iron-red lines for skin and leaves, soft in the middle, feathered at the end.',
      cn: '铅笔「赭红芯」的笔触：画皮肤与叶子的铁红线，中段柔和，末端如羽。',
      jp: '「サンギーヌ」（鉛筆）の筆あと。肌や葉のための鉄赤の線。中ほどはやわらかく、終わりは羽のよう。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1094',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1094',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1094',
    },
    crops: {},
  },
  'brush-pencils-white-on-kraft': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-white-on-kraft-420.16584d33.avif', bytes: 2542 },
        { width: 840, src: '/pictures/brush-pencils-white-on-kraft-840.e0157d1b.avif', bytes: 6010 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-white-on-kraft-420.9a795117.webp', bytes: 2470 },
        { width: 840, src: '/pictures/brush-pencils-white-on-kraft-840.25cb526f.webp', bytes: 6102 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-white-on-kraft-840.f82b82e9.jpg', bytes: 11555 }],
    },
    colour: '#e6dac8',
    alpha: false,
    alt: {
      en: 'A stroke of White heightening, from the set Pencils: chalky white lights hatched on brown paper.',
      cn: '铅笔「提亮白」的笔触：牛皮纸上排出的粉白高光。',
      jp: '「ハイライト白」（鉛筆）の筆あと。茶色の紙に重ねた、粉っぽい白の光。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5509',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5509',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5509',
    },
    crops: {},
  },
  'brush-pencils-rainbow-core': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-rainbow-core-420.9f582f32.avif', bytes: 1696 },
        { width: 840, src: '/pictures/brush-pencils-rainbow-core-840.cba352fa.avif', bytes: 4343 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-rainbow-core-420.04f3178e.webp', bytes: 1308 },
        { width: 840, src: '/pictures/brush-pencils-rainbow-core-840.8b714b8e.webp', bytes: 4348 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-rainbow-core-840.512d4f3b.jpg', bytes: 5065 }],
    },
    colour: '#f5f0e8',
    alpha: false,
    alt: {
      en: 'A stroke of Marbled core, from the set Pencils: one lead with many colors in it: violet slips to green to orange as the pencil turns.',
      cn: '铅笔「彩芯铅笔」的笔触：一支芯里藏着多色，转笔之间由紫到绿到橙。',
      jp: '「マーブル芯」（鉛筆）の筆あと。一本の芯に何色も。回すたびに紫から緑、橙へと移る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7130',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7130',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7130',
    },
    crops: {},
  },
  'brush-pencils-water-soluble': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pencils-water-soluble-420.4048b9d9.avif', bytes: 1692 },
        { width: 840, src: '/pictures/brush-pencils-water-soluble-840.ba496eb5.avif', bytes: 2899 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pencils-water-soluble-420.bb701457.webp', bytes: 1656 },
        { width: 840, src: '/pictures/brush-pencils-water-soluble-840.08c9dd4d.webp', bytes: 3526 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pencils-water-soluble-840.8f92775e.jpg', bytes: 5964 }],
    },
    colour: '#e2ded8',
    alpha: false,
    alt: {
      en: 'A stroke of Wetted graphite, from the set Pencils: a gray line that meets water and runs, leaving a darker shore.',
      cn: '铅笔「水溶石墨」的笔触：灰线遇水散开，留下一道深岸。',
      jp: '「水溶き黒鉛」（鉛筆）の筆あと。灰色の線が水に触れて流れ、濃い岸を残す。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5238',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5238',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5238',
    },
    crops: {},
  },
  'brush-charcoal-willow': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-willow-420.ae5dcfe8.avif', bytes: 3127 },
        { width: 840, src: '/pictures/brush-charcoal-willow-840.e9f0b380.avif', bytes: 7607 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-willow-420.52d53a11.webp', bytes: 3860 },
        { width: 840, src: '/pictures/brush-charcoal-willow-840.0dfd9d5a.webp', bytes: 10860 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-willow-840.a921f77d.jpg', bytes: 11742 }],
    },
    colour: '#e5e1da',
    alpha: false,
    alt: {
      en: 'A stroke of Willow, from the set Charcoal: a brittle black that skids over the grain and thins to ash.',
      cn: '炭笔「柳炭」的笔触：脆黑擦过纸纹，渐薄成灰。',
      jp: '「柳木炭」（木炭）の筆あと。紙目をすべり、灰へと薄れるもろい黒。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6118',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6118',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6118',
    },
    crops: {},
  },
  'brush-charcoal-vine': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-vine-420.bba37023.avif', bytes: 2787 },
        { width: 840, src: '/pictures/brush-charcoal-vine-840.ce266fe8.avif', bytes: 4998 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-vine-420.2d913368.webp', bytes: 2342 },
        { width: 840, src: '/pictures/brush-charcoal-vine-840.7136d5a4.webp', bytes: 5424 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-vine-840.07810e36.jpg', bytes: 7480 }],
    },
    colour: '#eeeae3',
    alpha: false,
    alt: {
      en: 'A stroke of Vine, from the set Charcoal: a thin gray twig of a line, ready to be dusted off.',
      cn: '炭笔「藤炭」的笔触：细如藤枝的灰线，一拂就去。',
      jp: '「葡萄木炭」（木炭）の筆あと。ひと拭きで消える、小枝のような灰色の線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9069',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9069',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9069',
    },
    crops: {},
  },
  'brush-charcoal-compressed': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-compressed-420.0713824f.avif', bytes: 4037 },
        { width: 840, src: '/pictures/brush-charcoal-compressed-840.8b91c12c.avif', bytes: 8983 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-compressed-420.e1d7a654.webp', bytes: 4290 },
        { width: 840, src: '/pictures/brush-charcoal-compressed-840.d7d864d5.webp', bytes: 11754 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-compressed-840.7dfceb52.jpg', bytes: 14309 }],
    },
    colour: '#afaca9',
    alpha: false,
    alt: {
      en: 'A stroke of Compressed, from the set Charcoal: the blackest bar in the box, with blunt square ends.',
      cn: '炭笔「压缩炭条」的笔触：盒里最黑的一条，两端方钝。',
      jp: '「コンプレスト」（木炭）の筆あと。箱の中でいちばん黒い棒。端は四角く鈍い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6413',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6413',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6413',
    },
    crops: {},
  },
  'brush-charcoal-smudged': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-smudged-420.662a1771.avif', bytes: 3398 },
        { width: 840, src: '/pictures/brush-charcoal-smudged-840.c7c60eda.avif', bytes: 10310 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-smudged-420.f6493d35.webp', bytes: 3976 },
        { width: 840, src: '/pictures/brush-charcoal-smudged-840.61ac2a07.webp', bytes: 14680 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-smudged-840.212f4ea6.jpg', bytes: 13996 }],
    },
    colour: '#e2ded8',
    alpha: false,
    alt: {
      en: 'A stroke of Smudged, from the set Charcoal: smoke rubbed in with the heel of the hand.',
      cn: '炭笔「揉擦」的笔触：掌根揉进纸里的烟。',
      jp: '「こすり」（木炭）の筆あと。手のひらのつけ根で擦りこんだ煙。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8122',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8122',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8122',
    },
    crops: {},
  },
  'brush-charcoal-stump': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-stump-420.6fdcada0.avif', bytes: 3412 },
        { width: 840, src: '/pictures/brush-charcoal-stump-840.3b53e74a.avif', bytes: 9417 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-stump-420.2ed8427c.webp', bytes: 3562 },
        { width: 840, src: '/pictures/brush-charcoal-stump-840.cf970a13.webp', bytes: 11980 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-stump-840.3e188da5.jpg', bytes: 12575 }],
    },
    colour: '#ede9e2',
    alpha: false,
    alt: {
      en: 'A stroke of Paper stump, from the set Charcoal: soft gray worked to and fro until no line is left.',
      cn: '炭笔「纸擦笔」的笔触：来回擦到没有线，只剩柔灰。',
      jp: '「擦筆」（木炭）の筆あと。線がなくなるまで行き来した、やわらかな灰色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9505',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9505',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9505',
    },
    crops: {},
  },
  'brush-charcoal-side-sweep': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-side-sweep-420.e5bbf06e.avif', bytes: 3331 },
        { width: 840, src: '/pictures/brush-charcoal-side-sweep-840.059267f5.avif', bytes: 7242 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-side-sweep-420.c79631c9.webp', bytes: 3534 },
        { width: 840, src: '/pictures/brush-charcoal-side-sweep-840.d1be8ca9.webp', bytes: 10042 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-side-sweep-840.04cf408a.jpg', bytes: 11010 }],
    },
    colour: '#e3dfd8',
    alpha: false,
    alt: {
      en: 'A stroke of Side sweep, from the set Charcoal: wide arches of broken gray from the flank of the stick.',
      cn: '炭笔「侧扫」的笔触：炭条腹侧扫出的断灰宽拱。',
      jp: '「腹引き」（木炭）の筆あと。棒の腹で引いた、途切れた灰色の広いアーチ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1860',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1860',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1860',
    },
    crops: {},
  },
  'brush-charcoal-eraser-lift': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-eraser-lift-420.a28c7357.avif', bytes: 3808 },
        { width: 840, src: '/pictures/brush-charcoal-eraser-lift-840.ca0954f0.avif', bytes: 12257 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-eraser-lift-420.1e80f83c.webp', bytes: 3842 },
        { width: 840, src: '/pictures/brush-charcoal-eraser-lift-840.398ec7d1.webp', bytes: 12652 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-eraser-lift-840.66b5c637.jpg', bytes: 14247 }],
    },
    colour: '#47494f',
    alpha: false,
    alt: {
      en: 'A stroke of Kneaded eraser, from the set Charcoal: light lifted out of a dark sheet in soft-edged pulls.',
      cn: '炭笔「可塑橡皮」的笔触：从暗底上提出的亮，边缘柔和。',
      jp: '「練り消し」（木炭）の筆あと。暗い紙から抜いた、ふちのやわらかな光。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7864',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7864',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7864',
    },
    crops: {},
  },
  'brush-charcoal-charcoal-pencil': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-charcoal-pencil-420.0031e8b4.avif', bytes: 5195 },
        { width: 840, src: '/pictures/brush-charcoal-charcoal-pencil-840.e0cf2f2c.avif', bytes: 16064 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-charcoal-pencil-420.a0ca6083.webp', bytes: 7540 },
        { width: 840, src: '/pictures/brush-charcoal-charcoal-pencil-840.10822bd5.webp', bytes: 20842 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-charcoal-pencil-840.efb2064d.jpg', bytes: 22775 }],
    },
    colour: '#d1cdc8',
    alpha: false,
    alt: {
      en: 'A stroke of Charcoal pencil, from the set Charcoal: sharp black hatching with a matt, sooty core.',
      cn: '炭笔「炭铅」的笔触：锐利的黑排线，线心哑如烟炱。',
      jp: '「木炭鉛筆」（木炭）の筆あと。煤のようにつやのない芯の、鋭い黒のハッチング。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 594',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 594',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 594',
    },
    crops: {},
  },
  'brush-charcoal-burnt-cork': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-burnt-cork-420.a5cfcdab.avif', bytes: 2195 },
        { width: 840, src: '/pictures/brush-charcoal-burnt-cork-840.a15d34ad.avif', bytes: 4650 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-burnt-cork-420.f658eebc.webp', bytes: 1690 },
        { width: 840, src: '/pictures/brush-charcoal-burnt-cork-840.57367e34.webp', bytes: 4146 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-burnt-cork-840.d2a1a602.jpg', bytes: 6258 }],
    },
    colour: '#dad3cb',
    alpha: false,
    alt: {
      en: 'A stroke of Burnt cork, from the set Charcoal: brown-black dabs with a pitted face.',
      cn: '炭笔「焦软木」的笔触：满面坑洼的棕黑点。',
      jp: '「焼きコルク」（木炭）の筆あと。面にくぼみのある茶黒の点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3431',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3431',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3431',
    },
    crops: {},
  },
  'brush-charcoal-powder': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-powder-420.92129f82.avif', bytes: 5539 },
        { width: 840, src: '/pictures/brush-charcoal-powder-840.f8cc9ff0.avif', bytes: 22448 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-powder-420.3dd4fca8.webp', bytes: 7244 },
        { width: 840, src: '/pictures/brush-charcoal-powder-840.f9f07198.webp', bytes: 29936 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-powder-840.68718a53.jpg', bytes: 26892 }],
    },
    colour: '#e5e1db',
    alpha: false,
    alt: {
      en: 'A stroke of Powder, from the set Charcoal: black dust blown along a path, thick as night in the middle.',
      cn: '炭笔「炭粉」的笔触：顺路吹过的黑粉，中间浓如夜。',
      jp: '「木炭粉」（木炭）の筆あと。道に沿って吹いた黒い粉。真ん中は夜のように濃い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6196',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6196',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6196',
    },
    crops: {},
  },
  'brush-charcoal-wet-charcoal': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-wet-charcoal-420.dacba88d.avif', bytes: 2574 },
        { width: 840, src: '/pictures/brush-charcoal-wet-charcoal-840.7fd72d6e.avif', bytes: 6190 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-wet-charcoal-420.a90b117d.webp', bytes: 3106 },
        { width: 840, src: '/pictures/brush-charcoal-wet-charcoal-840.a0210ab3.webp', bytes: 8090 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-wet-charcoal-840.3cc5d6d9.jpg', bytes: 10289 }],
    },
    colour: '#d7d4ce',
    alpha: false,
    alt: {
      en: 'A stroke of Washed charcoal, from the set Charcoal: ash carried by water into dark pools and bare islands.',
      cn: '炭笔「水洗炭」的笔触：水推着灰，聚成深潭，留下白岛。',
      jp: '「水洗い木炭」（木炭）の筆あと。水に運ばれた灰が、暗い淵と白い島になる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6861',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6861',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6861',
    },
    crops: {},
  },
  'brush-charcoal-ember-red': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-charcoal-ember-red-420.39ff4353.avif', bytes: 2665 },
        { width: 840, src: '/pictures/brush-charcoal-ember-red-840.517f7e19.avif', bytes: 5594 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-charcoal-ember-red-420.336f93d4.webp', bytes: 2570 },
        { width: 840, src: '/pictures/brush-charcoal-ember-red-840.a2a830e0.webp', bytes: 6936 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-charcoal-ember-red-840.494ed094.jpg', bytes: 8930 }],
    },
    colour: '#dcc7b2',
    alpha: false,
    alt: {
      en: 'A stroke of Red chalk, from the set Charcoal: iron red arches on brown paper, drawn in one go.',
      cn: '炭笔「红粉条」的笔触：牛皮纸上一气画成的铁红拱。',
      jp: '「赤チョーク」（木炭）の筆あと。茶色の紙に一息で引いた鉄赤のアーチ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3925',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3925',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3925',
    },
    crops: {},
  },
  'brush-pastels-soft-stick': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-soft-stick-420.d31ea5b7.avif', bytes: 2150 },
        { width: 840, src: '/pictures/brush-pastels-soft-stick-840.8e186d27.avif', bytes: 4971 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-soft-stick-420.540f4a08.webp', bytes: 2058 },
        { width: 840, src: '/pictures/brush-pastels-soft-stick-840.4790e2dd.webp', bytes: 5560 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-soft-stick-840.2c191a6a.jpg', bytes: 8133 }],
    },
    colour: '#f6e6d5',
    alpha: false,
    alt: {
      en: 'A stroke of Soft stick, from the set Pastels: velvet coral dust that fills the paper and flakes at the rim.',
      cn: '粉彩「软粉彩」的笔触：丝绒般的珊瑚色粉，填满纸纹，边上掉屑。',
      jp: '「ソフトパステル」（パステル）の筆あと。紙目を満たし、ふちで粉になる、ビロードの珊瑚色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5573',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5573',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5573',
    },
    crops: {},
  },
  'brush-pastels-oil-pastel': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-oil-pastel-420.64abe16b.avif', bytes: 2231 },
        { width: 840, src: '/pictures/brush-pastels-oil-pastel-840.83dc4121.avif', bytes: 4449 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-oil-pastel-420.752fa3bb.webp', bytes: 2306 },
        { width: 840, src: '/pictures/brush-pastels-oil-pastel-840.2dfe8dc1.webp', bytes: 5052 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-oil-pastel-840.80f78183.jpg', bytes: 8057 }],
    },
    colour: '#dde2e9',
    alpha: false,
    alt: {
      en: 'A stroke of Oil pastel, from the set Pastels: greasy cobalt with lighter crumbs pressed into it.',
      cn: '粉彩「油画棒」的笔触：油润的钴蓝，里面压着浅色碎屑。',
      jp: '「オイルパステル」（パステル）の筆あと。淡いくずを押し込んだ、脂っぽいコバルト。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8800',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8800',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8800',
    },
    crops: {},
  },
  'brush-pastels-hard-edge': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-hard-edge-420.01bf09e7.avif', bytes: 4484 },
        { width: 840, src: '/pictures/brush-pastels-hard-edge-840.70e7fb31.avif', bytes: 13075 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-hard-edge-420.e7ea6d31.webp', bytes: 7836 },
        { width: 840, src: '/pictures/brush-pastels-hard-edge-840.0406835b.webp', bytes: 22716 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-hard-edge-840.5a3e0f88.jpg', bytes: 27100 }],
    },
    colour: '#dac6db',
    alpha: false,
    alt: {
      en: 'A stroke of Hard stick edge, from the set Pastels: thin violet hatching from the corner of a square stick.',
      cn: '粉彩「硬粉彩棱」的笔触：方棒棱角排出的紫色细线。',
      jp: '「ハードの角」（パステル）の筆あと。四角い棒の角で引いた紫の細い線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5594',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5594',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5594',
    },
    crops: {},
  },
  'brush-pastels-broadside': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-broadside-420.6d6de7af.avif', bytes: 4256 },
        { width: 840, src: '/pictures/brush-pastels-broadside-840.1436616d.avif', bytes: 13487 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-broadside-420.982dbf85.webp', bytes: 6596 },
        { width: 840, src: '/pictures/brush-pastels-broadside-840.f5eb0c98.webp', bytes: 19012 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-broadside-840.8ccd40a8.jpg', bytes: 23615 }],
    },
    colour: '#d0e0e7',
    alpha: false,
    alt: {
      en: 'A stroke of Broadside, from the set Pastels: the whole side of the stick in three passes, sky over the grain.',
      cn: '粉彩「横扫」的笔触：整根横放扫三道，天蓝浮在纸纹上。',
      jp: '「横引き」（パステル）の筆あと。棒の側面で三度。紙目の上の空色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2278',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2278',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2278',
    },
    crops: {},
  },
  'brush-pastels-blended': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-blended-420.b06d2c82.avif', bytes: 2031 },
        { width: 840, src: '/pictures/brush-pastels-blended-840.9160d982.avif', bytes: 4874 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-blended-420.f3c55984.webp', bytes: 2038 },
        { width: 840, src: '/pictures/brush-pastels-blended-840.60723915.webp', bytes: 5752 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-blended-840.1f13ec07.jpg', bytes: 8458 }],
    },
    colour: '#f6eae2',
    alpha: false,
    alt: {
      en: 'A stroke of Finger blend, from the set Pastels: peach smoothed with a fingertip until the paper is skin.',
      cn: '粉彩「指抹」的笔触：指尖抹匀的桃色，纸面变得像皮肤。',
      jp: '「指ぼかし」（パステル）の筆あと。紙が肌になるまで指でならした桃色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6603',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6603',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6603',
    },
    crops: {},
  },
  'brush-pastels-broken-colour': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-broken-colour-420.73b6395b.avif', bytes: 3070 },
        { width: 840, src: '/pictures/brush-pastels-broken-colour-840.ab607f68.avif', bytes: 6975 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-broken-colour-420.cbf66a88.webp', bytes: 3386 },
        { width: 840, src: '/pictures/brush-pastels-broken-colour-840.2abdfcd9.webp', bytes: 10356 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-broken-colour-840.fa942682.jpg', bytes: 11798 }],
    },
    colour: '#f3e4de',
    alpha: false,
    alt: {
      en: 'A stroke of Broken color, from the set Pastels: flecks of orange, rose and violet that mix in the eye.',
      cn: '粉彩「破色」的笔触：橙、玫、紫的碎点，在眼里才调和。',
      jp: '「ブロークンカラー」（パステル）の筆あと。目の中で混ざる、橙とばら色と紫のかけら。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4074',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4074',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4074',
    },
    crops: {},
  },
  'brush-pastels-night-pastel': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-night-pastel-420.0847c467.avif', bytes: 2853 },
        { width: 840, src: '/pictures/brush-pastels-night-pastel-840.73362b2c.avif', bytes: 6195 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-night-pastel-420.a4b36192.webp', bytes: 2620 },
        { width: 840, src: '/pictures/brush-pastels-night-pastel-840.82990579.webp', bytes: 6210 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-night-pastel-840.d3e8b234.jpg', bytes: 9207 }],
    },
    colour: '#3f4d4b',
    alpha: false,
    alt: {
      en: 'A stroke of On black paper, from the set Pastels: lemon and mint that seem to glow because the paper is black.',
      cn: '粉彩「黑纸粉彩」的笔触：黑纸上的柠檬与薄荷，亮得像在发光。',
      jp: '「黒紙パステル」（パステル）の筆あと。黒い紙だから光って見える、レモンとミント。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2131',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2131',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2131',
    },
    crops: {},
  },
  'brush-pastels-pan-pastel': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-pan-pastel-420.9c8ab16b.avif', bytes: 3453 },
        { width: 840, src: '/pictures/brush-pastels-pan-pastel-840.43e29389.avif', bytes: 10415 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-pan-pastel-420.869b3c54.webp', bytes: 3960 },
        { width: 840, src: '/pictures/brush-pastels-pan-pastel-840.2102f27a.webp', bytes: 15184 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-pan-pastel-840.3e511943.jpg', bytes: 15648 }],
    },
    colour: '#e0eae1',
    alpha: false,
    alt: {
      en: 'A stroke of Pan sponge, from the set Pastels: a bar of soft jade wiped on with a sponge.',
      cn: '粉彩「粉饼海绵」的笔触：海绵抹上的一条柔玉色。',
      jp: '「パンパステル」（パステル）の筆あと。スポンジでぬぐった、やわらかな翡翠の帯。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3338',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3338',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3338',
    },
    crops: {},
  },
  'brush-pastels-crayon': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-crayon-420.7e5ef4ef.avif', bytes: 3116 },
        { width: 840, src: '/pictures/brush-pastels-crayon-840.21457f45.avif', bytes: 7913 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-crayon-420.f3d6aae7.webp', bytes: 4936 },
        { width: 840, src: '/pictures/brush-pastels-crayon-840.f1a03dd4.webp', bytes: 12258 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-crayon-840.b1ae821d.jpg', bytes: 16232 }],
    },
    colour: '#f5d9d0',
    alpha: false,
    alt: {
      en: 'A stroke of Wax crayon, from the set Pastels: a child’s red zigzag, waxy and full of holes.',
      cn: '粉彩「蜡笔」的笔触：孩子画的红锯齿，蜡质，满是漏白。',
      jp: '「クレヨン」（パステル）の筆あと。蝋っぽく穴だらけの、子どもの赤いジグザグ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8631',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8631',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8631',
    },
    crops: {},
  },
  'brush-pastels-conte': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-conte-420.f977f910.avif', bytes: 3122 },
        { width: 840, src: '/pictures/brush-pastels-conte-840.add2bb32.avif', bytes: 6443 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-conte-420.684920d7.webp', bytes: 3060 },
        { width: 840, src: '/pictures/brush-pastels-conte-840.1b05e27b.webp', bytes: 7966 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-conte-840.fb9a2fd0.jpg', bytes: 10984 }],
    },
    colour: '#d3bea9',
    alpha: false,
    alt: {
      en: 'A stroke of Conté square, from the set Pastels: brown, dry and exact, on warm paper.',
      cn: '粉彩「孔泰方条」的笔触：暖纸上的褐色，干而准。',
      jp: '「コンテ」（パステル）の筆あと。温かな紙の上の、乾いて正確な褐色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3979',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3979',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3979',
    },
    crops: {},
  },
  'brush-pastels-iridescent': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-iridescent-420.65fe5c70.avif', bytes: 2273 },
        { width: 840, src: '/pictures/brush-pastels-iridescent-840.062d6e14.avif', bytes: 10106 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-iridescent-420.fcc21c57.webp', bytes: 1860 },
        { width: 840, src: '/pictures/brush-pastels-iridescent-840.40df4f3b.webp', bytes: 11468 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-iridescent-840.0640d80a.jpg', bytes: 10742 }],
    },
    colour: '#7d7098',
    alpha: false,
    alt: {
      en: 'A stroke of Mother of pearl, from the set Pastels: pale pink, blue and green in one breath on dusk paper.',
      cn: '粉彩「珠母」的笔触：暮色纸上，淡粉、淡蓝、淡绿同在一息。',
      jp: '「真珠母」（パステル）の筆あと。夕暮れの紙に、淡い桃と青と緑が一息で。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3392',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3392',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3392',
    },
    crops: {},
  },
  'brush-pastels-chalk-dust': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-pastels-chalk-dust-420.6f265dcc.avif', bytes: 4554 },
        { width: 840, src: '/pictures/brush-pastels-chalk-dust-840.50ee899a.avif', bytes: 14516 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-pastels-chalk-dust-420.7d8a4532.webp', bytes: 5968 },
        { width: 840, src: '/pictures/brush-pastels-chalk-dust-840.624a95fa.webp', bytes: 22968 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-pastels-chalk-dust-840.5a7233b4.jpg', bytes: 23068 }],
    },
    colour: '#f3eae1',
    alpha: false,
    alt: {
      en: 'A stroke of Dusting, from the set Pastels: scraped powder fallen where it liked, ochre into rust.',
      cn: '粉彩「撒粉」的笔触：刮下的粉末随处落，由赭到锈。',
      jp: '「粉ふり」（パステル）の筆あと。削った粉が思うままに落ちた、黄土から錆色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4964',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4964',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4964',
    },
    crops: {},
  },
  'brush-inks-brush-pen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-brush-pen-420.2dcd5fc1.avif', bytes: 1348 },
        { width: 840, src: '/pictures/brush-inks-brush-pen-840.dd9cf37e.avif', bytes: 2436 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-brush-pen-420.8532165c.webp', bytes: 1502 },
        { width: 840, src: '/pictures/brush-inks-brush-pen-840.2b32bd46.webp', bytes: 3242 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-brush-pen-840.57a193a7.jpg', bytes: 5053 }],
    },
    colour: '#e6e2db',
    alpha: false,
    alt: {
      en: 'A stroke of Brush pen, from the set Inks: a clean black line that swells to a belly and closes to a hair.',
      cn: '墨线「软头笔」的笔触：利落的黑线，鼓如鱼腹，收成发丝。',
      jp: '「筆ペン」（インク）の筆あと。腹のようにふくらみ、髪の毛に閉じる、きれいな黒い線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4096',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4096',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4096',
    },
    crops: {},
  },
  'brush-inks-technical-pen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-technical-pen-420.2ba1fd53.avif', bytes: 2665 },
        { width: 840, src: '/pictures/brush-inks-technical-pen-840.d9d24d1d.avif', bytes: 3184 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-technical-pen-420.b167385b.webp', bytes: 2718 },
        { width: 840, src: '/pictures/brush-inks-technical-pen-840.4bf89758.webp', bytes: 6874 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-technical-pen-840.f479c1b2.jpg', bytes: 8986 }],
    },
    colour: '#ece8e1',
    alpha: false,
    alt: {
      en: 'A stroke of Technical 0.3, from the set Inks: looping lines of one width, wet black from start to end.',
      cn: '墨线「针管笔 0.3」的笔触：粗细如一的连环线，从头到尾一样黑。',
      jp: '「ミリペン 0.3」（インク）の筆あと。同じ太さでめぐる線。はじめから終わりまで黒い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9092',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9092',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9092',
    },
    crops: {},
  },
  'brush-inks-dry-sumi': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-dry-sumi-420.94dcd59f.avif', bytes: 3420 },
        { width: 840, src: '/pictures/brush-inks-dry-sumi-840.0d59f432.avif', bytes: 11216 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-dry-sumi-420.e15995db.webp', bytes: 3996 },
        { width: 840, src: '/pictures/brush-inks-dry-sumi-840.42e3b9d1.webp', bytes: 15610 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-dry-sumi-840.93f6cd29.jpg', bytes: 14877 }],
    },
    colour: '#f1ede5',
    alpha: false,
    alt: {
      en: 'A stroke of Dry sumi, from the set Inks: a fast, thirsty brush: black streaks with flying white between them.',
      cn: '墨线「枯墨」的笔触：行笔疾而墨枯，黑丝之间尽是飞白。',
      jp: '「渇筆」（インク）の筆あと。速く乾いた筆。黒い筋のあいだに飛白が走る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2352',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2352',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2352',
    },
    crops: {},
  },
  'brush-inks-nib-g': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-nib-g-420.6d7997d8.avif', bytes: 5095 },
        { width: 840, src: '/pictures/brush-inks-nib-g-840.25edc360.avif', bytes: 8792 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-nib-g-420.cb76589a.webp', bytes: 8268 },
        { width: 840, src: '/pictures/brush-inks-nib-g-840.3d29bbc7.webp', bytes: 20692 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-nib-g-840.b69189a8.jpg', bytes: 26827 }],
    },
    colour: '#bfbbb8',
    alpha: false,
    alt: {
      en: 'A stroke of Comic nib, from the set Inks: springy hatching that goes from thorn to hair.',
      cn: '墨线「G 笔尖」的笔触：有弹性的排线，起如刺，收如发。',
      jp: '「Gペン」（インク）の筆あと。とげから髪の毛へ、弾みのあるカケアミ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 316',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 316',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 316',
    },
    crops: {},
  },
  'brush-inks-bamboo-reed': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-bamboo-reed-420.d2673bc2.avif', bytes: 2446 },
        { width: 840, src: '/pictures/brush-inks-bamboo-reed-840.e2eff5ba.avif', bytes: 4952 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-bamboo-reed-420.4df6c82d.webp', bytes: 2512 },
        { width: 840, src: '/pictures/brush-inks-bamboo-reed-840.2e2d2115.webp', bytes: 6190 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-bamboo-reed-840.b8a2dcec.jpg', bytes: 8687 }],
    },
    colour: '#e9e3da',
    alpha: false,
    alt: {
      en: 'A stroke of Reed pen, from the set Inks: brown-black bars with a split end, cut like the reed that made them.',
      cn: '墨线「苇管笔」的笔触：棕黑的硬线，末端开叉，像削它的苇管。',
      jp: '「葦ペン」（インク）の筆あと。先の割れた茶黒の線。削った葦そのままの切れ味。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 33',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 33',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 33',
    },
    crops: {},
  },
  'brush-inks-wet-sumi': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-wet-sumi-420.7e0c2593.avif', bytes: 1748 },
        { width: 840, src: '/pictures/brush-inks-wet-sumi-840.cbb7349c.avif', bytes: 2942 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-wet-sumi-420.76e51a8e.webp', bytes: 1366 },
        { width: 840, src: '/pictures/brush-inks-wet-sumi-840.e508f58a.webp', bytes: 3212 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-wet-sumi-840.e92ed15f.jpg', bytes: 6666 }],
    },
    colour: '#c6c4bf',
    alpha: false,
    alt: {
      en: 'A stroke of Wet sumi, from the set Inks: five shades of one black, running into damp paper.',
      cn: '墨线「湿墨」的笔触：湿纸上一墨分五色，边缘渗开。',
      jp: '「潤墨」（インク）の筆あと。一つの墨が湿った紙で五彩に分かれ、にじむ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1792',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1792',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1792',
    },
    crops: {},
  },
  'brush-inks-ink-splash': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-ink-splash-420.84490cc3.avif', bytes: 4572 },
        { width: 840, src: '/pictures/brush-inks-ink-splash-840.71db791e.avif', bytes: 10491 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-ink-splash-420.abe739f3.webp', bytes: 6044 },
        { width: 840, src: '/pictures/brush-inks-ink-splash-840.2f887874.webp', bytes: 13830 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-ink-splash-840.32d84a9b.jpg', bytes: 16147 }],
    },
    colour: '#d4d0cb',
    alpha: false,
    alt: {
      en: 'A stroke of Thrown ink, from the set Inks: drops flicked off a loaded brush, large ones in the path and dust around it.',
      cn: '墨线「泼墨」的笔触：饱墨甩出的点子，大滴成路，细尘在旁。',
      jp: '「墨はね」（インク）の筆あと。含ませた筆から飛ばした墨。道に大粒、まわりに細かな霧。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7705',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7705',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7705',
    },
    crops: {},
  },
  'brush-inks-blue-black': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-blue-black-420.29bf8132.avif', bytes: 2404 },
        { width: 840, src: '/pictures/brush-inks-blue-black-840.8dfd1d9f.avif', bytes: 3241 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-blue-black-420.31e15b55.webp', bytes: 2846 },
        { width: 840, src: '/pictures/brush-inks-blue-black-840.2c808792.webp', bytes: 5432 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-blue-black-840.1a104c96.jpg', bytes: 9289 }],
    },
    colour: '#dddedf',
    alpha: false,
    alt: {
      en: 'A stroke of Fountain blue, from the set Inks: letter-writing ink that pools darker where the pen turned.',
      cn: '墨线「钢笔蓝黑」的笔触：写信的蓝黑墨水，转笔处积得更深。',
      jp: '「万年筆の青」（インク）の筆あと。手紙の青いインク。ペンが返るところで濃くたまる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4079',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4079',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4079',
    },
    crops: {},
  },
  'brush-inks-stipple-pen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-stipple-pen-420.5b3a3a09.avif', bytes: 4921 },
        { width: 840, src: '/pictures/brush-inks-stipple-pen-840.873b298b.avif', bytes: 8628 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-stipple-pen-420.db7c381e.webp', bytes: 6518 },
        { width: 840, src: '/pictures/brush-inks-stipple-pen-840.399d154c.webp', bytes: 19794 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-stipple-pen-840.36d2fe9c.jpg', bytes: 20133 }],
    },
    colour: '#dcd9d2',
    alpha: false,
    alt: {
      en: 'A stroke of Stipple pen, from the set Inks: a cloud of single dots, close where it is dark.',
      cn: '墨线「点画笔」的笔触：一点一点攒成的灰，暗处密，亮处疏。',
      jp: '「点描ペン」（インク）の筆あと。一粒ずつの点の雲。暗いところほど混み合う。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7441',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7441',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7441',
    },
    crops: {},
  },
  'brush-inks-rough-brush': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-rough-brush-420.9cc0d843.avif', bytes: 3029 },
        { width: 840, src: '/pictures/brush-inks-rough-brush-840.e01bdd6f.avif', bytes: 8073 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-rough-brush-420.a47186e7.webp', bytes: 2990 },
        { width: 840, src: '/pictures/brush-inks-rough-brush-840.6cad0886.webp', bytes: 12236 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-rough-brush-840.9ba830c1.jpg', bytes: 12499 }],
    },
    colour: '#d6d2cc',
    alpha: false,
    alt: {
      en: 'A stroke of Rough brush, from the set Inks: a black band with frayed sides and pinholes, as if printed from wood.',
      cn: '墨线「毛糙笔」的笔触：两侧毛糙、布满针眼的黑带，像木版印出。',
      jp: '「あら筆」（インク）の筆あと。ふちがほつれ、針穴のあいた黒い帯。木版で刷ったよう。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4996',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4996',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4996',
    },
    crops: {},
  },
  'brush-inks-twin-line': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-twin-line-420.16156dfc.avif', bytes: 1531 },
        { width: 840, src: '/pictures/brush-inks-twin-line-840.75e97c9e.avif', bytes: 2844 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-twin-line-420.2cf21498.webp', bytes: 2732 },
        { width: 840, src: '/pictures/brush-inks-twin-line-840.01af6ba5.webp', bytes: 6206 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-twin-line-840.6ecb726a.jpg', bytes: 8809 }],
    },
    colour: '#eee3dd',
    alpha: false,
    alt: {
      en: 'A stroke of Forked nib, from the set Inks: three parallel lines from one nib, like a stave without notes.',
      cn: '墨线「双线笔」的笔触：一支笔尖拉出三条平行线，像没有音符的谱。',
      jp: '「二筋ペン」（インク）の筆あと。一つのペン先から三本の平行線。音符のない五線のよう。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7943',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7943',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7943',
    },
    crops: {},
  },
  'brush-inks-white-ink': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-inks-white-ink-420.fb719807.avif', bytes: 1829 },
        { width: 840, src: '/pictures/brush-inks-white-ink-840.655590e4.avif', bytes: 3230 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-inks-white-ink-420.4e3b253d.webp', bytes: 2024 },
        { width: 840, src: '/pictures/brush-inks-white-ink-840.5e10e042.webp', bytes: 4236 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-inks-white-ink-840.6d84b86b.jpg', bytes: 7047 }],
    },
    colour: '#262938',
    alpha: false,
    alt: {
      en: 'A stroke of White ink, from the set Inks: opaque white drawn on night blue, round-ended and calm.',
      cn: '墨线「白墨」的笔触：夜蓝底上的不透明白线，圆头，安静。',
      jp: '「白インク」（インク）の筆あと。夜の青に引いた不透明な白。丸い端で静かに終わる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6948',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6948',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6948',
    },
    crops: {},
  },
  'brush-calligraphy-broad-nib': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-broad-nib-420.18effbf4.avif', bytes: 1474 },
        { width: 840, src: '/pictures/brush-calligraphy-broad-nib-840.ce2abb9c.avif', bytes: 3100 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-broad-nib-420.943631a3.webp', bytes: 1810 },
        { width: 840, src: '/pictures/brush-calligraphy-broad-nib-840.5b1deb44.webp', bytes: 3892 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-broad-nib-840.d0868438.jpg', bytes: 5987 }],
    },
    colour: '#dcdcdc',
    alpha: false,
    alt: {
      en: 'A stroke of Broad nib 40°, from the set Calligraphy: a ribbon of blue ink that folds from thick to thin at a fixed angle.',
      cn: '书法「宽尖 40°」的笔触：固定角度的蓝墨缎带，一折厚一折薄。',
      jp: '「平ペン 40°」（カリグラフィー）の筆あと。同じ角度で太く細く折れていく、青いインクのリボン。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9436',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9436',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9436',
    },
    crops: {},
  },
  'brush-calligraphy-pointed-pen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-pointed-pen-420.2f898558.avif', bytes: 2671 },
        { width: 840, src: '/pictures/brush-calligraphy-pointed-pen-840.693bb93a.avif', bytes: 3739 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-pointed-pen-420.4fbfc969.webp', bytes: 2976 },
        { width: 840, src: '/pictures/brush-calligraphy-pointed-pen-840.414e3121.webp', bytes: 6562 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-pointed-pen-840.8971de27.jpg', bytes: 9721 }],
    },
    colour: '#e3ded8',
    alpha: false,
    alt: {
      en: 'A stroke of Copperplate, from the set Calligraphy: hairlines going up and ringing swells coming down, loop after loop.',
      cn: '书法「铜版尖」的笔触：上行发丝，下行饱满，一圈接一圈。',
      jp: '「銅版ペン」（カリグラフィー）の筆あと。上りは髪の毛、下りは響くふくらみ。輪をいくつもつなぐ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7659',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7659',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7659',
    },
    crops: {},
  },
  'brush-calligraphy-uncial': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-uncial-420.38663793.avif', bytes: 1912 },
        { width: 840, src: '/pictures/brush-calligraphy-uncial-840.0803164c.avif', bytes: 3645 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-uncial-420.02b43515.webp', bytes: 2360 },
        { width: 840, src: '/pictures/brush-calligraphy-uncial-840.c7c0ad97.webp', bytes: 5210 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-uncial-840.d1cd18cc.jpg', bytes: 7826 }],
    },
    colour: '#eedbd3',
    alpha: false,
    alt: {
      en: 'A stroke of Uncial, from the set Calligraphy: round-shouldered arches of deep red with a nearly flat pen.',
      cn: '书法「安色尔体」的笔触：几乎平持的笔写出深红圆拱。',
      jp: '「アンシャル」（カリグラフィー）の筆あと。ほぼ水平に持ったペンの、深紅の丸いアーチ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 13',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 13',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 13',
    },
    crops: {},
  },
  'brush-calligraphy-iron-gall': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-iron-gall-420.c09b0de6.avif', bytes: 3334 },
        { width: 840, src: '/pictures/brush-calligraphy-iron-gall-840.8e88d3c4.avif', bytes: 6764 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-iron-gall-420.3da72dfd.webp', bytes: 3138 },
        { width: 840, src: '/pictures/brush-calligraphy-iron-gall-840.a4680b0f.webp', bytes: 9008 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-iron-gall-840.cd9b5a09.jpg', bytes: 10179 }],
    },
    colour: '#eee7df',
    alpha: false,
    alt: {
      en: 'A stroke of Iron gall, from the set Calligraphy: brown ink that pales as the quill empties and bites into laid paper.',
      cn: '书法「铁胆墨」的笔触：褐色墨水随羽管渐空而淡，咬进条纹纸。',
      jp: '「没食子インク」（カリグラフィー）の筆あと。羽ペンが空になるにつれ淡くなり、簀の目の紙に食い込む褐色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8523',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8523',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8523',
    },
    crops: {},
  },
  'brush-calligraphy-kaisho': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-kaisho-420.e04546ec.avif', bytes: 1756 },
        { width: 840, src: '/pictures/brush-calligraphy-kaisho-840.ab8bf63a.avif', bytes: 2755 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-kaisho-420.6ee585b5.webp', bytes: 1560 },
        { width: 840, src: '/pictures/brush-calligraphy-kaisho-840.ad1875b4.webp', bytes: 3612 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-kaisho-840.d6dd97c6.jpg', bytes: 6082 }],
    },
    colour: '#dcd8d1',
    alpha: false,
    alt: {
      en: 'A stroke of Regular script, from the set Calligraphy: single black strokes, each set down, led and lifted.',
      cn: '书法「楷书」的笔触：一笔一画，起、行、收，笔笔分明。',
      jp: '「楷書筆」（カリグラフィー）の筆あと。一画ずつ置き、運び、上げる黒。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4222',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4222',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4222',
    },
    crops: {},
  },
  'brush-calligraphy-running-hand': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-running-hand-420.9e57e274.avif', bytes: 2441 },
        { width: 840, src: '/pictures/brush-calligraphy-running-hand-840.5bfd2a6a.avif', bytes: 6339 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-running-hand-420.a0dec009.webp', bytes: 2578 },
        { width: 840, src: '/pictures/brush-calligraphy-running-hand-840.38420744.webp', bytes: 8818 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-running-hand-840.28d5ad76.jpg', bytes: 9353 }],
    },
    colour: '#e7e3dc',
    alpha: false,
    alt: {
      en: 'A stroke of Running script, from the set Calligraphy: one breath of black that thins on the turns and shows its hairs at the end.',
      cn: '书法「行书」的笔触：一气呵成的黑，转处细，收处见毫。',
      jp: '「行書筆」（カリグラフィー）の筆あと。一息の黒。返しで細り、終わりに毛筋が見える。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2072',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2072',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2072',
    },
    crops: {},
  },
  'brush-calligraphy-wild-grass': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-wild-grass-420.b8727b5e.avif', bytes: 4485 },
        { width: 840, src: '/pictures/brush-calligraphy-wild-grass-840.d275fa45.avif', bytes: 11370 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-wild-grass-420.9920713e.webp', bytes: 5134 },
        { width: 840, src: '/pictures/brush-calligraphy-wild-grass-840.03e4ad30.webp', bytes: 15054 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-wild-grass-840.635179dc.jpg', bytes: 16703 }],
    },
    colour: '#c4c1bd',
    alpha: false,
    alt: {
      en: 'A stroke of Wild cursive, from the set Calligraphy: a torn, racing loop of half-dry ink.',
      cn: '书法「狂草」的笔触：半枯的墨飞绕而过，撕出飞白。',
      jp: '「狂草」（カリグラフィー）の筆あと。半ば乾いた墨が、裂けながら駆けめぐる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1883',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1883',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1883',
    },
    crops: {},
  },
  'brush-calligraphy-gold-leaf': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-gold-leaf-420.4f22d05a.avif', bytes: 2072 },
        { width: 840, src: '/pictures/brush-calligraphy-gold-leaf-840.262b1453.avif', bytes: 6641 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-gold-leaf-420.5e101adb.webp', bytes: 2364 },
        { width: 840, src: '/pictures/brush-calligraphy-gold-leaf-840.911443cf.webp', bytes: 8954 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-gold-leaf-840.06e55bc8.jpg', bytes: 9627 }],
    },
    colour: '#23222a',
    alpha: false,
    alt: {
      en: 'A stroke of Shell gold, from the set Calligraphy: matt gold on indigo, grainy where the metal is thin.',
      cn: '书法「泥金」的笔触：靛蓝底上的哑光泥金，薄处见颗粒。',
      jp: '「金泥」（カリグラフィー）の筆あと。藍の地に沈んだ金。薄いところは粒が立つ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2391',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2391',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2391',
    },
    crops: {},
  },
  'brush-calligraphy-seal-script': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-seal-script-420.7ba5b869.avif', bytes: 2592 },
        { width: 840, src: '/pictures/brush-calligraphy-seal-script-840.5e2f0293.avif', bytes: 7321 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-seal-script-420.bf6607a7.webp', bytes: 2930 },
        { width: 840, src: '/pictures/brush-calligraphy-seal-script-840.f0d3fe26.webp', bytes: 10882 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-seal-script-840.8dfeb52b.jpg', bytes: 11775 }],
    },
    colour: '#f3e1d8',
    alpha: false,
    alt: {
      en: 'A stroke of Seal script, from the set Calligraphy: cinnabar lines with round ends, as even as wire.',
      cn: '书法「篆书」的笔触：朱砂圆头线，匀如铁丝。',
      jp: '「篆書筆」（カリグラフィー）の筆あと。丸い端の朱の線。鉄線のように均一。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8571',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8571',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8571',
    },
    crops: {},
  },
  'brush-calligraphy-scroll-nib': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-scroll-nib-420.0ceac2c5.avif', bytes: 1322 },
        { width: 840, src: '/pictures/brush-calligraphy-scroll-nib-840.8806f7b3.avif', bytes: 2027 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-scroll-nib-420.1cf38d0d.webp', bytes: 2044 },
        { width: 840, src: '/pictures/brush-calligraphy-scroll-nib-840.b52291c8.webp', bytes: 4342 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-scroll-nib-840.2e8ebbea.jpg', bytes: 6552 }],
    },
    colour: '#eeede4',
    alpha: false,
    alt: {
      en: 'A stroke of Scroll nib, from the set Calligraphy: a thick line with a thin companion, turning together.',
      cn: '书法「双锋卷花」的笔触：一粗一细两线并行，一同转弯。',
      jp: '「スクロール平ペン」（カリグラフィー）の筆あと。太い線と細い線が寄り添い、いっしょに曲がる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4354',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4354',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4354',
    },
    crops: {},
  },
  'brush-calligraphy-balsa-folded': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-balsa-folded-420.4dd323b4.avif', bytes: 2867 },
        { width: 840, src: '/pictures/brush-calligraphy-balsa-folded-840.e6e18368.avif', bytes: 7090 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-balsa-folded-420.287739af.webp', bytes: 3230 },
        { width: 840, src: '/pictures/brush-calligraphy-balsa-folded-840.613b12a9.webp', bytes: 8816 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-balsa-folded-840.d19b9390.jpg', bytes: 12037 }],
    },
    colour: '#d1c8d0',
    alpha: false,
    alt: {
      en: 'A stroke of Folded pen, from the set Calligraphy: a wing-shaped line that bursts open and spatters.',
      cn: '书法「折铝笔」的笔触：翅膀般展开的线，开处带飞溅。',
      jp: '「フォールドペン」（カリグラフィー）の筆あと。翼のように開き、しぶきを散らす線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9652',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9652',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9652',
    },
    crops: {},
  },
  'brush-calligraphy-chalk-letter': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-calligraphy-chalk-letter-420.b5900b0f.avif', bytes: 3228 },
        { width: 840, src: '/pictures/brush-calligraphy-chalk-letter-840.59394189.avif', bytes: 7098 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-calligraphy-chalk-letter-420.4ff8d187.webp', bytes: 3278 },
        { width: 840, src: '/pictures/brush-calligraphy-chalk-letter-840.43f8e4d9.webp', bytes: 9120 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-calligraphy-chalk-letter-840.1f58b337.jpg', bytes: 10624 }],
    },
    colour: '#3b3e44',
    alpha: false,
    alt: {
      en: 'A stroke of Signwriter’s chalk, from the set Calligraphy: white chalk letters’ bones on slate, wide and dusty.',
      cn: '书法「招牌粉笔」的笔触：石板上的白粉笔字骨，宽而带灰。',
      jp: '「看板チョーク」（カリグラフィー）の筆あと。黒板に引いた、幅広で粉っぽい白の字骨。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 868',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 868',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 868',
    },
    crops: {},
  },
  'brush-markers-alcohol-chisel': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-alcohol-chisel-420.c47891b5.avif', bytes: 1328 },
        { width: 840, src: '/pictures/brush-markers-alcohol-chisel-840.bd57f9bf.avif', bytes: 2473 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-alcohol-chisel-420.dfe1fed6.webp', bytes: 1424 },
        { width: 840, src: '/pictures/brush-markers-alcohol-chisel-840.a183a460.webp', bytes: 3138 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-alcohol-chisel-840.0a6f39ba.jpg', bytes: 5616 }],
    },
    colour: '#f4b7ae',
    alpha: false,
    alt: {
      en: 'A stroke of Alcohol chisel, from the set Markers: three clear rose passes, darker wherever two of them overlap.',
      cn: '马克笔「酒精宽头」的笔触：三道透明玫红，相叠处深一层。',
      jp: '「アルコール平芯」（マーカー）の筆あと。透き通ったばら色を三度。重なりは一段濃い。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8195',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8195',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8195',
    },
    crops: {},
  },
  'brush-markers-alcohol-brush': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-alcohol-brush-420.200e798a.avif', bytes: 1874 },
        { width: 840, src: '/pictures/brush-markers-alcohol-brush-840.e23a55ba.avif', bytes: 3246 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-alcohol-brush-420.5845e7c6.webp', bytes: 2384 },
        { width: 840, src: '/pictures/brush-markers-alcohol-brush-840.22a715c4.webp', bytes: 4414 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-alcohol-brush-840.f4a0213b.jpg', bytes: 8667 }],
    },
    colour: '#aed9d1',
    alpha: false,
    alt: {
      en: 'A stroke of Alcohol brush, from the set Markers: overlapping aqua leaves that stack like glass.',
      cn: '马克笔「酒精软头」的笔触：叠如玻璃的水绿叶片。',
      jp: '「アルコール筆芯」（マーカー）の筆あと。ガラスのように重なる水色の葉。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5476',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5476',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5476',
    },
    crops: {},
  },
  'brush-markers-fineliner': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-fineliner-420.b14c02fc.avif', bytes: 3971 },
        { width: 840, src: '/pictures/brush-markers-fineliner-840.dfedbdea.avif', bytes: 7800 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-fineliner-420.c2612d53.webp', bytes: 6826 },
        { width: 840, src: '/pictures/brush-markers-fineliner-840.0e240272.webp', bytes: 19086 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-fineliner-840.603b50e6.jpg', bytes: 22674 }],
    },
    colour: '#d7d3cd',
    alpha: false,
    alt: {
      en: 'A stroke of Fineliner, from the set Markers: black hatching of one width with tiny dots where the pen rested.',
      cn: '马克笔「纤维细线」的笔触：粗细如一的黑排线，停笔处有小点。',
      jp: '「ファインライナー」（マーカー）の筆あと。ペンが休んだところに小さな点の残る、均一な黒い線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4184',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4184',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4184',
    },
    crops: {},
  },
  'brush-markers-highlighter': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-highlighter-420.3a0fb8cd.avif', bytes: 742 },
        { width: 840, src: '/pictures/brush-markers-highlighter-840.745d5933.avif', bytes: 1325 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-highlighter-420.ef993a10.webp', bytes: 788 },
        { width: 840, src: '/pictures/brush-markers-highlighter-840.ef160800.webp', bytes: 1758 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-highlighter-840.7ad7bf53.jpg', bytes: 2767 }],
    },
    colour: '#f4f3d7',
    alpha: false,
    alt: {
      en: 'A stroke of Highlighter, from the set Markers: see-through fluorescent yellow, one fast bar.',
      cn: '马克笔「荧光笔」的笔触：透亮的荧光黄，一条快线。',
      jp: '「蛍光ペン」（マーカー）の筆あと。透ける蛍光の黄。すばやい一本。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3193',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3193',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3193',
    },
    crops: {},
  },
  'brush-markers-whiteboard': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-whiteboard-420.60de376e.avif', bytes: 2347 },
        { width: 840, src: '/pictures/brush-markers-whiteboard-840.2aa7fd42.avif', bytes: 4574 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-whiteboard-420.f402677f.webp', bytes: 2696 },
        { width: 840, src: '/pictures/brush-markers-whiteboard-840.939ba9ee.webp', bytes: 6430 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-whiteboard-840.ad4efef1.jpg', bytes: 11031 }],
    },
    colour: '#e0e3ee',
    alpha: false,
    alt: {
      en: 'A stroke of Whiteboard, from the set Markers: streaky blue loops on a slippery sheet.',
      cn: '马克笔「白板笔」的笔触：滑面上带丝纹的蓝圈。',
      jp: '「ホワイトボード」（マーカー）の筆あと。すべる面に残る、筋の入った青い輪。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1682',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1682',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1682',
    },
    crops: {},
  },
  'brush-markers-paint-marker': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-paint-marker-420.fb84f124.avif', bytes: 1276 },
        { width: 840, src: '/pictures/brush-markers-paint-marker-840.8612c5e0.avif', bytes: 2294 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-paint-marker-420.7f4f83ee.webp', bytes: 1578 },
        { width: 840, src: '/pictures/brush-markers-paint-marker-840.9e7105b9.webp', bytes: 3230 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-paint-marker-840.8cbbf377.jpg', bytes: 5691 }],
    },
    colour: '#30454b',
    alpha: false,
    alt: {
      en: 'A stroke of Paint marker, from the set Markers: opaque turquoise on slate with round shoulders and a drip.',
      cn: '马克笔「油漆笔」的笔触：石板上不透明的绿松石色，圆肩，有一道流痕。',
      jp: '「ペイントマーカー」（マーカー）の筆あと。石板に不透明なトルコ石。丸い肩と、ひとすじの垂れ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9034',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9034',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9034',
    },
    crops: {},
  },
  'brush-markers-dying-felt': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-dying-felt-420.b58c8cc5.avif', bytes: 3327 },
        { width: 840, src: '/pictures/brush-markers-dying-felt-840.3c1606a4.avif', bytes: 10590 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-dying-felt-420.56661f4f.webp', bytes: 3672 },
        { width: 840, src: '/pictures/brush-markers-dying-felt-840.cb8ef760.webp', bytes: 13570 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-dying-felt-840.13fcffa8.jpg', bytes: 13932 }],
    },
    colour: '#f3f0e8',
    alpha: false,
    alt: {
      en: 'A stroke of Dying felt tip, from the set Markers: green that goes scratchy and pale as the ink runs out.',
      cn: '马克笔「快没水的笔」的笔触：水快干了，绿色越画越毛越淡。',
      jp: '「かすれたフェルト」（マーカー）の筆あと。インクが尽き、かすれて淡くなっていく緑。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5955',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5955',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5955',
    },
    crops: {},
  },
  'brush-markers-double-tip': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-double-tip-420.6ef3c275.avif', bytes: 1509 },
        { width: 840, src: '/pictures/brush-markers-double-tip-840.478a1668.avif', bytes: 3072 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-double-tip-420.d4b1a986.webp', bytes: 1720 },
        { width: 840, src: '/pictures/brush-markers-double-tip-840.40000148.webp', bytes: 3860 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-double-tip-840.6862c0b1.jpg', bytes: 6416 }],
    },
    colour: '#efe1e1',
    alpha: false,
    alt: {
      en: 'A stroke of Split color, from the set Markers: arches that slide from orange into purple through the felt.',
      cn: '马克笔「双色头」的笔触：由橙滑到紫的拱形，在笔芯里就已相混。',
      jp: '「二色芯」（マーカー）の筆あと。フェルトの中で橙から紫へ移るアーチ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5815',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5815',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5815',
    },
    crops: {},
  },
  'brush-markers-poster-tip': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-poster-tip-420.e3efeff5.avif', bytes: 1013 },
        { width: 840, src: '/pictures/brush-markers-poster-tip-840.117772c7.avif', bytes: 2160 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-poster-tip-420.6e723cab.webp', bytes: 1264 },
        { width: 840, src: '/pictures/brush-markers-poster-tip-840.9475e167.webp', bytes: 2976 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-poster-tip-840.b94edbc8.jpg', bytes: 4758 }],
    },
    colour: '#f4c0ad',
    alpha: false,
    alt: {
      en: 'A stroke of Poster tip, from the set Markers: a wide vermilion banner with clean slanted ends.',
      cn: '马克笔「海报宽笔」的笔触：一条宽朱红横幅，两端斜切干净。',
      jp: '「ポスター太字」（マーカー）の筆あと。斜めにきれいに切れた、幅広の朱の帯。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 689',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 689',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 689',
    },
    crops: {},
  },
  'brush-markers-bleeding-felt': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-bleeding-felt-420.a7b1f72d.avif', bytes: 1365 },
        { width: 840, src: '/pictures/brush-markers-bleeding-felt-840.d804ce31.avif', bytes: 2256 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-bleeding-felt-420.428169f1.webp', bytes: 1284 },
        { width: 840, src: '/pictures/brush-markers-bleeding-felt-840.626dc134.webp', bytes: 2918 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-bleeding-felt-840.ce380de3.jpg', bytes: 5941 }],
    },
    colour: '#e9d6dc',
    alpha: false,
    alt: {
      en: 'A stroke of Bleeding felt, from the set Markers: dots of violet ink that spread into thirsty paper.',
      cn: '马克笔「洇开的笔」的笔触：紫墨点在吸水纸上洇开。',
      jp: '「にじむフェルト」（マーカー）の筆あと。吸う紙に広がる紫のインクの点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 134',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 134',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 134',
    },
    crops: {},
  },
  'brush-markers-cool-grey': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-cool-grey-420.f747e095.avif', bytes: 3056 },
        { width: 840, src: '/pictures/brush-markers-cool-grey-840.5865206b.avif', bytes: 7032 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-cool-grey-420.14d03875.webp', bytes: 3622 },
        { width: 840, src: '/pictures/brush-markers-cool-grey-840.3e8526e4.webp', bytes: 8562 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-cool-grey-840.431b1b0a.jpg', bytes: 15208 }],
    },
    colour: '#b9bdbf',
    alpha: false,
    alt: {
      en: 'A stroke of Cool gray set, from the set Markers: see-through grays stacked in strips from light to dark.',
      cn: '马克笔「冷灰套」的笔触：透明灰一条条叠起，由浅入深。',
      jp: '「クールグレー」（マーカー）の筆あと。淡から濃へ、帯で重なる透明な灰。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4725',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4725',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4725',
    },
    crops: {},
  },
  'brush-markers-gel-sparkle': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-markers-gel-sparkle-420.bc90f7f0.avif', bytes: 4176 },
        { width: 840, src: '/pictures/brush-markers-gel-sparkle-840.8bbea428.avif', bytes: 10275 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-markers-gel-sparkle-420.0760fb74.webp', bytes: 4562 },
        { width: 840, src: '/pictures/brush-markers-gel-sparkle-840.4b594e6f.webp', bytes: 14286 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-markers-gel-sparkle-840.bee30376.jpg', bytes: 16249 }],
    },
    colour: '#41394b',
    alpha: false,
    alt: {
      en: 'A stroke of Glitter gel, from the set Markers: silver-pink loops with sparks in them, on night paper.',
      cn: '马克笔「闪粉啫喱」的笔触：夜色纸上的银粉色圈，里面有星。',
      jp: '「ラメゲル」（マーカー）の筆あと。夜の紙に銀桃の輪。中に火花。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8737',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8737',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8737',
    },
    crops: {},
  },
  'brush-watercolour-wet-round': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-wet-round-420.ae07cbe4.avif', bytes: 2019 },
        { width: 840, src: '/pictures/brush-watercolour-wet-round-840.27f96b2c.avif', bytes: 3694 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-wet-round-420.d4776946.webp', bytes: 1904 },
        { width: 840, src: '/pictures/brush-watercolour-wet-round-840.603c3d01.webp', bytes: 4190 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-wet-round-840.b8749c9c.jpg', bytes: 7266 }],
    },
    colour: '#eadbd9',
    alpha: false,
    alt: {
      en: 'A stroke of Wet round, from the set Watercolor: teal runs into rose, with a dark shore where the water stopped.',
      cn: '水彩「湿圆头」的笔触：青流进玫红，水停处留一道深岸。',
      jp: '「たっぷり丸筆」（水彩）の筆あと。青緑がばら色へ流れ、水の止まったところに濃い岸が残る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1945',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1945',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1945',
    },
    crops: {},
  },
  'brush-watercolour-granulating': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-granulating-420.9241f35d.avif', bytes: 2264 },
        { width: 840, src: '/pictures/brush-watercolour-granulating-840.0527d317.avif', bytes: 4513 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-granulating-420.ebb36f79.webp', bytes: 2410 },
        { width: 840, src: '/pictures/brush-watercolour-granulating-840.e9c1612a.webp', bytes: 5246 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-granulating-840.5e71ea5d.jpg', bytes: 8700 }],
    },
    colour: '#d5d7cf',
    alpha: false,
    alt: {
      en: 'A stroke of Granulating, from the set Watercolor: blue-gray and moss that settle as grains in the hollows of the paper.',
      cn: '水彩「沉淀颗粒」的笔触：蓝灰与苔绿沉进纸窝，留下颗粒。',
      jp: '「粒状化」（水彩）の筆あと。青灰と苔色が紙のくぼみに粒となって沈む。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5137',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5137',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5137',
    },
    crops: {},
  },
  'brush-watercolour-flat-wash': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-flat-wash-420.68edf59f.avif', bytes: 2169 },
        { width: 840, src: '/pictures/brush-watercolour-flat-wash-840.a5bd3a46.avif', bytes: 4703 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-flat-wash-420.b0edb2f1.webp', bytes: 2178 },
        { width: 840, src: '/pictures/brush-watercolour-flat-wash-840.9b8917ef.webp', bytes: 5508 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-flat-wash-840.c50ea3e2.jpg', bytes: 9998 }],
    },
    colour: '#b0d2d9',
    alpha: false,
    alt: {
      en: 'A stroke of Flat wash, from the set Watercolor: three broad passes of sky blue that become one sheet of color.',
      cn: '水彩「平涂水洗」的笔触：三道天蓝横扫，合成一整片。',
      jp: '「平塗りウォッシュ」（水彩）の筆あと。空色を三度渡して、一枚の色にする。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1880',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1880',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1880',
    },
    crops: {},
  },
  'brush-watercolour-wet-in-wet': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-wet-in-wet-420.c8543ee6.avif', bytes: 1456 },
        { width: 840, src: '/pictures/brush-watercolour-wet-in-wet-840.15185729.avif', bytes: 3069 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-wet-in-wet-420.cb058ff8.webp', bytes: 1464 },
        { width: 840, src: '/pictures/brush-watercolour-wet-in-wet-840.3ce78668.webp', bytes: 3772 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-wet-in-wet-840.4ce42a46.jpg', bytes: 6532 }],
    },
    colour: '#efe0cf',
    alpha: false,
    alt: {
      en: 'A stroke of Wet in wet, from the set Watercolor: plum and gold with no rim at all, drifting into damp paper.',
      cn: '水彩「湿画法」的笔触：梅紫与金黄没有边，在潮纸里飘散。',
      jp: '「ウェット・イン・ウェット」（水彩）の筆あと。ふちのない梅紫と金が、湿った紙に漂う。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2560',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2560',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2560',
    },
    crops: {},
  },
  'brush-watercolour-dry-brush': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-dry-brush-420.d62ee81a.avif', bytes: 3290 },
        { width: 840, src: '/pictures/brush-watercolour-dry-brush-840.bb3dcfa1.avif', bytes: 10078 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-dry-brush-420.09ce1ddb.webp', bytes: 3806 },
        { width: 840, src: '/pictures/brush-watercolour-dry-brush-840.5d92dbe1.webp', bytes: 11714 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-dry-brush-840.9e8494bc.jpg', bytes: 14238 }],
    },
    colour: '#e1e1dc',
    alpha: false,
    alt: {
      en: 'A stroke of Dry watercolor, from the set Watercolor: a nearly empty brush that leaves sparkle on cold-pressed paper.',
      cn: '水彩「干水彩」的笔触：几近无水的笔擦过冷压纸，留下闪白。',
      jp: '「かすれ水彩」（水彩）の筆あと。ほとんど空の筆が、荒い紙にきらめきを残す。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2784',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2784',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2784',
    },
    crops: {},
  },
  'brush-watercolour-leaf-stroke': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-leaf-stroke-420.4576ea2b.avif', bytes: 1736 },
        { width: 840, src: '/pictures/brush-watercolour-leaf-stroke-840.c9fd485a.avif', bytes: 2931 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-leaf-stroke-420.1b152592.webp', bytes: 1536 },
        { width: 840, src: '/pictures/brush-watercolour-leaf-stroke-840.f043ed59.webp', bytes: 3224 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-leaf-stroke-840.5be5bf59.jpg', bytes: 6202 }],
    },
    colour: '#e4e4ce',
    alpha: false,
    alt: {
      en: 'A stroke of Leaf stroke, from the set Watercolor: green leaves made by pressing once and lifting.',
      cn: '水彩「一笔叶」的笔触：一按一提，便是一片绿叶。',
      jp: '「ひと筆の葉」（水彩）の筆あと。押して上げるだけで生まれる緑の葉。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3219',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3219',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3219',
    },
    crops: {},
  },
  'brush-watercolour-salt': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-salt-420.1b9b0e62.avif', bytes: 3579 },
        { width: 840, src: '/pictures/brush-watercolour-salt-840.2559bb9e.avif', bytes: 7608 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-salt-420.1d65ac37.webp', bytes: 4146 },
        { width: 840, src: '/pictures/brush-watercolour-salt-840.692fd6c7.webp', bytes: 8830 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-salt-840.7ae7cb38.jpg', bytes: 13255 }],
    },
    colour: '#b5c7cd',
    alpha: false,
    alt: {
      en: 'A stroke of Salted wash, from the set Watercolor: indigo with pale stars where salt drank the water.',
      cn: '水彩「撒盐」的笔触：靛蓝里一粒粒浅星，是盐喝走了水。',
      jp: '「塩のにじみ」（水彩）の筆あと。塩が水を吸ったところに、淡い星の残る藍。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1671',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1671',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1671',
    },
    crops: {},
  },
  'brush-watercolour-glaze': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-glaze-420.8b175104.avif', bytes: 3358 },
        { width: 840, src: '/pictures/brush-watercolour-glaze-840.a20975e1.avif', bytes: 7683 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-glaze-420.d4d2653f.webp', bytes: 4742 },
        { width: 840, src: '/pictures/brush-watercolour-glaze-840.0020cdad.webp', bytes: 10520 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-glaze-840.30c21fc2.jpg', bytes: 17784 }],
    },
    colour: '#eeb893',
    alpha: false,
    alt: {
      en: 'A stroke of Glazing flat, from the set Watercolor: transparent amber over itself, deeper at every crossing.',
      cn: '水彩「罩染扁头」的笔触：透明琥珀层层相叠，每叠一次深一分。',
      jp: '「重ね塗り平筆」（水彩）の筆あと。透明な琥珀を重ね、重なるたびに深くなる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7941',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7941',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7941',
    },
    crops: {},
  },
  'brush-watercolour-back-run': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-back-run-420.0243ae26.avif', bytes: 3190 },
        { width: 840, src: '/pictures/brush-watercolour-back-run-840.b991547a.avif', bytes: 6675 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-back-run-420.88bda57e.webp', bytes: 3316 },
        { width: 840, src: '/pictures/brush-watercolour-back-run-840.79fd853f.webp', bytes: 7582 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-back-run-840.9653679c.jpg', bytes: 12620 }],
    },
    colour: '#c3c8dc',
    alpha: false,
    alt: {
      en: 'A stroke of Cauliflower, from the set Watercolor: blooms with crinkled fronts where clean water pushed back.',
      cn: '水彩「水痕花」的笔触：清水倒推，开出皱边的水花。',
      jp: '「バックラン」（水彩）の筆あと。澄んだ水が押し返し、縮れたふちの花が咲く。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7457',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7457',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7457',
    },
    crops: {},
  },
  'brush-watercolour-rigger': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-rigger-420.832d2104.avif', bytes: 2213 },
        { width: 840, src: '/pictures/brush-watercolour-rigger-840.abacd802.avif', bytes: 3111 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-rigger-420.3e4d7b85.webp', bytes: 2522 },
        { width: 840, src: '/pictures/brush-watercolour-rigger-840.e45c4fa0.webp', bytes: 4690 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-rigger-840.f33e2d78.jpg', bytes: 8273 }],
    },
    colour: '#ede4d8',
    alpha: false,
    alt: {
      en: 'A stroke of Rigger, from the set Watercolor: long, thin loops of sepia from a brush made for ships’ ropes.',
      cn: '水彩「勾线水彩」的笔触：为画船索而生的细长褐色绕线。',
      jp: '「線描き水彩筆」（水彩）の筆あと。船の綱を描くための筆による、長く細いセピアの輪。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3050',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3050',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3050',
    },
    crops: {},
  },
  'brush-watercolour-mop': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-mop-420.fddf046b.avif', bytes: 2388 },
        { width: 840, src: '/pictures/brush-watercolour-mop-840.e549c7c1.avif', bytes: 4580 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-mop-420.9d04b75f.webp', bytes: 2366 },
        { width: 840, src: '/pictures/brush-watercolour-mop-840.18a9989e.webp', bytes: 5328 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-mop-840.483a90c0.jpg', bytes: 9794 }],
    },
    colour: '#f2ddbb',
    alpha: false,
    alt: {
      en: 'A stroke of Squirrel mop, from the set Watercolor: big soft dabs of rose and lemon that touch and mingle.',
      cn: '水彩「松鼠毛大笔」的笔触：玫瑰与柠檬的大软点，相碰相融。',
      jp: '「リス毛モップ」（水彩）の筆あと。ばら色とレモンの大きくやわらかな置き筆。触れて混ざる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5982',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5982',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5982',
    },
    crops: {},
  },
  'brush-watercolour-spatter': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-watercolour-spatter-420.6b5940b6.avif', bytes: 2615 },
        { width: 840, src: '/pictures/brush-watercolour-spatter-840.fda255a7.avif', bytes: 4543 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-watercolour-spatter-420.835884fe.webp', bytes: 2932 },
        { width: 840, src: '/pictures/brush-watercolour-spatter-840.4c704c2d.webp', bytes: 5588 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-watercolour-spatter-840.58e01c6b.jpg', bytes: 9056 }],
    },
    colour: '#f0e1df',
    alpha: false,
    alt: {
      en: 'A stroke of Wet spatter, from the set Watercolor: drops of clear color tapped off the brush, each with its own rim.',
      cn: '水彩「湿点洒」的笔触：轻叩笔杆洒下的彩滴，滴滴有边。',
      jp: '「水玉しぶき」（水彩）の筆あと。筆をたたいて落とした色のしずく。一粒ずつふちがある。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4204',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4204',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4204',
    },
    crops: {},
  },
  'brush-gouache-opaque-flat': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-opaque-flat-420.14ad3b65.avif', bytes: 2439 },
        { width: 840, src: '/pictures/brush-gouache-opaque-flat-840.db21b0e3.avif', bytes: 8060 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-opaque-flat-420.d371ec59.webp', bytes: 3896 },
        { width: 840, src: '/pictures/brush-gouache-opaque-flat-840.575fa1ed.webp', bytes: 12038 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-opaque-flat-840.48273b56.jpg', bytes: 19526 }],
    },
    colour: '#e2c7ad',
    alpha: false,
    alt: {
      en: 'A stroke of Opaque flat, from the set Gouache: matt orange laid over teal, quite covering it.',
      cn: '水粉「覆盖扁头」的笔触：哑光橙压住青绿，盖得严实。',
      jp: '「不透明平筆」（ガッシュ）の筆あと。青緑の上に置いたつや消しの橙。すっかり覆う。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1967',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1967',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1967',
    },
    crops: {},
  },
  'brush-gouache-dry-flat': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-dry-flat-420.db8afc19.avif', bytes: 2632 },
        { width: 840, src: '/pictures/brush-gouache-dry-flat-840.6ef90123.avif', bytes: 9651 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-dry-flat-420.6e105783.webp', bytes: 3950 },
        { width: 840, src: '/pictures/brush-gouache-dry-flat-840.f597142b.webp', bytes: 14600 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-dry-flat-840.85283cc3.jpg', bytes: 20750 }],
    },
    colour: '#d9dfd2',
    alpha: false,
    alt: {
      en: 'A stroke of Thirsty flat, from the set Gouache: bottle green that breaks into threads as the brush dries.',
      cn: '水粉「干扁头」的笔触：瓶绿随笔渐干，散成细丝。',
      jp: '「かわき平筆」（ガッシュ）の筆あと。乾くにつれて糸にほどけていく瓶の緑。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8507',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8507',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8507',
    },
    crops: {},
  },
  'brush-gouache-poster-round': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-poster-round-420.311473b2.avif', bytes: 2451 },
        { width: 840, src: '/pictures/brush-gouache-poster-round-840.20eed6d3.avif', bytes: 6193 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-poster-round-420.0d93c3a7.webp', bytes: 2508 },
        { width: 840, src: '/pictures/brush-gouache-poster-round-840.5b47d289.webp', bytes: 5868 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-poster-round-840.3f035c10.jpg', bytes: 14394 }],
    },
    colour: '#cdd6e3',
    alpha: false,
    alt: {
      en: 'A stroke of Poster round, from the set Gouache: flat cobalt dabs with rounded ends, like cut paper.',
      cn: '水粉「招贴圆头」的笔触：钴蓝圆点，平如剪纸。',
      jp: '「ポスター丸筆」（ガッシュ）の筆あと。切り紙のように平らな、丸い端のコバルト。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7734',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7734',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7734',
    },
    crops: {},
  },
  'brush-gouache-chalky-wide': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-chalky-wide-420.8cf14281.avif', bytes: 3484 },
        { width: 840, src: '/pictures/brush-gouache-chalky-wide-840.e056c82b.avif', bytes: 12062 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-chalky-wide-420.bf3a904e.webp', bytes: 4492 },
        { width: 840, src: '/pictures/brush-gouache-chalky-wide-840.663a9c3f.webp', bytes: 16380 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-chalky-wide-840.3c5f8638.jpg', bytes: 23232 }],
    },
    colour: '#f3d0cb',
    alpha: false,
    alt: {
      en: 'A stroke of Chalky wide, from the set Gouache: three dusty pink passes, the paper speckling through.',
      cn: '水粉「粉质宽刷」的笔触：三道粉尘般的淡红，纸色点点透出。',
      jp: '「粉っぽい広筆」（ガッシュ）の筆あと。紙の粒がのぞく、ほこりっぽい桃色の三度塗り。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4729',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4729',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4729',
    },
    crops: {},
  },
  'brush-gouache-two-tone': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-two-tone-420.5c476733.avif', bytes: 2333 },
        { width: 840, src: '/pictures/brush-gouache-two-tone-840.29b24ae8.avif', bytes: 5942 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-two-tone-420.7eeb174e.webp', bytes: 3322 },
        { width: 840, src: '/pictures/brush-gouache-two-tone-840.d5df0504.webp', bytes: 8882 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-two-tone-840.ab9f3440.jpg', bytes: 16780 }],
    },
    colour: '#c9cacd',
    alpha: false,
    alt: {
      en: 'A stroke of Double load, from the set Gouache: navy on one side of the brush, cream on the other, turning together.',
      cn: '水粉「双色蘸」的笔触：一侧海军蓝，一侧奶白，随笔同转。',
      jp: '「二色づけ」（ガッシュ）の筆あと。片側に紺、片側にクリーム。いっしょに曲がっていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4019',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4019',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4019',
    },
    crops: {},
  },
  'brush-gouache-stencil-brush': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-stencil-brush-420.3fbca9f9.avif', bytes: 2606 },
        { width: 840, src: '/pictures/brush-gouache-stencil-brush-840.540f9a1a.avif', bytes: 9288 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-stencil-brush-420.27752892.webp', bytes: 3808 },
        { width: 840, src: '/pictures/brush-gouache-stencil-brush-840.6121a366.webp', bytes: 11700 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-stencil-brush-840.6bee65f3.jpg', bytes: 19860 }],
    },
    colour: '#efe2bf',
    alpha: false,
    alt: {
      en: 'A stroke of Blunt pull, from the set Gouache: short mustard pulls, blunt at the top and dry at the foot.',
      cn: '水粉「齐头拖笔」的笔触：芥黄短拖，上齐下枯。',
      jp: '「ずんぐり引き」（ガッシュ）の筆あと。上は平ら、下はかすれる、からし色の短い引き。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1730',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1730',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1730',
    },
    crops: {},
  },
  'brush-gouache-midnight': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-midnight-420.0fdcfdf4.avif', bytes: 2096 },
        { width: 840, src: '/pictures/brush-gouache-midnight-840.e4506652.avif', bytes: 6203 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-midnight-420.4d5aa300.webp', bytes: 3288 },
        { width: 840, src: '/pictures/brush-gouache-midnight-840.db445a4b.webp', bytes: 10936 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-midnight-840.2b356987.jpg', bytes: 14445 }],
    },
    colour: '#444261',
    alpha: false,
    alt: {
      en: 'A stroke of Midnight cover, from the set Gouache: moonlit lilac over a night sheet, thin at the rims.',
      cn: '水粉「午夜盖色」的笔触：夜色纸上的月下丁香，边缘渐薄。',
      jp: '「真夜中の覆い」（ガッシュ）の筆あと。夜の紙に月明かりの藤色。ふちで薄くなる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 742',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 742',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 742',
    },
    crops: {},
  },
  'brush-gouache-folk-comma': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-folk-comma-420.63198ea3.avif', bytes: 2944 },
        { width: 840, src: '/pictures/brush-gouache-folk-comma-840.8b0e7318.avif', bytes: 8148 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-folk-comma-420.aa489e93.webp', bytes: 3324 },
        { width: 840, src: '/pictures/brush-gouache-folk-comma-840.935d978c.webp', bytes: 10482 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-folk-comma-840.4a60bdd9.jpg', bytes: 17732 }],
    },
    colour: '#f2d4ca',
    alpha: false,
    alt: {
      en: 'A stroke of Comma stroke, from the set Gouache: red commas of folk painting, fat at the head, gone at the tail.',
      cn: '水粉「逗点笔」的笔触：民间画的红逗点，头肥尾尽。',
      jp: '「コンマ筆」（ガッシュ）の筆あと。民画の赤いコンマ。頭はふくよか、尾は消える。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7848',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7848',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7848',
    },
    crops: {},
  },
  'brush-gouache-scumble': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-scumble-420.4ce6c964.avif', bytes: 3661 },
        { width: 840, src: '/pictures/brush-gouache-scumble-840.8afb96d3.avif', bytes: 13120 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-scumble-420.76862854.webp', bytes: 4872 },
        { width: 840, src: '/pictures/brush-gouache-scumble-840.af9d7945.webp', bytes: 18518 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-scumble-840.1eb0944d.jpg', bytes: 24479 }],
    },
    colour: '#e3e8e6',
    alpha: false,
    alt: {
      en: 'A stroke of Scumble, from the set Gouache: pale blue scrubbed in zigzags so that the ground keeps breathing.',
      cn: '水粉「擦色」的笔触：淡蓝来回擦过，底色仍能透气。',
      jp: '「スカンブル」（ガッシュ）の筆あと。下地が息をするように、淡い青をジグザグにこする。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8060',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8060',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8060',
    },
    crops: {},
  },
  'brush-gouache-filbert-petal': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-filbert-petal-420.9a836ab1.avif', bytes: 2863 },
        { width: 840, src: '/pictures/brush-gouache-filbert-petal-840.7a92225a.avif', bytes: 7124 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-filbert-petal-420.775e711c.webp', bytes: 3512 },
        { width: 840, src: '/pictures/brush-gouache-filbert-petal-840.3ca04c3c.webp', bytes: 9908 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-filbert-petal-840.e99998fb.jpg', bytes: 18031 }],
    },
    colour: '#f4dee1',
    alpha: false,
    alt: {
      en: 'A stroke of Petal filbert, from the set Gouache: soft-shouldered dabs from magenta to white.',
      cn: '水粉「花瓣榛形」的笔触：由洋红到白的圆肩花瓣。',
      jp: '「花びらフィルバート」（ガッシュ）の筆あと。マゼンタから白へ、肩のやわらかな花びら。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9922',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9922',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9922',
    },
    crops: {},
  },
  'brush-gouache-liner': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-liner-420.83811922.avif', bytes: 2868 },
        { width: 840, src: '/pictures/brush-gouache-liner-840.8937d5de.avif', bytes: 4934 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-liner-420.a55b5514.webp', bytes: 2952 },
        { width: 840, src: '/pictures/brush-gouache-liner-840.94d1a04b.webp', bytes: 7168 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-liner-840.61765cb7.jpg', bytes: 9955 }],
    },
    colour: '#3b3e45',
    alpha: false,
    alt: {
      en: 'A stroke of Opaque liner, from the set Gouache: even loops of white over slate.',
      cn: '水粉「盖色勾线」的笔触：石板灰上匀净的白色绕线。',
      jp: '「不透明ライナー」（ガッシュ）の筆あと。石板色の上に、均一な白の輪。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4674',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4674',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4674',
    },
    crops: {},
  },
  'brush-gouache-banner': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-gouache-banner-420.0de05ff8.avif', bytes: 2332 },
        { width: 840, src: '/pictures/brush-gouache-banner-840.38300935.avif', bytes: 6943 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-gouache-banner-420.1d24c0b3.webp', bytes: 3376 },
        { width: 840, src: '/pictures/brush-gouache-banner-840.34050456.webp', bytes: 10100 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-gouache-banner-840.dc4f0397.jpg', bytes: 18528 }],
    },
    colour: '#c1a8cd',
    alpha: false,
    alt: {
      en: 'A stroke of Banner stroke, from the set Gouache: one wide violet bar, flat as a wall, with a feathered end.',
      cn: '水粉「横幅笔」的笔触：一道宽紫横条，平如墙，尾如羽。',
      jp: '「横断幕」（ガッシュ）の筆あと。壁のように平らな一本の紫。終わりは羽になる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8885',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8885',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8885',
    },
    crops: {},
  },
  'brush-acrylics-heavy-body': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-heavy-body-420.c3f72452.avif', bytes: 2619 },
        { width: 840, src: '/pictures/brush-acrylics-heavy-body-840.b79d805b.avif', bytes: 11088 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-heavy-body-420.2905ed67.webp', bytes: 4738 },
        { width: 840, src: '/pictures/brush-acrylics-heavy-body-840.ba988357.webp', bytes: 18646 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-heavy-body-840.49b02798.jpg', bytes: 24251 }],
    },
    colour: '#e9c9d9',
    alpha: false,
    alt: {
      en: 'A stroke of Heavy body, from the set Acrylics: magenta paste with a plastic shine, ridged like corduroy.',
      cn: '丙烯「重体丙烯」的笔触：洋红膏体泛着塑料光，棱如灯芯绒。',
      jp: '「ヘビーボディ」（アクリル）の筆あと。コーデュロイのような畝をもつ、つやのあるマゼンタ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8502',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8502',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8502',
    },
    crops: {},
  },
  'brush-acrylics-dry-fan': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-dry-fan-420.08e58523.avif', bytes: 2888 },
        { width: 840, src: '/pictures/brush-acrylics-dry-fan-840.7dd7d886.avif', bytes: 14530 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-dry-fan-420.571a176b.webp', bytes: 5136 },
        { width: 840, src: '/pictures/brush-acrylics-dry-fan-840.17f897e9.webp', bytes: 23266 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-dry-fan-840.b1057c53.jpg', bytes: 27494 }],
    },
    colour: '#dfe8dd',
    alpha: false,
    alt: {
      en: 'A stroke of Dry fan, from the set Acrylics: sea-green lines, each bristle by itself.',
      cn: '丙烯「干扇刷」的笔触：海绿的细线，一毫一线。',
      jp: '「かわきファン」（アクリル）の筆あと。一本ずつ分かれた毛が引く海のような緑の線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7109',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7109',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7109',
    },
    crops: {},
  },
  'brush-acrylics-fluid': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-fluid-420.af2629c4.avif', bytes: 1941 },
        { width: 840, src: '/pictures/brush-acrylics-fluid-840.132fa39d.avif', bytes: 6350 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-fluid-420.52e318b7.webp', bytes: 2642 },
        { width: 840, src: '/pictures/brush-acrylics-fluid-840.3f56b451.webp', bytes: 7146 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-fluid-840.84467ebd.jpg', bytes: 14897 }],
    },
    colour: '#b3cee3',
    alpha: false,
    alt: {
      en: 'A stroke of Fluid, from the set Acrylics: self-leveling blue, smooth as enamel, with one pale vein.',
      cn: '丙烯「流动丙烯」的笔触：自己流平的蓝，滑如搪瓷，夹一道浅脉。',
      jp: '「フルイド」（アクリル）の筆あと。自分で平らになる青。琺瑯のように滑らかで、淡い筋が一つ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5462',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5462',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5462',
    },
    crops: {},
  },
  'brush-acrylics-scraper': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-scraper-420.99e62d3a.avif', bytes: 2998 },
        { width: 840, src: '/pictures/brush-acrylics-scraper-840.430453c8.avif', bytes: 8809 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-scraper-420.672baf7d.webp', bytes: 3456 },
        { width: 840, src: '/pictures/brush-acrylics-scraper-840.47e64c64.webp', bytes: 9566 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-scraper-840.3a4a2c1d.jpg', bytes: 17270 }],
    },
    colour: '#f5cda0',
    alpha: false,
    alt: {
      en: 'A stroke of Card scraper, from the set Acrylics: paint dragged with the edge of a card, skipping into islands.',
      cn: '丙烯「卡片刮」的笔触：用卡片边拖开的颜料，跳成一座座岛。',
      jp: '「カードスクレーパー」（アクリル）の筆あと。カードの縁で引きずり、島になって途切れる絵の具。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4598',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4598',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4598',
    },
    crops: {},
  },
  'brush-acrylics-gel-comb': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-gel-comb-420.edcf00f9.avif', bytes: 3203 },
        { width: 840, src: '/pictures/brush-acrylics-gel-comb-840.1807cea5.avif', bytes: 10463 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-gel-comb-420.c9a6abe2.webp', bytes: 4758 },
        { width: 840, src: '/pictures/brush-acrylics-gel-comb-840.969c72d1.webp', bytes: 16892 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-gel-comb-840.4eb50e11.jpg', bytes: 23556 }],
    },
    colour: '#e5ead4',
    alpha: false,
    alt: {
      en: 'A stroke of Gel comb, from the set Acrylics: a comb through thick gel: even rails of green with board between.',
      cn: '丙烯「凝胶梳」的笔触：梳子划过厚凝胶，绿轨匀齐，间露底板。',
      jp: '「ジェルコーム」（アクリル）の筆あと。厚いジェルに通した櫛。緑のレールのあいだに板がのぞく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2613',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2613',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2613',
    },
    crops: {},
  },
  'brush-acrylics-mural-wide': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-mural-wide-420.e2eb017c.avif', bytes: 2490 },
        { width: 840, src: '/pictures/brush-acrylics-mural-wide-840.6d7250cb.avif', bytes: 8403 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-mural-wide-420.b027b231.webp', bytes: 3798 },
        { width: 840, src: '/pictures/brush-acrylics-mural-wide-840.b40c5f90.webp', bytes: 13506 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-mural-wide-840.faa83f09.jpg', bytes: 22176 }],
    },
    colour: '#d39a81',
    alpha: false,
    alt: {
      en: 'A stroke of Mural wide, from the set Acrylics: three house-painter’s passes of terracotta, lapping like roof tiles.',
      cn: '丙烯「壁画宽刷」的笔触：三道陶土红大刷，叠如屋瓦。',
      jp: '「壁画の大刷毛」（アクリル）の筆あと。瓦のように重なる、素焼き色の大刷毛三度。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4460',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4460',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4460',
    },
    crops: {},
  },
  'brush-acrylics-neon-flat': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-neon-flat-420.3e0d07c9.avif', bytes: 3407 },
        { width: 840, src: '/pictures/brush-acrylics-neon-flat-840.a4651750.avif', bytes: 11972 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-neon-flat-420.834af603.webp', bytes: 5656 },
        { width: 840, src: '/pictures/brush-acrylics-neon-flat-840.761226e7.webp', bytes: 17176 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-neon-flat-840.da5eaf5e.jpg', bytes: 24776 }],
    },
    colour: '#885146',
    alpha: false,
    alt: {
      en: 'A stroke of Fluorescent, from the set Acrylics: fluorescent coral on slate, edge as sharp as tape.',
      cn: '丙烯「荧光丙烯」的笔触：石板底上的荧光珊瑚，边利如胶带。',
      jp: '「蛍光アクリル」（アクリル）の筆あと。石板色に蛍光の珊瑚。テープのように鋭いふち。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2019',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2019',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2019',
    },
    crops: {},
  },
  'brush-acrylics-modelling-paste': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-modelling-paste-420.610395fe.avif', bytes: 2242 },
        { width: 840, src: '/pictures/brush-acrylics-modelling-paste-840.ad59af32.avif', bytes: 8297 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-modelling-paste-420.bfd62ddc.webp', bytes: 3174 },
        { width: 840, src: '/pictures/brush-acrylics-modelling-paste-840.ea63c459.webp', bytes: 11282 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-modelling-paste-840.7a5dce22.jpg', bytes: 17828 }],
    },
    colour: '#e0d7ca',
    alpha: false,
    alt: {
      en: 'A stroke of Modeling paste, from the set Acrylics: white relief with cold shadows, like snow under a ski.',
      cn: '丙烯「塑形膏」的笔触：白色浮雕，影子发冷，像滑雪板下的雪。',
      jp: '「モデリングペースト」（アクリル）の筆あと。スキーの下の雪のような、影の冷たい白の浮き彫り。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6961',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6961',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6961',
    },
    crops: {},
  },
  'brush-acrylics-interference': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-interference-420.ba5906b3.avif', bytes: 3139 },
        { width: 840, src: '/pictures/brush-acrylics-interference-840.063f171c.avif', bytes: 14164 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-interference-420.1edfcf0d.webp', bytes: 6634 },
        { width: 840, src: '/pictures/brush-acrylics-interference-840.d0ba3e76.webp', bytes: 30356 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-interference-840.c025c659.jpg', bytes: 31093 }],
    },
    colour: '#303c4d',
    alpha: false,
    alt: {
      en: 'A stroke of Interference, from the set Acrylics: violet that turns green from bristle to bristle on a dark ground.',
      cn: '丙烯「幻彩」的笔触：暗底上一毫一变，由紫转绿。',
      jp: '「インターフェレンス」（アクリル）の筆あと。暗い地で、毛ごとに紫から緑へ変わる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1913',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1913',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1913',
    },
    crops: {},
  },
  'brush-acrylics-sponge-drag': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-sponge-drag-420.aed9fa90.avif', bytes: 5567 },
        { width: 840, src: '/pictures/brush-acrylics-sponge-drag-840.1ac3ecf1.avif', bytes: 16577 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-sponge-drag-420.d1747354.webp', bytes: 7124 },
        { width: 840, src: '/pictures/brush-acrylics-sponge-drag-840.2133f496.webp', bytes: 23828 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-sponge-drag-840.4eaff9fd.jpg', bytes: 28617 }],
    },
    colour: '#e9ebc8',
    alpha: false,
    alt: {
      en: 'A stroke of Sponge drag, from the set Acrylics: a pierced zigzag of lemon and lime.',
      cn: '丙烯「海绵拖」的笔触：满是孔洞的柠檬与青柠锯齿。',
      jp: '「スポンジ引き」（アクリル）の筆あと。穴だらけのレモンとライムのジグザグ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3435',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3435',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3435',
    },
    crops: {},
  },
  'brush-acrylics-underpainting': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-underpainting-420.fc93a8be.avif', bytes: 3343 },
        { width: 840, src: '/pictures/brush-acrylics-underpainting-840.937409f1.avif', bytes: 12722 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-underpainting-420.7479b4b1.webp', bytes: 4678 },
        { width: 840, src: '/pictures/brush-acrylics-underpainting-840.dab41917.webp', bytes: 20382 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-underpainting-840.5501d010.jpg', bytes: 25061 }],
    },
    colour: '#f1e1d5',
    alpha: false,
    alt: {
      en: 'A stroke of Underpainting, from the set Acrylics: thinned earth red that shows the weave of the board.',
      cn: '丙烯「底色薄刷」的笔触：调稀的土红，透出画板的织纹。',
      jp: '「下塗り」（アクリル）の筆あと。板の目が透ける、薄めた土の赤。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6008',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6008',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6008',
    },
    crops: {},
  },
  'brush-acrylics-glossy-dab': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-acrylics-glossy-dab-420.10cf7e32.avif', bytes: 3853 },
        { width: 840, src: '/pictures/brush-acrylics-glossy-dab-840.6e9f4ecf.avif', bytes: 12988 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-acrylics-glossy-dab-420.8598b182.webp', bytes: 4336 },
        { width: 840, src: '/pictures/brush-acrylics-glossy-dab-840.a4ba2440.webp', bytes: 16422 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-acrylics-glossy-dab-840.67efcc72.jpg', bytes: 22461 }],
    },
    colour: '#d9dbd9',
    alpha: false,
    alt: {
      en: 'A stroke of Candy dab, from the set Acrylics: shiny dabs of turquoise and pink, like boiled sweets.',
      cn: '丙烯「糖果点」的笔触：绿松石与粉红的亮点，像一颗颗硬糖。',
      jp: '「キャンディダブ」（アクリル）の筆あと。飴玉のようにつやめく、トルコ石と桃色の点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9254',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9254',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9254',
    },
    crops: {},
  },
  'brush-oils-loaded-filbert': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-loaded-filbert-420.05e1e266.avif', bytes: 2582 },
        { width: 840, src: '/pictures/brush-oils-loaded-filbert-840.80dc018b.avif', bytes: 10021 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-loaded-filbert-420.0b2e533f.webp', bytes: 4394 },
        { width: 840, src: '/pictures/brush-oils-loaded-filbert-840.d86d1efd.webp', bytes: 17130 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-loaded-filbert-840.c95ca3c7.jpg', bytes: 22792 }],
    },
    colour: '#f0dfc9',
    alpha: false,
    alt: {
      en: 'A stroke of Loaded filbert, from the set Oils: scarlet and yellow streaked together, with a cream light dragged over.',
      cn: '油画「饱蘸榛形」的笔触：猩红与黄拉成丝，上面拖一道奶白的光。',
      jp: '「たっぷりフィルバート」（油彩）の筆あと。緋と黄が筋になって混ざり、上にクリームの光が渡る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6317',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6317',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6317',
    },
    crops: {},
  },
  'brush-oils-hog-bristle': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-hog-bristle-420.1d71eca7.avif', bytes: 2336 },
        { width: 840, src: '/pictures/brush-oils-hog-bristle-840.8e3557e8.avif', bytes: 10075 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-hog-bristle-420.b8570d57.webp', bytes: 4120 },
        { width: 840, src: '/pictures/brush-oils-hog-bristle-840.99204fac.webp', bytes: 17190 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-hog-bristle-840.356a3006.jpg', bytes: 22530 }],
    },
    colour: '#d9e1df',
    alpha: false,
    alt: {
      en: 'A stroke of Hog bristle, from the set Oils: deep blue furrows with sky in them.',
      cn: '油画「猪鬃」的笔触：深蓝的犁沟里嵌着天色。',
      jp: '「豚毛」（油彩）の筆あと。深い青の畝。溝に空の色がのぞく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9888',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9888',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9888',
    },
    crops: {},
  },
  'brush-oils-impasto-dab': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-impasto-dab-420.30897c36.avif', bytes: 3754 },
        { width: 840, src: '/pictures/brush-oils-impasto-dab-840.d68edd72.avif', bytes: 12075 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-impasto-dab-420.b620d337.webp', bytes: 4022 },
        { width: 840, src: '/pictures/brush-oils-impasto-dab-840.402591d0.webp', bytes: 15684 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-impasto-dab-840.3628b555.jpg', bytes: 21702 }],
    },
    colour: '#edd9c9',
    alpha: false,
    alt: {
      en: 'A stroke of Impasto dab, from the set Oils: thick commas of ochre and rose, standing off the board.',
      cn: '油画「厚涂点」的笔触：赭黄与玫红的厚逗点，凸在板上。',
      jp: '「厚塗りダブ」（油彩）の筆あと。黄土とばら色の厚いコンマ。板から盛り上がる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1168',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1168',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1168',
    },
    crops: {},
  },
  'brush-oils-palette-knife': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-palette-knife-420.827a3df0.avif', bytes: 2880 },
        { width: 840, src: '/pictures/brush-oils-palette-knife-840.0dd96f2a.avif', bytes: 11059 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-palette-knife-420.1b292aed.webp', bytes: 5960 },
        { width: 840, src: '/pictures/brush-oils-palette-knife-840.ce536964.webp', bytes: 18810 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-palette-knife-840.662ca53d.jpg', bytes: 24486 }],
    },
    colour: '#c1d4c6',
    alpha: false,
    alt: {
      en: 'A stroke of Palette knife, from the set Oils: smooth slabs of viridian and white with sharp edges.',
      cn: '油画「调色刀」的笔触：翠绿与白的光滑厚片，边缘如切。',
      jp: '「ペインティングナイフ」（油彩）の筆あと。鋭いふちを持つ、ヴィリジアンと白のなめらかな板。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5659',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5659',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5659',
    },
    crops: {},
  },
  'brush-oils-fan-blender': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-fan-blender-420.695abc3c.avif', bytes: 3485 },
        { width: 840, src: '/pictures/brush-oils-fan-blender-840.9c8634e1.avif', bytes: 14266 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-fan-blender-420.d66512ca.webp', bytes: 5064 },
        { width: 840, src: '/pictures/brush-oils-fan-blender-840.9a890b9a.webp', bytes: 21932 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-fan-blender-840.a24fd661.jpg', bytes: 26519 }],
    },
    colour: '#ece7d5',
    alpha: false,
    alt: {
      en: 'A stroke of Fan, from the set Oils: separate hairs of olive and straw, wide apart.',
      cn: '油画「扇形笔」的笔触：橄榄与麦秆色的根根细丝，疏疏散开。',
      jp: '「ファン」（油彩）の筆あと。オリーブとわらの色の毛が、まばらに開く。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9477',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9477',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9477',
    },
    crops: {},
  },
  'brush-oils-alla-prima': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-alla-prima-420.4e988cea.avif', bytes: 3160 },
        { width: 840, src: '/pictures/brush-oils-alla-prima-840.e0cb5307.avif', bytes: 12779 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-alla-prima-420.0fefe5e4.webp', bytes: 5476 },
        { width: 840, src: '/pictures/brush-oils-alla-prima-840.d335f7c1.webp', bytes: 22518 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-alla-prima-840.5bcf1d02.jpg', bytes: 27469 }],
    },
    colour: '#e6c7c6',
    alpha: false,
    alt: {
      en: 'A stroke of Alla prima, from the set Oils: violet laid wet into orange, one stroke beside the other.',
      cn: '油画「直接画法」的笔触：紫趁湿压入橙，一笔挨着一笔。',
      jp: '「アラプリマ」（油彩）の筆あと。濡れた橙に紫を置く。一筆のとなりにもう一筆。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1527',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1527',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1527',
    },
    crops: {},
  },
  'brush-oils-rigger-oil': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-rigger-oil-420.a5728374.avif', bytes: 2962 },
        { width: 840, src: '/pictures/brush-oils-rigger-oil-840.0a78443a.avif', bytes: 8362 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-rigger-oil-420.3c4020bf.webp', bytes: 3302 },
        { width: 840, src: '/pictures/brush-oils-rigger-oil-840.8dc5bdb3.webp', bytes: 10330 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-rigger-oil-840.41e504bd.jpg', bytes: 17682 }],
    },
    colour: '#e7ded4',
    alpha: false,
    alt: {
      en: 'A stroke of Long rigger, from the set Oils: thin, buttery loops of burnt umber.',
      cn: '油画「长线笔」的笔触：熟褐的细滑绕线，如黄油。',
      jp: '「ロングリガー」（油彩）の筆あと。バターのようになめらかな、焦げ茶の細い輪。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2114',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2114',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2114',
    },
    crops: {},
  },
  'brush-oils-turpentine': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-turpentine-420.fd6dd63d.avif', bytes: 2354 },
        { width: 840, src: '/pictures/brush-oils-turpentine-840.a2d09b94.avif', bytes: 9458 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-turpentine-420.b83d1546.webp', bytes: 4262 },
        { width: 840, src: '/pictures/brush-oils-turpentine-840.3290582f.webp', bytes: 16758 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-turpentine-840.32520ee7.jpg', bytes: 22846 }],
    },
    colour: '#f4e8d9',
    alpha: false,
    alt: {
      en: 'A stroke of Thin with turps, from the set Oils: a lean, see-through sienna with every hair drawn.',
      cn: '油画「松节油薄涂」的笔触：稀薄透底的赭石，毫毫可数。',
      jp: '「テレピン薄塗り」（油彩）の筆あと。毛筋の一本まで見える、薄く透けたシエナ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9337',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9337',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9337',
    },
    crops: {},
  },
  'brush-oils-scrub': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-scrub-420.6775c35c.avif', bytes: 4055 },
        { width: 840, src: '/pictures/brush-oils-scrub-840.fa36abe0.avif', bytes: 14837 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-scrub-420.836a6b46.webp', bytes: 5484 },
        { width: 840, src: '/pictures/brush-oils-scrub-840.d3d4925a.webp', bytes: 21538 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-scrub-840.64a87ded.jpg', bytes: 25936 }],
    },
    colour: '#dcdfd4',
    alpha: false,
    alt: {
      en: 'A stroke of Old scrubber, from the set Oils: worn-out bristles worked to and fro in gray-green.',
      cn: '油画「旧秃刷」的笔触：磨秃的鬃毛来回擦出灰绿。',
      jp: '「古い擦り筆」（油彩）の筆あと。すり減った毛で行き来した灰緑。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2884',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2884',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2884',
    },
    crops: {},
  },
  'brush-oils-egbert': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-egbert-420.ca961add.avif', bytes: 3050 },
        { width: 840, src: '/pictures/brush-oils-egbert-840.8986df6f.avif', bytes: 10816 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-egbert-420.38231675.webp', bytes: 3886 },
        { width: 840, src: '/pictures/brush-oils-egbert-840.0766ab5d.webp', bytes: 16592 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-egbert-840.d97ccd2a.jpg', bytes: 21270 }],
    },
    colour: '#eae3e0',
    alpha: false,
    alt: {
      en: 'A stroke of Egbert, from the set Oils: a long-haired brush swimming through pink, gray and pearl.',
      cn: '油画「长榛形」的笔触：长毛笔游过粉、灰与珠白。',
      jp: '「エグバート」（油彩）の筆あと。長い毛が桃、灰、真珠色を泳いでいく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7734',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7734',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7734',
    },
    crops: {},
  },
  'brush-oils-bright': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-bright-420.751f25eb.avif', bytes: 3171 },
        { width: 840, src: '/pictures/brush-oils-bright-840.b2f2931b.avif', bytes: 12916 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-bright-420.7678d51f.webp', bytes: 5368 },
        { width: 840, src: '/pictures/brush-oils-bright-840.ced0a8b9.webp', bytes: 20680 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-bright-840.c7e96c08.jpg', bytes: 26556 }],
    },
    colour: '#b7dcd5',
    alpha: false,
    alt: {
      en: 'A stroke of Short bright, from the set Oils: square, stubborn strokes of turquoise side by side.',
      cn: '油画「短平头」的笔触：方正倔强的绿松石笔触，一排并列。',
      jp: '「ブライト」（油彩）の筆あと。四角く頑固なトルコ石の筆あとが並ぶ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4717',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4717',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4717',
    },
    crops: {},
  },
  'brush-oils-night-oil': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-oils-night-oil-420.af62f71f.avif', bytes: 2632 },
        { width: 840, src: '/pictures/brush-oils-night-oil-840.01835d01.avif', bytes: 11928 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-oils-night-oil-420.309cd87d.webp', bytes: 4892 },
        { width: 840, src: '/pictures/brush-oils-night-oil-840.5b934c4c.webp', bytes: 20778 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-oils-night-oil-840.bb6c3181.jpg', bytes: 25536 }],
    },
    colour: '#2f484f',
    alpha: false,
    alt: {
      en: 'A stroke of Nocturne, from the set Oils: aurora green pulled across a dark ground, glinting on its ridges.',
      cn: '油画「夜曲」的笔触：暗底上拉过极光绿，棱上闪光。',
      jp: '「夜想曲」（油彩）の筆あと。暗い地を渡るオーロラの緑。峰がきらりと光る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8365',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8365',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8365',
    },
    crops: {},
  },
  'brush-airbrush-soft-fade': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-soft-fade-420.07ff598d.avif', bytes: 772 },
        { width: 840, src: '/pictures/brush-airbrush-soft-fade-840.b108e450.avif', bytes: 1224 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-soft-fade-420.4f6556d9.webp', bytes: 890 },
        { width: 840, src: '/pictures/brush-airbrush-soft-fade-840.9b2aeba1.webp', bytes: 2062 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-soft-fade-840.dc00fce9.jpg', bytes: 3546 }],
    },
    colour: '#f3e6e7',
    alpha: false,
    alt: {
      en: 'A stroke of Soft fade, from the set Airbrush: violet breath turning to pink, with no edge anywhere.',
      cn: '喷笔「柔渐变」的笔触：紫色的呼吸渐转粉红，处处无边。',
      jp: '「やわらかフェード」（エアブラシ）の筆あと。どこにもふちのない、紫から桃への息。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 178',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 178',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 178',
    },
    crops: {},
  },
  'brush-airbrush-hard-round': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-hard-round-420.473416dc.avif', bytes: 1257 },
        { width: 840, src: '/pictures/brush-airbrush-hard-round-840.b75de958.avif', bytes: 2065 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-hard-round-420.c080e7a1.webp', bytes: 1702 },
        { width: 840, src: '/pictures/brush-airbrush-hard-round-840.7ddb582e.webp', bytes: 3488 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-hard-round-840.7181134b.jpg', bytes: 5764 }],
    },
    colour: '#dde8e8',
    alpha: false,
    alt: {
      en: 'A stroke of Hard round, from the set Airbrush: a clean tube of blue with the least softness at its rim.',
      cn: '喷笔「硬圆喷」的笔触：干净的蓝管，只在边上略软。',
      jp: '「ハード丸」（エアブラシ）の筆あと。ふちだけわずかにやわらかい、青い管。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5250',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5250',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5250',
    },
    crops: {},
  },
  'brush-airbrush-needle-line': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-needle-line-420.f05ae0e4.avif', bytes: 1252 },
        { width: 840, src: '/pictures/brush-airbrush-needle-line-840.d8540bc4.avif', bytes: 2000 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-needle-line-420.ef7926f0.webp', bytes: 1080 },
        { width: 840, src: '/pictures/brush-airbrush-needle-line-840.7ea3809f.webp', bytes: 2274 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-needle-line-840.e97baa2f.jpg', bytes: 4118 }],
    },
    colour: '#f4f0e8',
    alpha: false,
    alt: {
      en: 'A stroke of Needle line, from the set Airbrush: a hair of black air, looping.',
      cn: '喷笔「针线」的笔触：一丝黑气绕成圈。',
      jp: '「ニードル線」（エアブラシ）の筆あと。輪を描く、髪ほどの黒い風。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3856',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3856',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3856',
    },
    crops: {},
  },
  'brush-airbrush-wide-mist': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-wide-mist-420.66b95abb.avif', bytes: 582 },
        { width: 840, src: '/pictures/brush-airbrush-wide-mist-840.630ceb1a.avif', bytes: 1253 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-wide-mist-420.cc6aadc6.webp', bytes: 526 },
        { width: 840, src: '/pictures/brush-airbrush-wide-mist-840.9c2368a6.webp', bytes: 1440 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-wide-mist-840.002b6f41.jpg', bytes: 2385 }],
    },
    colour: '#f7e8d8',
    alpha: false,
    alt: {
      en: 'A stroke of Wide mist, from the set Airbrush: dawn peach over the whole sheet, thinner than smoke.',
      cn: '喷笔「宽雾」的笔触：薄过轻烟的晨桃色，漫过整张纸。',
      jp: '「広い霧」（エアブラシ）の筆あと。煙より薄く、紙いちめんの暁の桃色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9631',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9631',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9631',
    },
    crops: {},
  },
  'brush-airbrush-grainy': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-grainy-420.0aae5d66.avif', bytes: 3230 },
        { width: 840, src: '/pictures/brush-airbrush-grainy-840.f8dbc302.avif', bytes: 12488 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-grainy-420.a479c58e.webp', bytes: 3704 },
        { width: 840, src: '/pictures/brush-airbrush-grainy-840.7f565018.webp', bytes: 21200 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-grainy-840.1ab9a28a.jpg', bytes: 18665 }],
    },
    colour: '#eee8e7',
    alpha: false,
    alt: {
      en: 'A stroke of Grainy valve, from the set Airbrush: a gradient broken into grain, like film pushed too far.',
      cn: '喷笔「颗粒阀」的笔触：散成颗粒的渐变，像迫冲过头的胶片。',
      jp: '「粒ぼかし」（エアブラシ）の筆あと。増感しすぎたフィルムのように粒立つ階調。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7222',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7222',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7222',
    },
    crops: {},
  },
  'brush-airbrush-chrome-pipe': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-chrome-pipe-420.2766b0dd.avif', bytes: 1129 },
        { width: 840, src: '/pictures/brush-airbrush-chrome-pipe-840.a91b276a.avif', bytes: 2015 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-chrome-pipe-420.31c64fb0.webp', bytes: 1240 },
        { width: 840, src: '/pictures/brush-airbrush-chrome-pipe-840.7e6988b6.webp', bytes: 2852 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-chrome-pipe-840.3126e10a.jpg', bytes: 5205 }],
    },
    colour: '#e1e0db',
    alpha: false,
    alt: {
      en: 'A stroke of Chrome pipe, from the set Airbrush: a pale core between two dark shoulders: metal, in one pass.',
      cn: '喷笔「铬管」的笔触：两道暗肩夹着亮心，一笔就是金属。',
      jp: '「クロームパイプ」（エアブラシ）の筆あと。暗い肩にはさまれた明るい芯。一度で金属になる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7769',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7769',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7769',
    },
    crops: {},
  },
  'brush-airbrush-blush': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-blush-420.d1037cbf.avif', bytes: 730 },
        { width: 840, src: '/pictures/brush-airbrush-blush-840.b00959ed.avif', bytes: 1347 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-blush-420.427bd656.webp', bytes: 768 },
        { width: 840, src: '/pictures/brush-airbrush-blush-840.ba3ff166.webp', bytes: 1694 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-blush-840.f31dd720.jpg', bytes: 3115 }],
    },
    colour: '#f7eae3',
    alpha: false,
    alt: {
      en: 'A stroke of Blush, from the set Airbrush: round puffs of rose, each fading to nothing.',
      cn: '喷笔「腮红」的笔触：一团团玫红轻扑，渐渐化无。',
      jp: '「チーク」（エアブラシ）の筆あと。ふんわり丸いばら色。ひとつずつ消えていく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4973',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4973',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4973',
    },
    crops: {},
  },
  'brush-airbrush-frisket': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-frisket-420.0c7c68f2.avif', bytes: 1076 },
        { width: 840, src: '/pictures/brush-airbrush-frisket-840.7b0d1e38.avif', bytes: 1950 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-frisket-420.76f908d8.webp', bytes: 1002 },
        { width: 840, src: '/pictures/brush-airbrush-frisket-840.ecd1c79f.webp', bytes: 2348 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-frisket-840.ac662570.jpg', bytes: 4324 }],
    },
    colour: '#eaece3',
    alpha: false,
    alt: {
      en: 'A stroke of Frisket edge, from the set Airbrush: teal sprayed against a mask: one side cut, the other melting.',
      cn: '喷笔「遮挡边」的笔触：隔着遮纸喷的青，一侧如切，一侧融开。',
      jp: '「マスクふち」（エアブラシ）の筆あと。マスク越しに吹いた青緑。片側は切れ、片側は溶ける。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1546',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1546',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1546',
    },
    crops: {},
  },
  'brush-airbrush-dagger': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-dagger-420.fb7e95fd.avif', bytes: 1270 },
        { width: 840, src: '/pictures/brush-airbrush-dagger-840.47442d6e.avif', bytes: 2259 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-dagger-420.6ae0c50b.webp', bytes: 1528 },
        { width: 840, src: '/pictures/brush-airbrush-dagger-840.493afdeb.webp', bytes: 3400 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-dagger-840.80ac95ae.jpg', bytes: 6318 }],
    },
    colour: '#f4dfd7',
    alpha: false,
    alt: {
      en: 'A stroke of Dagger, from the set Airbrush: blades of red that begin broad and end as a point.',
      cn: '喷笔「匕首线」的笔触：红色刃线，起时宽，收成尖。',
      jp: '「ダガー」（エアブラシ）の筆あと。広く始まり、点で終わる赤い刃。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1914',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1914',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1914',
    },
    crops: {},
  },
  'brush-airbrush-candy-coat': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-candy-coat-420.e0275281.avif', bytes: 874 },
        { width: 840, src: '/pictures/brush-airbrush-candy-coat-840.503762ae.avif', bytes: 1689 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-candy-coat-420.a4cacb81.webp', bytes: 806 },
        { width: 840, src: '/pictures/brush-airbrush-candy-coat-840.f85f2d15.webp', bytes: 1936 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-candy-coat-840.51ce370a.jpg', bytes: 4540 }],
    },
    colour: '#e2acac',
    alpha: false,
    alt: {
      en: 'A stroke of Candy coat, from the set Airbrush: clear cherry lacquer, deeper at each crossing.',
      cn: '喷笔「糖衣漆」的笔触：透明樱桃漆，每交一次深一分。',
      jp: '「キャンディ塗装」（エアブラシ）の筆あと。重ねるほど深くなる、透明なさくらんぼの漆。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8260',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8260',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8260',
    },
    crops: {},
  },
  'brush-airbrush-ghost-white': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-ghost-white-420.6b8388a6.avif', bytes: 1433 },
        { width: 840, src: '/pictures/brush-airbrush-ghost-white-840.715debbb.avif', bytes: 2343 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-ghost-white-420.f1199008.webp', bytes: 1292 },
        { width: 840, src: '/pictures/brush-airbrush-ghost-white-840.42bd65fa.webp', bytes: 2852 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-ghost-white-840.b18939fd.jpg', bytes: 6140 }],
    },
    colour: '#3f454e',
    alpha: false,
    alt: {
      en: 'A stroke of Ghost white, from the set Airbrush: white vapor curling on a dark sheet.',
      cn: '喷笔「幽白」的笔触：暗底上打着旋的白气。',
      jp: '「ゴーストホワイト」（エアブラシ）の筆あと。暗い紙に巻く白い蒸気。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9872',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9872',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9872',
    },
    crops: {},
  },
  'brush-airbrush-sunset-band': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-airbrush-sunset-band-420.fce3720a.avif', bytes: 1474 },
        { width: 840, src: '/pictures/brush-airbrush-sunset-band-840.629e588c.avif', bytes: 2683 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-airbrush-sunset-band-420.8a08b257.webp', bytes: 1818 },
        { width: 840, src: '/pictures/brush-airbrush-sunset-band-840.e40eb2af.webp', bytes: 4226 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-airbrush-sunset-band-840.e967b240.jpg', bytes: 7354 }],
    },
    colour: '#f2e0d8',
    alpha: false,
    alt: {
      en: 'A stroke of Double action, from the set Airbrush: a pulse of gold and crimson as the trigger opens and shuts.',
      cn: '喷笔「双动阀」的笔触：扳机一开一合，金与深红随之起伏。',
      jp: '「ダブルアクション」（エアブラシ）の筆あと。引き金の開閉につれて脈打つ、金と深紅。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6482',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6482',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6482',
    },
    crops: {},
  },
  'brush-spray-paint-fat-cap': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-fat-cap-420.7ef83aff.avif', bytes: 4252 },
        { width: 840, src: '/pictures/brush-spray-paint-fat-cap-840.2fa99d73.avif', bytes: 14688 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-fat-cap-420.519e126f.webp', bytes: 5648 },
        { width: 840, src: '/pictures/brush-spray-paint-fat-cap-840.6956b0c6.webp', bytes: 24132 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-fat-cap-840.f6d9a51c.jpg', bytes: 23575 }],
    },
    colour: '#f9d8c0',
    alpha: false,
    alt: {
      en: 'A stroke of Fat cap, from the set Spray paint: a wide grainy cone of red going orange.',
      cn: '喷漆「胖喷嘴」的笔触：宽大的颗粒扇面，由红转橙。',
      jp: '「ファットキャップ」（スプレー）の筆あと。赤から橙へ、粒の広い円錐。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 395',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 395',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 395',
    },
    crops: {},
  },
  'brush-spray-paint-skinny-cap': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-skinny-cap-420.ac074b30.avif', bytes: 2375 },
        { width: 840, src: '/pictures/brush-spray-paint-skinny-cap-840.cb94e410.avif', bytes: 3645 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-skinny-cap-420.edd919ff.webp', bytes: 2418 },
        { width: 840, src: '/pictures/brush-spray-paint-skinny-cap-840.72eeb21b.webp', bytes: 4416 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-skinny-cap-840.0eb0fdea.jpg', bytes: 8385 }],
    },
    colour: '#d3cfc9',
    alpha: false,
    alt: {
      en: 'A stroke of Skinny cap, from the set Spray paint: tight black handwriting with a fuzz of overspray.',
      cn: '喷漆「细喷嘴」的笔触：收紧的黑色手写，毛边带漆雾。',
      jp: '「スキニーキャップ」（スプレー）の筆あと。ふちにオーバースプレーの残る、引きしまった黒い筆記。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9654',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9654',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9654',
    },
    crops: {},
  },
  'brush-spray-paint-dripping': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-dripping-420.e9770998.avif', bytes: 1499 },
        { width: 840, src: '/pictures/brush-spray-paint-dripping-840.028aabc3.avif', bytes: 2496 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-dripping-420.94256fea.webp', bytes: 2026 },
        { width: 840, src: '/pictures/brush-spray-paint-dripping-840.8dda7254.webp', bytes: 4054 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-dripping-840.9f241918.jpg', bytes: 7635 }],
    },
    colour: '#cfdce5',
    alpha: false,
    alt: {
      en: 'A stroke of Held too long, from the set Spray paint: soaked blue that begins to run in long tears.',
      cn: '喷漆「流挂」的笔触：喷得太饱的蓝，垂下长长的泪。',
      jp: '「垂れ」（スプレー）の筆あと。吹きすぎた青が、長い涙になって垂れる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9234',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9234',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9234',
    },
    crops: {},
  },
  'brush-spray-paint-spit': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-spit-420.c69dee4a.avif', bytes: 3649 },
        { width: 840, src: '/pictures/brush-spray-paint-spit-840.4ebbc081.avif', bytes: 8551 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-spit-420.2cf31581.webp', bytes: 5238 },
        { width: 840, src: '/pictures/brush-spray-paint-spit-840.1bdccd50.webp', bytes: 12420 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-spit-840.bb5da8fd.jpg', bytes: 16897 }],
    },
    colour: '#f8d2d7',
    alpha: false,
    alt: {
      en: 'A stroke of Spitting nozzle, from the set Spray paint: a clogged nozzle: fine mist and sudden blots of pink.',
      cn: '喷漆「吐点喷嘴」的笔触：堵了的喷嘴，细雾里突然几团粉红。',
      jp: '「つばきノズル」（スプレー）の筆あと。詰まったノズル。細かな霧に突然の桃色のしみ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7402',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7402',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7402',
    },
    crops: {},
  },
  'brush-spray-paint-stencil-spray': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-stencil-spray-420.7f766818.avif', bytes: 5873 },
        { width: 840, src: '/pictures/brush-spray-paint-stencil-spray-840.20c3d7d4.avif', bytes: 26904 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-stencil-spray-420.ae6cf7ba.webp', bytes: 8316 },
        { width: 840, src: '/pictures/brush-spray-paint-stencil-spray-840.f9ecf2dc.webp', bytes: 35852 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-stencil-spray-840.c963ffcf.jpg', bytes: 32908 }],
    },
    colour: '#aeaba8',
    alpha: false,
    alt: {
      en: 'A stroke of Stencil, from the set Spray paint: black triangles left by a cut card, dusted at the rims.',
      cn: '喷漆「模板」的笔触：镂空卡片留下的黑三角，边有漆尘。',
      jp: '「ステンシル」（スプレー）の筆あと。切り抜いた紙が残した黒い三角。ふちに粉。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2404',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2404',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2404',
    },
    crops: {},
  },
  'brush-spray-paint-flat-black': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-flat-black-420.88eaa2b5.avif', bytes: 4272 },
        { width: 840, src: '/pictures/brush-spray-paint-flat-black-840.20a25ead.avif', bytes: 13751 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-flat-black-420.c96d667b.webp', bytes: 4262 },
        { width: 840, src: '/pictures/brush-spray-paint-flat-black-840.8390baf4.webp', bytes: 16302 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-flat-black-840.63d3058f.jpg', bytes: 17021 }],
    },
    colour: '#5ab0a9',
    alpha: false,
    alt: {
      en: 'A stroke of Wall fill, from the set Spray paint: three solid passes of teal for filling letters.',
      cn: '喷漆「填底」的笔触：填字用的三道实青。',
      jp: '「壁塗りつぶし」（スプレー）の筆あと。文字を埋める青緑の三度吹き。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7156',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7156',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7156',
    },
    crops: {},
  },
  'brush-spray-paint-chalk-spray': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-chalk-spray-420.a617a6a4.avif', bytes: 2152 },
        { width: 840, src: '/pictures/brush-spray-paint-chalk-spray-840.058cc5a1.avif', bytes: 4317 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-chalk-spray-420.b48107ee.webp', bytes: 2080 },
        { width: 840, src: '/pictures/brush-spray-paint-chalk-spray-840.79076810.webp', bytes: 4196 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-chalk-spray-840.e38a33f0.jpg', bytes: 7042 }],
    },
    colour: '#565147',
    alpha: false,
    alt: {
      en: 'A stroke of Chalk spray, from the set Spray paint: pale yellow that sits on brick-rough ground and misses its hollows.',
      cn: '喷漆「粉笔喷漆」的笔触：浅黄落在粗砖面上，凹处喷不到。',
      jp: '「チョークスプレー」（スプレー）の筆あと。粗い地に載り、くぼみを抜かした淡い黄。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2792',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2792',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2792',
    },
    crops: {},
  },
  'brush-spray-paint-chrome-spray': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-chrome-spray-420.7d20c1e8.avif', bytes: 1775 },
        { width: 840, src: '/pictures/brush-spray-paint-chrome-spray-840.5d741401.avif', bytes: 3610 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-chrome-spray-420.026000a9.webp', bytes: 1460 },
        { width: 840, src: '/pictures/brush-spray-paint-chrome-spray-840.11ced0f4.webp', bytes: 3722 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-chrome-spray-840.a932b77f.jpg', bytes: 6297 }],
    },
    colour: '#323543',
    alpha: false,
    alt: {
      en: 'A stroke of Chrome fill, from the set Spray paint: silver arches on night, flickering from gray to white.',
      cn: '喷漆「镀铬银」的笔触：夜底银拱，在灰与白之间闪。',
      jp: '「クローム吹き」（スプレー）の筆あと。夜に銀のアーチ。灰から白へちらつく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8107',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8107',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8107',
    },
    crops: {},
  },
  'brush-spray-paint-flare': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-flare-420.8947149b.avif', bytes: 2908 },
        { width: 840, src: '/pictures/brush-spray-paint-flare-840.96b17ca4.avif', bytes: 15078 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-flare-420.057d8061.webp', bytes: 3256 },
        { width: 840, src: '/pictures/brush-spray-paint-flare-840.6795fc01.webp', bytes: 19058 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-flare-840.57881107.jpg', bytes: 17305 }],
    },
    colour: '#e1ecce',
    alpha: false,
    alt: {
      en: 'A stroke of Flare, from the set Spray paint: a flick of the wrist: needle to cloud, green.',
      cn: '喷漆「甩弧」的笔触：手腕一甩，由针到云，绿色。',
      jp: '「フレア」（スプレー）の筆あと。手首のひと振り。針から雲へ、緑。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4638',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4638',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4638',
    },
    crops: {},
  },
  'brush-spray-paint-outline-glow': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-outline-glow-420.af3c4913.avif', bytes: 1735 },
        { width: 840, src: '/pictures/brush-spray-paint-outline-glow-840.e6390d3f.avif', bytes: 3495 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-outline-glow-420.141844a6.webp', bytes: 1660 },
        { width: 840, src: '/pictures/brush-spray-paint-outline-glow-840.8e2d0325.webp', bytes: 3918 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-outline-glow-840.e4774c3a.jpg', bytes: 6361 }],
    },
    colour: '#f4ecea',
    alpha: false,
    alt: {
      en: 'A stroke of Second outline, from the set Spray paint: two soft rails with bare wall between.',
      cn: '喷漆「外描边」的笔触：两道柔边轨，中间留着墙。',
      jp: '「外フチ」（スプレー）の筆あと。壁をあいだに残した、やわらかな二本の線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5709',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5709',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5709',
    },
    crops: {},
  },
  'brush-spray-paint-dust-coat': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-dust-coat-420.57de9fe8.avif', bytes: 5695 },
        { width: 840, src: '/pictures/brush-spray-paint-dust-coat-840.b8197c23.avif', bytes: 16709 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-dust-coat-420.fd2763eb.webp', bytes: 6024 },
        { width: 840, src: '/pictures/brush-spray-paint-dust-coat-840.742d294e.webp', bytes: 17792 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-dust-coat-840.95f9a543.jpg', bytes: 21036 }],
    },
    colour: '#f3ebe8',
    alpha: false,
    alt: {
      en: 'A stroke of Dust coat, from the set Spray paint: a far-off pass that leaves only freckles of violet.',
      cn: '喷漆「薄尘」的笔触：远远一扫，只落下紫色雀斑。',
      jp: '「ダストコート」（スプレー）の筆あと。遠くからのひと吹き。紫のそばかすだけ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4014',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4014',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4014',
    },
    crops: {},
  },
  'brush-spray-paint-throw-up': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-spray-paint-throw-up-420.e269efd1.avif', bytes: 3544 },
        { width: 840, src: '/pictures/brush-spray-paint-throw-up-840.d53057d0.avif', bytes: 20418 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-spray-paint-throw-up-420.7184d6c7.webp', bytes: 4874 },
        { width: 840, src: '/pictures/brush-spray-paint-throw-up-840.fdc98a3b.webp', bytes: 29842 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-spray-paint-throw-up-840.cba81765.jpg', bytes: 26161 }],
    },
    colour: '#fad6d4',
    alpha: false,
    alt: {
      en: 'A stroke of Throw-up, from the set Spray paint: a fast zigzag of hot pink with a speckled halo.',
      cn: '喷漆「速写泡泡」的笔触：热粉色急锯齿，外围一圈喷点。',
      jp: '「スローアップ」（スプレー）の筆あと。斑の光輪をまとった、速い桃色のジグザグ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8838',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8838',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8838',
    },
    crops: {},
  },
  'brush-foliage-gum-leaves': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-gum-leaves-420.18b0d5f2.avif', bytes: 3087 },
        { width: 840, src: '/pictures/brush-foliage-gum-leaves-840.c84f2559.avif', bytes: 7962 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-gum-leaves-420.725487e4.webp', bytes: 3654 },
        { width: 840, src: '/pictures/brush-foliage-gum-leaves-840.3c90eb3f.webp', bytes: 10452 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-gum-leaves-840.1bfb90ab.jpg', bytes: 12692 }],
    },
    colour: '#e3e3d2',
    alpha: false,
    alt: {
      en: 'A stroke of Gum leaves, from the set Foliage: sickle leaves hanging every way, blue-green to olive.',
      cn: '草木「桉叶」的笔触：镰形叶片四面垂挂，由蓝绿到橄榄。',
      jp: '「ユーカリの葉」（草木）の筆あと。四方に垂れる鎌形の葉。青緑からオリーブへ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9656',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9656',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9656',
    },
    crops: {},
  },
  'brush-foliage-tussock': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-tussock-420.5d9eaedf.avif', bytes: 4348 },
        { width: 840, src: '/pictures/brush-foliage-tussock-840.c72a0332.avif', bytes: 12288 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-tussock-420.87818c39.webp', bytes: 6192 },
        { width: 840, src: '/pictures/brush-foliage-tussock-840.70aed6f4.webp', bytes: 18834 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-tussock-840.5977be5a.jpg', bytes: 21114 }],
    },
    colour: '#e6dec6',
    alpha: false,
    alt: {
      en: 'A stroke of Tussock, from the set Foliage: a hem of dry grass combed upward, green at the root and straw at the end.',
      cn: '草木「丛草」的笔触：向上梳的干草边，根绿梢黄。',
      jp: '「タソック」（草木）の筆あと。上へとかした枯れ草のふち。根は緑、先はわら色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9675',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9675',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9675',
    },
    crops: {},
  },
  'brush-foliage-fern': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-fern-420.e985b41d.avif', bytes: 3781 },
        { width: 840, src: '/pictures/brush-foliage-fern-840.d54e84aa.avif', bytes: 10270 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-fern-420.4fa57b54.webp', bytes: 5122 },
        { width: 840, src: '/pictures/brush-foliage-fern-840.3ccc8587.webp', bytes: 17660 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-fern-840.c5862b5e.jpg', bytes: 17532 }],
    },
    colour: '#e3e5d5',
    alpha: false,
    alt: {
      en: 'A stroke of Fern fronds, from the set Foliage: fronds with paired leaflets, unrolled to both sides.',
      cn: '草木「蕨」的笔触：羽叶成对，向两边舒展。',
      jp: '「シダ」（草木）の筆あと。対の小葉をもつ葉が、両側へほどける。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4927',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4927',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4927',
    },
    crops: {},
  },
  'brush-foliage-wattle-leaf': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-wattle-leaf-420.7b26d782.avif', bytes: 2880 },
        { width: 840, src: '/pictures/brush-foliage-wattle-leaf-840.1ea98feb.avif', bytes: 10998 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-wattle-leaf-420.a80bccec.webp', bytes: 3370 },
        { width: 840, src: '/pictures/brush-foliage-wattle-leaf-840.48c6cc00.webp', bytes: 16994 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-wattle-leaf-840.6a593551.jpg', bytes: 15771 }],
    },
    colour: '#e9e9de',
    alpha: false,
    alt: {
      en: 'A stroke of Wattle feather, from the set Foliage: fine gray-green feathers, light as moths.',
      cn: '草木「金合欢羽叶」的笔触：细细的灰绿羽叶，轻如飞蛾。',
      jp: '「アカシアの羽葉」（草木）の筆あと。蛾のように軽い、細かな灰緑の羽。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3317',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3317',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3317',
    },
    crops: {},
  },
  'brush-foliage-ivy': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-ivy-420.78e7bb53.avif', bytes: 3303 },
        { width: 840, src: '/pictures/brush-foliage-ivy-840.c0293a5d.avif', bytes: 7275 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-ivy-420.f053b3d3.webp', bytes: 3970 },
        { width: 840, src: '/pictures/brush-foliage-ivy-840.3cf8203e.webp', bytes: 10902 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-ivy-840.bd4859e1.jpg', bytes: 12932 }],
    },
    colour: '#dcdfd2',
    alpha: false,
    alt: {
      en: 'A stroke of Ivy, from the set Foliage: lobed leaves climbing close together, dark with pale veins.',
      cn: '草木「常春藤」的笔触：裂叶紧挨着攀爬，色深脉浅。',
      jp: '「つた」（草木）の筆あと。寄り添って登る切れ込みの葉。暗い面に淡い葉脈。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 677',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 677',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 677',
    },
    crops: {},
  },
  'brush-foliage-bamboo': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-bamboo-420.fd159098.avif', bytes: 4090 },
        { width: 840, src: '/pictures/brush-foliage-bamboo-840.fc2bdbd3.avif', bytes: 9557 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-bamboo-420.84d4d4da.webp', bytes: 5422 },
        { width: 840, src: '/pictures/brush-foliage-bamboo-840.a4315083.webp', bytes: 14440 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-bamboo-840.068953f8.jpg', bytes: 16719 }],
    },
    colour: '#dadbd1',
    alpha: false,
    alt: {
      en: 'A stroke of Bamboo, from the set Foliage: long blades falling in fans, black-green, as in an ink album.',
      cn: '草木「竹叶」的笔触：墨绿长叶成扇垂落，如在册页。',
      jp: '「笹」（草木）の筆あと。墨の画帖のように、扇になって落ちる黒緑の葉。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9559',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9559',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9559',
    },
    crops: {},
  },
  'brush-foliage-pine-needles': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-pine-needles-420.b01daee4.avif', bytes: 3415 },
        { width: 840, src: '/pictures/brush-foliage-pine-needles-840.80f6a911.avif', bytes: 9361 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-pine-needles-420.f88ce74a.webp', bytes: 4018 },
        { width: 840, src: '/pictures/brush-foliage-pine-needles-840.248adfc1.webp', bytes: 13980 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-pine-needles-840.6424d619.jpg', bytes: 14200 }],
    },
    colour: '#eae9e0',
    alpha: false,
    alt: {
      en: 'A stroke of Pine needles, from the set Foliage: bursts of blue-green needles along a twig.',
      cn: '草木「松针」的笔触：沿枝绽开的一簇簇蓝绿松针。',
      jp: '「松葉」（草木）の筆あと。枝に沿ってはじける、青緑の松葉の束。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3393',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3393',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3393',
    },
    crops: {},
  },
  'brush-foliage-clover': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-clover-420.73bf06e6.avif', bytes: 3353 },
        { width: 840, src: '/pictures/brush-foliage-clover-840.96ca6f19.avif', bytes: 7263 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-clover-420.12925668.webp', bytes: 3802 },
        { width: 840, src: '/pictures/brush-foliage-clover-840.b14ad887.webp', bytes: 10292 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-clover-840.01e5f2d1.jpg', bytes: 13592 }],
    },
    colour: '#dde6ca',
    alpha: false,
    alt: {
      en: 'A stroke of Clover, from the set Foliage: three-part leaves, bright as a spring lawn.',
      cn: '草木「三叶草」的笔触：三片小叶，亮如春天草地。',
      jp: '「クローバー」（草木）の筆あと。春の芝のように明るい三つ葉。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1182',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1182',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1182',
    },
    crops: {},
  },
  'brush-foliage-moss': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-moss-420.f99f3646.avif', bytes: 4669 },
        { width: 840, src: '/pictures/brush-foliage-moss-840.a842574a.avif', bytes: 12374 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-moss-420.9378d353.webp', bytes: 6254 },
        { width: 840, src: '/pictures/brush-foliage-moss-840.b4b3dbc3.webp', bytes: 18458 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-moss-840.23956c50.jpg', bytes: 20560 }],
    },
    colour: '#d6d8bb',
    alpha: false,
    alt: {
      en: 'A stroke of Moss, from the set Foliage: a cushion of tiny green grains, lit from above.',
      cn: '草木「苔藓」的笔触：细小绿粒堆成的软垫，顶上受光。',
      jp: '「苔」（草木）の筆あと。上から光を受ける、小さな緑の粒のクッション。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3704',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3704',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3704',
    },
    crops: {},
  },
  'brush-foliage-kelp': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-kelp-420.b8a74f28.avif', bytes: 3559 },
        { width: 840, src: '/pictures/brush-foliage-kelp-840.8ae3e7b4.avif', bytes: 7934 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-kelp-420.5b67550c.webp', bytes: 5420 },
        { width: 840, src: '/pictures/brush-foliage-kelp-840.22c468d4.webp', bytes: 12510 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-kelp-840.08f2e36b.jpg', bytes: 18883 }],
    },
    colour: '#3f4e32',
    alpha: false,
    alt: {
      en: 'A stroke of Kelp, from the set Foliage: swaying brown ribbons, as seen through water.',
      cn: '草木「海带」的笔触：隔水看去，棕色长带摇摆。',
      jp: '「海藻」（草木）の筆あと。水越しに揺れる茶色のリボン。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4103',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4103',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4103',
    },
    crops: {},
  },
  'brush-foliage-canopy': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-canopy-420.9b702f8e.avif', bytes: 4141 },
        { width: 840, src: '/pictures/brush-foliage-canopy-840.337c41f1.avif', bytes: 11397 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-canopy-420.e0f08eca.webp', bytes: 5432 },
        { width: 840, src: '/pictures/brush-foliage-canopy-840.5668b1ac.webp', bytes: 15984 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-canopy-840.7bddd8a2.jpg', bytes: 17171 }],
    },
    colour: '#ddddcb',
    alpha: false,
    alt: {
      en: 'A stroke of Canopy, from the set Foliage: clumps of crown, dark below, sunlit above, with holes for the sky.',
      cn: '草木「树冠」的笔触：团团树冠，下暗上明，漏着天光。',
      jp: '「樹冠」（草木）の筆あと。下は暗く上は陽を受け、空の穴のあく樹冠。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8660',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8660',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8660',
    },
    crops: {},
  },
  'brush-foliage-autumn': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-foliage-autumn-420.554f2329.avif', bytes: 3629 },
        { width: 840, src: '/pictures/brush-foliage-autumn-840.4afec135.avif', bytes: 9235 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-foliage-autumn-420.95cdfea6.webp', bytes: 4626 },
        { width: 840, src: '/pictures/brush-foliage-autumn-840.991c448a.webp', bytes: 13354 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-foliage-autumn-840.65f5f5d4.jpg', bytes: 15934 }],
    },
    colour: '#eed9c2',
    alpha: false,
    alt: {
      en: 'A stroke of Fallen leaves, from the set Foliage: fagus gold, orange and rust, blown along a path.',
      cn: '草木「落叶」的笔触：山毛榉的金、橙、锈，被风吹成一路。',
      jp: '「落ち葉」（草木）の筆あと。道に吹き寄せられた、ブナの金と橙と錆色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 696',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 696',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 696',
    },
    crops: {},
  },
  'brush-florals-blossom': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-blossom-420.08b21be3.avif', bytes: 3499 },
        { width: 840, src: '/pictures/brush-florals-blossom-840.ae7e94d9.avif', bytes: 7789 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-blossom-420.8e179e9c.webp', bytes: 3886 },
        { width: 840, src: '/pictures/brush-florals-blossom-840.2ee5c0df.webp', bytes: 9498 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-blossom-840.7104e170.jpg', bytes: 13341 }],
    },
    colour: '#494d4e',
    alpha: false,
    alt: {
      en: 'A stroke of Blossom, from the set Florals: five-petalled pinks crowded on a bough, against dark pine.',
      cn: '花卉「樱花」的笔触：深松色前，五瓣粉花挤满一枝。',
      jp: '「桜」（花）の筆あと。深い松の色を背に、枝に混み合う五弁の桃色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6139',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6139',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6139',
    },
    crops: {},
  },
  'brush-florals-daisy': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-daisy-420.f50c2d69.avif', bytes: 3793 },
        { width: 840, src: '/pictures/brush-florals-daisy-840.39a1f518.avif', bytes: 7967 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-daisy-420.6e0e934f.webp', bytes: 4360 },
        { width: 840, src: '/pictures/brush-florals-daisy-840.c7b6753a.webp', bytes: 11706 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-daisy-840.4a48f539.jpg', bytes: 14252 }],
    },
    colour: '#435b54',
    alpha: false,
    alt: {
      en: 'A stroke of Daisies, from the set Florals: white rays round yellow buttons, scattered.',
      cn: '花卉「雏菊」的笔触：白瓣围着黄心，散落一路。',
      jp: '「ひなぎく」（花）の筆あと。黄色いボタンを囲む白い花びら。散らばって。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8823',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8823',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8823',
    },
    crops: {},
  },
  'brush-florals-wattle': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-wattle-420.9975bb51.avif', bytes: 2382 },
        { width: 840, src: '/pictures/brush-florals-wattle-840.e042f1b7.avif', bytes: 9183 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-wattle-420.74e8bb98.webp', bytes: 2572 },
        { width: 840, src: '/pictures/brush-florals-wattle-840.8bcf1c07.webp', bytes: 11214 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-wattle-840.5802b6d0.jpg', bytes: 11452 }],
    },
    colour: '#f6ebcc',
    alpha: false,
    alt: {
      en: 'A stroke of Wattle, from the set Florals: yellow pompoms, soft as dust.',
      cn: '花卉「金合欢」的笔触：黄绒球，软如粉尘。',
      jp: '「ワトル」（花）の筆あと。ほこりのようにやわらかな黄色い玉。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 23',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 23',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 23',
    },
    crops: {},
  },
  'brush-florals-poppy': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-poppy-420.f42176f9.avif', bytes: 3215 },
        { width: 840, src: '/pictures/brush-florals-poppy-840.0c4b3796.avif', bytes: 6720 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-poppy-420.e4a91ed4.webp', bytes: 3994 },
        { width: 840, src: '/pictures/brush-florals-poppy-840.9b51e75f.webp', bytes: 9270 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-poppy-840.53005488.jpg', bytes: 12905 }],
    },
    colour: '#f2ccbe',
    alpha: false,
    alt: {
      en: 'A stroke of Poppies, from the set Florals: broad scarlet cups with black hearts.',
      cn: '花卉「虞美人」的笔触：阔大的猩红杯，黑色的心。',
      jp: '「けし」（花）の筆あと。黒い芯をもつ、広い緋色の杯。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5941',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5941',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5941',
    },
    crops: {},
  },
  'brush-florals-lavender': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-lavender-420.9dda3b19.avif', bytes: 3127 },
        { width: 840, src: '/pictures/brush-florals-lavender-840.0171ca25.avif', bytes: 6277 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-lavender-420.28cb5e3f.webp', bytes: 3228 },
        { width: 840, src: '/pictures/brush-florals-lavender-840.f5241e7a.webp', bytes: 8356 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-lavender-840.e123701f.jpg', bytes: 11152 }],
    },
    colour: '#eae2e6',
    alpha: false,
    alt: {
      en: 'A stroke of Lavender, from the set Florals: spikes of violet beads standing in a row.',
      cn: '花卉「薰衣草」的笔触：一排排紫珠花穗。',
      jp: '「ラベンダー」（花）の筆あと。紫の粒の穂が並び立つ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5112',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5112',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5112',
    },
    crops: {},
  },
  'brush-florals-hydrangea': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-hydrangea-420.319c3106.avif', bytes: 3393 },
        { width: 840, src: '/pictures/brush-florals-hydrangea-840.857bbf09.avif', bytes: 8737 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-hydrangea-420.8c8ca02f.webp', bytes: 3538 },
        { width: 840, src: '/pictures/brush-florals-hydrangea-840.1a7b3b27.webp', bytes: 10444 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-hydrangea-840.7e06c0c7.jpg', bytes: 13697 }],
    },
    colour: '#dcd9e7',
    alpha: false,
    alt: {
      en: 'A stroke of Hydrangea, from the set Florals: small four-petalled blues and mauves, packed into a cloud.',
      cn: '花卉「绣球」的笔触：四瓣的蓝与藕紫，挤成一团云。',
      jp: '「あじさい」（花）の筆あと。四弁の青と藤色が集まって雲になる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3902',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3902',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3902',
    },
    crops: {},
  },
  'brush-florals-rose': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-rose-420.ed1c3aa7.avif', bytes: 2878 },
        { width: 840, src: '/pictures/brush-florals-rose-840.be2634c3.avif', bytes: 7514 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-rose-420.e61502f3.webp', bytes: 3242 },
        { width: 840, src: '/pictures/brush-florals-rose-840.474d9630.webp', bytes: 9682 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-rose-840.8a27a268.jpg', bytes: 11512 }],
    },
    colour: '#f3d9d5',
    alpha: false,
    alt: {
      en: 'A stroke of Roses, from the set Florals: wound petals of crimson and blush, shoulder to shoulder.',
      cn: '花卉「玫瑰」的笔触：深红与浅绯，层层卷瓣，肩并着肩。',
      jp: '「ばら」（花）の筆あと。巻いた花びらの深紅と淡紅が、肩を寄せる。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1944',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1944',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1944',
    },
    crops: {},
  },
  'brush-florals-gum-blossom': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-gum-blossom-420.ccdcd5ae.avif', bytes: 3971 },
        { width: 840, src: '/pictures/brush-florals-gum-blossom-840.62204c22.avif', bytes: 10754 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-gum-blossom-420.2a0df466.webp', bytes: 4610 },
        { width: 840, src: '/pictures/brush-florals-gum-blossom-840.5b8248a6.webp', bytes: 16946 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-gum-blossom-840.17a73571.jpg', bytes: 17331 }],
    },
    colour: '#41363d',
    alpha: false,
    alt: {
      en: 'A stroke of Gum blossom, from the set Florals: coral threads tipped with gold, bursting from one point.',
      cn: '花卉「桉花」的笔触：珊瑚色花丝自一点迸出，尖上点金。',
      jp: '「ユーカリの花」（花）の筆あと。一点からはじける珊瑚色の糸。先に金。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7979',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7979',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7979',
    },
    crops: {},
  },
  'brush-florals-dandelion': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-dandelion-420.1fea7ad4.avif', bytes: 3465 },
        { width: 840, src: '/pictures/brush-florals-dandelion-840.5848f53f.avif', bytes: 8689 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-dandelion-420.357fcf1f.webp', bytes: 3908 },
        { width: 840, src: '/pictures/brush-florals-dandelion-840.10ee7abf.webp', bytes: 12998 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-dandelion-840.8a479299.jpg', bytes: 13378 }],
    },
    colour: '#72628e',
    alpha: false,
    alt: {
      en: 'A stroke of Dandelion clocks, from the set Florals: gray-white clocks on a dusk sheet, some seeds already gone.',
      cn: '花卉「蒲公英」的笔触：暮色里的灰白绒球，有些种子已飞走。',
      jp: '「たんぽぽの綿毛」（花）の筆あと。夕暮れの紙に灰白の綿毛。いくつかの種はもう旅立った。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8241',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8241',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8241',
    },
    crops: {},
  },
  'brush-florals-sunflower': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-sunflower-420.e1329581.avif', bytes: 3488 },
        { width: 840, src: '/pictures/brush-florals-sunflower-840.1a27442d.avif', bytes: 7702 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-sunflower-420.f141869a.webp', bytes: 4392 },
        { width: 840, src: '/pictures/brush-florals-sunflower-840.07048202.webp', bytes: 12718 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-sunflower-840.db45764f.jpg', bytes: 14847 }],
    },
    colour: '#f1e5cc',
    alpha: false,
    alt: {
      en: 'A stroke of Sunflowers, from the set Florals: pointed gold round brown discs, all facing you.',
      cn: '花卉「向日葵」的笔触：尖尖的金瓣围着褐盘，都朝着你。',
      jp: '「ひまわり」（花）の筆あと。茶色の円盤を囲む尖った金。みなこちらを向く。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6851',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6851',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6851',
    },
    crops: {},
  },
  'brush-florals-iris': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-iris-420.fe683779.avif', bytes: 3173 },
        { width: 840, src: '/pictures/brush-florals-iris-840.55f78969.avif', bytes: 6228 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-iris-420.fc350173.webp', bytes: 3812 },
        { width: 840, src: '/pictures/brush-florals-iris-840.cf65af96.webp', bytes: 8580 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-iris-840.c6a56ea3.jpg', bytes: 12373 }],
    },
    colour: '#dfd4e1',
    alpha: false,
    alt: {
      en: 'A stroke of Iris, from the set Florals: three-winged violets with yellow throats.',
      cn: '花卉「鸢尾」的笔触：三翼的紫花，黄色的喉。',
      jp: '「あやめ」（花）の筆あと。黄色い喉をもつ三枚翼の紫。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5683',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5683',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5683',
    },
    crops: {},
  },
  'brush-florals-drifting-petals': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-florals-drifting-petals-420.50f9658c.avif', bytes: 3033 },
        { width: 840, src: '/pictures/brush-florals-drifting-petals-840.d0bbc13b.avif', bytes: 6062 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-florals-drifting-petals-420.7520b2b6.webp', bytes: 3730 },
        { width: 840, src: '/pictures/brush-florals-drifting-petals-840.c2af94ff.webp', bytes: 9960 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-florals-drifting-petals-840.7ddc564b.jpg', bytes: 12959 }],
    },
    colour: '#739dc5',
    alpha: false,
    alt: {
      en: 'A stroke of Drifting petals, from the set Florals: single petals let go by the wind, wide apart.',
      cn: '花卉「飞花」的笔触：风放走的单片花瓣，疏疏落落。',
      jp: '「花吹雪」（花）の筆あと。風が手放した花びらが、まばらに舞う。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7616',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7616',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7616',
    },
    crops: {},
  },
  'brush-clouds-cumulus': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-cumulus-420.277426ce.avif', bytes: 1491 },
        { width: 840, src: '/pictures/brush-clouds-cumulus-840.dafaf6d4.avif', bytes: 3092 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-cumulus-420.826fe607.webp', bytes: 1420 },
        { width: 840, src: '/pictures/brush-clouds-cumulus-840.856ae0da.webp', bytes: 3466 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-cumulus-840.4d69da68.jpg', bytes: 6116 }],
    },
    colour: '#85a8c8',
    alpha: false,
    alt: {
      en: 'A stroke of Cumulus, from the set Clouds: heaped white with warm cheeks, on a blue noon.',
      cn: '云烟「积云」的笔触：正午蓝天上的白云堆，云颊带暖。',
      jp: '「積雲」（雲）の筆あと。青い真昼に積もる白。頬はあたたかい。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2583',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2583',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2583',
    },
    crops: {},
  },
  'brush-clouds-cirrus': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-cirrus-420.f400ce40.avif', bytes: 2227 },
        { width: 840, src: '/pictures/brush-clouds-cirrus-840.dd2f9a34.avif', bytes: 5664 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-cirrus-420.b1f07ac6.webp', bytes: 3000 },
        { width: 840, src: '/pictures/brush-clouds-cirrus-840.f7c9d72c.webp', bytes: 8842 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-cirrus-840.17f866fa.jpg', bytes: 11820 }],
    },
    colour: '#76a3c9',
    alpha: false,
    alt: {
      en: 'A stroke of Cirrus, from the set Clouds: combed ice, thin as hair, drawn out by high wind.',
      cn: '云烟「卷云」的笔触：高空的风梳开冰晶，薄如发。',
      jp: '「巻雲」（雲）の筆あと。高い風に引かれた、髪のように薄い氷。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7453',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7453',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7453',
    },
    crops: {},
  },
  'brush-clouds-fog-bank': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-fog-bank-420.6575b474.avif', bytes: 1288 },
        { width: 840, src: '/pictures/brush-clouds-fog-bank-840.5037bd62.avif', bytes: 2684 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-fog-bank-420.1391fa4b.webp', bytes: 1186 },
        { width: 840, src: '/pictures/brush-clouds-fog-bank-840.3abc601c.webp', bytes: 2806 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-fog-bank-840.a3672290.jpg', bytes: 5115 }],
    },
    colour: '#667384',
    alpha: false,
    alt: {
      en: 'A stroke of Fog bank, from the set Clouds: one level gray breath that hides what is behind it.',
      cn: '云烟「雾堤」的笔触：一口平平的灰气，遮住后面的一切。',
      jp: '「霧の帯」（雲）の筆あと。後ろを隠す、水平な灰色の息。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8014',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8014',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8014',
    },
    crops: {},
  },
  'brush-clouds-thunderhead': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-thunderhead-420.724414c0.avif', bytes: 2503 },
        { width: 840, src: '/pictures/brush-clouds-thunderhead-840.7e29247b.avif', bytes: 5071 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-thunderhead-420.e949b181.webp', bytes: 2282 },
        { width: 840, src: '/pictures/brush-clouds-thunderhead-840.0be6a9a4.webp', bytes: 5202 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-thunderhead-840.0ffa839f.jpg', bytes: 9101 }],
    },
    colour: '#5b6777',
    alpha: false,
    alt: {
      en: 'A stroke of Thunderhead, from the set Clouds: towers lit on one side and slate on the other.',
      cn: '云烟「雷雨云」的笔触：一面受光一面铅灰的云塔。',
      jp: '「入道雲」（雲）の筆あと。片側に光を受け、片側は鉛色の塔。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7803',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7803',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7803',
    },
    crops: {},
  },
  'brush-clouds-mackerel': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-mackerel-420.f5000349.avif', bytes: 3049 },
        { width: 840, src: '/pictures/brush-clouds-mackerel-840.cc69f188.avif', bytes: 6632 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-mackerel-420.0461c7de.webp', bytes: 3852 },
        { width: 840, src: '/pictures/brush-clouds-mackerel-840.72237bb3.webp', bytes: 7780 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-mackerel-840.8921f0c0.jpg', bytes: 12732 }],
    },
    colour: '#7ea6c7',
    alpha: false,
    alt: {
      en: 'A stroke of Mackerel sky, from the set Clouds: small scales of cloud in loose rows.',
      cn: '云烟「鱼鳞天」的笔触：一排排疏松的小云鳞。',
      jp: '「うろこ雲」（雲）の筆あと。ゆるい列に並ぶ、小さな雲のうろこ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5377',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5377',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5377',
    },
    crops: {},
  },
  'brush-clouds-dusk-bank': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-dusk-bank-420.a8da6475.avif', bytes: 1469 },
        { width: 840, src: '/pictures/brush-clouds-dusk-bank-840.c8c219be.avif', bytes: 2957 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-dusk-bank-420.99ca8266.webp', bytes: 1270 },
        { width: 840, src: '/pictures/brush-clouds-dusk-bank-840.7b1ac2b4.webp', bytes: 3072 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-dusk-bank-840.948f663d.jpg', bytes: 5455 }],
    },
    colour: '#7d608c',
    alpha: false,
    alt: {
      en: 'A stroke of Dusk bank, from the set Clouds: rose above and plum below, where the sun has just left.',
      cn: '云烟「暮云」的笔触：日头刚走，云上绯红，云下梅紫。',
      jp: '「夕雲」（雲）の筆あと。日が去ったばかり。上はばら色、下は梅色。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7874',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7874',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7874',
    },
    crops: {},
  },
  'brush-clouds-chimney-smoke': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-chimney-smoke-420.c9f812d0.avif', bytes: 2004 },
        { width: 840, src: '/pictures/brush-clouds-chimney-smoke-840.1b42ac56.avif', bytes: 4124 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-chimney-smoke-420.c50d3300.webp', bytes: 1634 },
        { width: 840, src: '/pictures/brush-clouds-chimney-smoke-840.62eb042d.webp', bytes: 4042 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-chimney-smoke-840.e1619809.jpg', bytes: 7440 }],
    },
    colour: '#516074',
    alpha: false,
    alt: {
      en: 'A stroke of Chimney smoke, from the set Clouds: gray coils loosening as they go.',
      cn: '云烟「炊烟」的笔触：灰色的盘卷，越走越松。',
      jp: '「煙突の煙」（雲）の筆あと。進むほどにほどける灰色の渦。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2546',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2546',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2546',
    },
    crops: {},
  },
  'brush-clouds-steam': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-steam-420.2b0ca0af.avif', bytes: 1870 },
        { width: 840, src: '/pictures/brush-clouds-steam-840.e406ee52.avif', bytes: 3981 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-steam-420.d0b93017.webp', bytes: 1648 },
        { width: 840, src: '/pictures/brush-clouds-steam-840.e4db1277.webp', bytes: 4068 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-steam-840.28f3df9e.jpg', bytes: 7728 }],
    },
    colour: '#494d53',
    alpha: false,
    alt: {
      en: 'A stroke of Steam, from the set Clouds: white columns rising from something warm.',
      cn: '云烟「蒸汽」的笔触：热物上升起的白柱。',
      jp: '「湯気」（雲）の筆あと。温かいものから立ちのぼる白い柱。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1775',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1775',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1775',
    },
    crops: {},
  },
  'brush-clouds-sea-spray': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-sea-spray-420.40df9a6b.avif', bytes: 5770 },
        { width: 840, src: '/pictures/brush-clouds-sea-spray-840.db67697d.avif', bytes: 20575 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-sea-spray-420.d70e6343.webp', bytes: 7826 },
        { width: 840, src: '/pictures/brush-clouds-sea-spray-840.da54b8d3.webp', bytes: 29204 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-sea-spray-840.98b51aab.jpg', bytes: 26994 }],
    },
    colour: '#405c59',
    alpha: false,
    alt: {
      en: 'A stroke of Sea spray, from the set Clouds: thrown foam: mist in the middle, drops outside.',
      cn: '云烟「浪沫」的笔触：飞起的浪沫，中间成雾，外面成珠。',
      jp: '「波しぶき」（雲）の筆あと。投げ上げられた泡。中は霧、外はしずく。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1302',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1302',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1302',
    },
    crops: {},
  },
  'brush-clouds-dust-storm': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-dust-storm-420.4931c56e.avif', bytes: 3049 },
        { width: 840, src: '/pictures/brush-clouds-dust-storm-840.3cab6be4.avif', bytes: 18151 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-dust-storm-420.84266300.webp', bytes: 3096 },
        { width: 840, src: '/pictures/brush-clouds-dust-storm-840.f87b4d35.webp', bytes: 23332 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-dust-storm-840.c656c7af.jpg', bytes: 19432 }],
    },
    colour: '#91707c',
    alpha: false,
    alt: {
      en: 'A stroke of Red dust, from the set Clouds: desert carried by wind, ochre on a violet sky.',
      cn: '云烟「红尘」的笔触：风里的沙漠，紫天上一道赭。',
      jp: '「赤い砂塵」（雲）の筆あと。風に運ばれる砂漠。紫の空に黄土。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3813',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3813',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3813',
    },
    crops: {},
  },
  'brush-clouds-night-cloud': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-night-cloud-420.b37e52f3.avif', bytes: 1584 },
        { width: 840, src: '/pictures/brush-clouds-night-cloud-840.ede4e9f6.avif', bytes: 2996 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-night-cloud-420.46025a45.webp', bytes: 1234 },
        { width: 840, src: '/pictures/brush-clouds-night-cloud-840.21938391.webp', bytes: 3012 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-night-cloud-840.280481b4.jpg', bytes: 5374 }],
    },
    colour: '#1f2336',
    alpha: false,
    alt: {
      en: 'A stroke of Moonlit wisps, from the set Clouds: silver-blue rags crossing a night.',
      cn: '云烟「月下云丝」的笔触：银蓝的碎云掠过夜空。',
      jp: '「月夜の雲」（雲）の筆あと。夜を渡る銀青のちぎれ雲。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7879',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7879',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7879',
    },
    crops: {},
  },
  'brush-clouds-mountain-mist': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-clouds-mountain-mist-420.c9f2fb4a.avif', bytes: 1350 },
        { width: 840, src: '/pictures/brush-clouds-mountain-mist-840.efd70d22.avif', bytes: 2589 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-clouds-mountain-mist-420.bc506f92.webp', bytes: 1306 },
        { width: 840, src: '/pictures/brush-clouds-mountain-mist-840.2cb579f2.webp', bytes: 3032 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-clouds-mountain-mist-840.a6b85e3f.jpg', bytes: 5374 }],
    },
    colour: '#cdccc8',
    alpha: false,
    alt: {
      en: 'A stroke of Ink mist, from the set Clouds: layers of gray mist as an ink painter leaves them, on bare paper.',
      cn: '云烟「墨霭」的笔触：水墨里留白的层霭，落在素纸上。',
      jp: '「墨の靄」（雲）の筆あと。水墨画の残す灰色の靄の層。素の紙の上に。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5794',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5794',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5794',
    },
    crops: {},
  },
  'brush-light-neon-tube': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-neon-tube-420.039ac134.avif', bytes: 894 },
        { width: 840, src: '/pictures/brush-light-neon-tube-840.e4e5a9a9.avif', bytes: 1652 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-neon-tube-420.a24b4320.webp', bytes: 1130 },
        { width: 840, src: '/pictures/brush-light-neon-tube-840.399c1d0a.webp', bytes: 2660 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-neon-tube-840.91dfff1b.jpg', bytes: 5381 }],
    },
    colour: '#302e47',
    alpha: false,
    alt: {
      en: 'A stroke of Neon tube, from the set Light: a white-hot core in a pink and blue halo.',
      cn: '光「霓虹管」的笔触：白热的芯，裹着粉与蓝的光晕。',
      jp: '「ネオン管」（光）の筆あと。桃と青の光輪に包まれた白熱の芯。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7190',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7190',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7190',
    },
    crops: {},
  },
  'brush-light-fireflies': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-fireflies-420.fe6ebcf0.avif', bytes: 2335 },
        { width: 840, src: '/pictures/brush-light-fireflies-840.41a2edcf.avif', bytes: 4219 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-fireflies-420.7a150d31.webp', bytes: 2418 },
        { width: 840, src: '/pictures/brush-light-fireflies-840.bd9f0869.webp', bytes: 5026 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-fireflies-840.aa67eec0.jpg', bytes: 7904 }],
    },
    colour: '#1c212c',
    alpha: false,
    alt: {
      en: 'A stroke of Fireflies, from the set Light: warm and green sparks at all distances.',
      cn: '光「萤火」的笔触：远远近近，暖的绿的光点。',
      jp: '「蛍」（光）の筆あと。遠く近く、暖かな火と緑の火。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5243',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5243',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5243',
    },
    crops: {},
  },
  'brush-light-starfield': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-starfield-420.27a6d354.avif', bytes: 3304 },
        { width: 840, src: '/pictures/brush-light-starfield-840.2e58abdc.avif', bytes: 9400 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-starfield-420.3c57eb37.webp', bytes: 4374 },
        { width: 840, src: '/pictures/brush-light-starfield-840.e4154cbc.webp', bytes: 12954 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-starfield-840.e2abd920.jpg', bytes: 16488 }],
    },
    colour: '#373b49',
    alpha: false,
    alt: {
      en: 'A stroke of Starfield, from the set Light: a milky road of pin-pricks with a few great stars.',
      cn: '光「星野」的笔触：针尖般的星汇成一路，几颗格外大。',
      jp: '「星空」（光）の筆あと。針の穴ほどの星の道に、大きな星がいくつか。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 801',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 801',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 801',
    },
    crops: {},
  },
  'brush-light-bokeh': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-bokeh-420.c3a2bf4b.avif', bytes: 3336 },
        { width: 840, src: '/pictures/brush-light-bokeh-840.3b913ed7.avif', bytes: 7833 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-bokeh-420.e8afdc38.webp', bytes: 3532 },
        { width: 840, src: '/pictures/brush-light-bokeh-840.7dc8ec91.webp', bytes: 8774 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-bokeh-840.b51fbfbe.jpg', bytes: 13115 }],
    },
    colour: '#332433',
    alpha: false,
    alt: {
      en: 'A stroke of Bokeh, from the set Light: out-of-focus lamps: flat discs with brighter rims.',
      cn: '光「焦外」的笔触：失焦的灯，一枚枚亮边的圆片。',
      jp: '「ボケ」（光）の筆あと。ピントの外れた灯。ふちの明るい円盤。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8129',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8129',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8129',
    },
    crops: {},
  },
  'brush-light-aurora-veil': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-aurora-veil-420.10f69baf.avif', bytes: 2889 },
        { width: 840, src: '/pictures/brush-light-aurora-veil-840.3d433063.avif', bytes: 7532 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-aurora-veil-420.31304536.webp', bytes: 3344 },
        { width: 840, src: '/pictures/brush-light-aurora-veil-840.237863b4.webp', bytes: 9054 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-aurora-veil-840.58998cf5.jpg', bytes: 14947 }],
    },
    colour: '#304653',
    alpha: false,
    alt: {
      en: 'A stroke of Aurora veil, from the set Light: green curtains with a violet hem, hanging from the south.',
      cn: '光「极光帘」的笔触：南天垂下的绿帘，紫色镶边。',
      jp: '「オーロラの幕」（光）の筆あと。南から垂れる、紫の裾をもつ緑の幕。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9882',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9882',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9882',
    },
    crops: {},
  },
  'brush-light-comet': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-comet-420.076adb5a.avif', bytes: 3227 },
        { width: 840, src: '/pictures/brush-light-comet-840.5ec5ef03.avif', bytes: 10588 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-comet-420.a2403696.webp', bytes: 2762 },
        { width: 840, src: '/pictures/brush-light-comet-840.99e6ace3.webp', bytes: 14424 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-comet-840.5fbc9af0.jpg', bytes: 13415 }],
    },
    colour: '#1b2033',
    alpha: false,
    alt: {
      en: 'A stroke of Comet, from the set Light: a bright head and a tail that scatters into dust.',
      cn: '光「彗尾」的笔触：明亮的头，散成尘的尾。',
      jp: '「彗星」（光）の筆あと。明るい頭と、塵に散る尾。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 6095',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 6095',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 6095',
    },
    crops: {},
  },
  'brush-light-sparkler': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-sparkler-420.4804fe47.avif', bytes: 5184 },
        { width: 840, src: '/pictures/brush-light-sparkler-840.be29e1e1.avif', bytes: 15176 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-sparkler-420.18be235d.webp', bytes: 6778 },
        { width: 840, src: '/pictures/brush-light-sparkler-840.54d2039a.webp', bytes: 25408 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-sparkler-840.583968c0.jpg', bytes: 25198 }],
    },
    colour: '#33272a',
    alpha: false,
    alt: {
      en: 'A stroke of Sparkler, from the set Light: gold bursts of threads along a writing hand.',
      cn: '光「仙女棒」的笔触：手腕挥写处，金丝迸溅。',
      jp: '「線香花火」（光）の筆あと。書く手に沿ってはじける金の糸。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9442',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9442',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9442',
    },
    crops: {},
  },
  'brush-light-laser': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-laser-420.c807dbd2.avif', bytes: 3153 },
        { width: 840, src: '/pictures/brush-light-laser-840.74180db7.avif', bytes: 6854 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-laser-420.0a7f7b23.webp', bytes: 5386 },
        { width: 840, src: '/pictures/brush-light-laser-840.db011964.webp', bytes: 11164 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-laser-840.d68c9c1c.jpg', bytes: 18226 }],
    },
    colour: '#4f2537',
    alpha: false,
    alt: {
      en: 'A stroke of Laser, from the set Light: straight red threads through thin fog.',
      cn: '光「激光」的笔触：薄雾里笔直的红线。',
      jp: '「レーザー」（光）の筆あと。薄い霧を貫く赤い直線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7858',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7858',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7858',
    },
    crops: {},
  },
  'brush-light-lantern': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-lantern-420.0c642dfc.avif', bytes: 1453 },
        { width: 840, src: '/pictures/brush-light-lantern-840.d7501a3e.avif', bytes: 2265 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-lantern-420.bb1aedee.webp', bytes: 1428 },
        { width: 840, src: '/pictures/brush-light-lantern-840.96a82edf.webp', bytes: 3070 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-lantern-840.ac5b0750.jpg', bytes: 6195 }],
    },
    colour: '#2c222d',
    alpha: false,
    alt: {
      en: 'A stroke of Lanterns, from the set Light: round paper lights in a row, amber with soft air around them.',
      cn: '光「灯笼」的笔触：一排圆纸灯，琥珀色，周围空气发软。',
      jp: '「提灯」（光）の筆あと。並ぶ丸い紙の灯り。琥珀色に、やわらかな空気。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1075',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1075',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1075',
    },
    crops: {},
  },
  'brush-light-sunbeam': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-sunbeam-420.38db1926.avif', bytes: 1445 },
        { width: 840, src: '/pictures/brush-light-sunbeam-840.a948b462.avif', bytes: 2969 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-sunbeam-420.9f5ff151.webp', bytes: 1708 },
        { width: 840, src: '/pictures/brush-light-sunbeam-840.ff957e82.webp', bytes: 3542 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-sunbeam-840.4748f98d.jpg', bytes: 7009 }],
    },
    colour: '#59636f',
    alpha: false,
    alt: {
      en: 'A stroke of Sunbeams, from the set Light: slanting shafts with dust afloat.',
      cn: '光「光柱」的笔触：斜斜的光柱，浮着微尘。',
      jp: '「木漏れ日」（光）の筆あと。塵の浮かぶ、斜めの光の柱。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1034',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1034',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1034',
    },
    crops: {},
  },
  'brush-light-embers': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-embers-420.ef440070.avif', bytes: 5471 },
        { width: 840, src: '/pictures/brush-light-embers-840.dc5911ad.avif', bytes: 13990 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-embers-420.58436c23.webp', bytes: 7992 },
        { width: 840, src: '/pictures/brush-light-embers-840.77b42adc.webp', bytes: 20656 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-embers-840.2b6cd347.jpg', bytes: 23751 }],
    },
    colour: '#332931',
    alpha: false,
    alt: {
      en: 'A stroke of Embers, from the set Light: rising orange flecks, the last of a fire.',
      cn: '光「余烬」的笔触：升起的橙色火星，火的末尾。',
      jp: '「残り火」（光）の筆あと。立ちのぼる橙の火の粉。火の終わり。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2191',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2191',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2191',
    },
    crops: {},
  },
  'brush-light-prism': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-light-prism-420.eb4eb578.avif', bytes: 2733 },
        { width: 840, src: '/pictures/brush-light-prism-840.b7668547.avif', bytes: 4573 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-light-prism-420.e112b8de.webp', bytes: 4428 },
        { width: 840, src: '/pictures/brush-light-prism-840.bbaa4bb0.webp', bytes: 10440 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-light-prism-840.b68a2328.jpg', bytes: 14288 }],
    },
    colour: '#211d35',
    alpha: false,
    alt: {
      en: 'A stroke of Prism, from the set Light: the spectrum split into rails, red to violet.',
      cn: '光「棱镜」的笔触：光谱裂成并行的轨，由红到紫。',
      jp: '「プリズム」（光）の筆あと。赤から紫へ、並ぶ線に割れた光。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 575',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 575',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 575',
    },
    crops: {},
  },
  'brush-halftone-comic-dots': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-comic-dots-420.9aea7707.avif', bytes: 4020 },
        { width: 840, src: '/pictures/brush-halftone-comic-dots-840.e2a06547.avif', bytes: 8336 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-comic-dots-420.1d30f7b6.webp', bytes: 5664 },
        { width: 840, src: '/pictures/brush-halftone-comic-dots-840.dfd7b6f9.webp', bytes: 16060 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-comic-dots-840.1b5b20b0.jpg', bytes: 18067 }],
    },
    colour: '#ded8dc',
    alpha: false,
    alt: {
      en: 'A stroke of Comic dots, from the set Halftone: red dots that shrink and turn blue.',
      cn: '网点「漫画网点」的笔触：红点渐小，转成蓝。',
      jp: '「コミックドット」（網点）の筆あと。小さくなりながら青に変わる赤い点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5318',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5318',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5318',
    },
    crops: {},
  },
  'brush-halftone-newsprint': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-newsprint-420.317d5188.avif', bytes: 3447 },
        { width: 840, src: '/pictures/brush-halftone-newsprint-840.f8518973.avif', bytes: 11454 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-newsprint-420.38a4994f.webp', bytes: 5520 },
        { width: 840, src: '/pictures/brush-halftone-newsprint-840.784b9f0a.webp', bytes: 21512 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-newsprint-840.539decdd.jpg', bytes: 19077 }],
    },
    colour: '#bfb2a2',
    alpha: false,
    alt: {
      en: 'A stroke of Newsprint, from the set Halftone: a fine black screen at forty-five degrees, on brown paper.',
      cn: '网点「新闻纸」的笔触：牛皮纸上四十五度的细黑网。',
      jp: '「新聞紙」（網点）の筆あと。茶色い紙に四十五度の細かな黒い網。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5311',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5311',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5311',
    },
    crops: {},
  },
  'brush-halftone-engraver-lines': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-engraver-lines-420.4839bd71.avif', bytes: 3004 },
        { width: 840, src: '/pictures/brush-halftone-engraver-lines-840.a4c51adf.avif', bytes: 10968 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-engraver-lines-420.0604290b.webp', bytes: 5366 },
        { width: 840, src: '/pictures/brush-halftone-engraver-lines-840.25f0a6a7.webp', bytes: 19212 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-engraver-lines-840.399baba4.jpg', bytes: 19926 }],
    },
    colour: '#cdd8ce',
    alpha: false,
    alt: {
      en: 'A stroke of Engraved lines, from the set Halftone: parallel lines that swell with the shade, as on a banknote.',
      cn: '网点「雕版线」的笔触：平行线随明暗粗细，如钞票。',
      jp: '「銅版の線」（網点）の筆あと。紙幣のように、影につれて太る平行線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 4658',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 4658',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 4658',
    },
    crops: {},
  },
  'brush-halftone-crosshatch-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-crosshatch-screen-420.680dd9cd.avif', bytes: 3660 },
        { width: 840, src: '/pictures/brush-halftone-crosshatch-screen-840.4c0ff8bf.avif', bytes: 9819 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-crosshatch-screen-420.a8ddb645.webp', bytes: 5642 },
        { width: 840, src: '/pictures/brush-halftone-crosshatch-screen-840.7937c7d6.webp', bytes: 15560 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-crosshatch-screen-840.7448e4c0.jpg', bytes: 18817 }],
    },
    colour: '#d5d0d2',
    alpha: false,
    alt: {
      en: 'A stroke of Cross screen, from the set Halftone: one set of lines in the light, two in the dark.',
      cn: '网点「十字网」的笔触：亮处一组线，暗处两组。',
      jp: '「十字網」（網点）の筆あと。明るいところは一重、暗いところは二重の線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1698',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1698',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1698',
    },
    crops: {},
  },
  'brush-halftone-square-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-square-screen-420.4a58cd20.avif', bytes: 3322 },
        { width: 840, src: '/pictures/brush-halftone-square-screen-840.d601f203.avif', bytes: 6019 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-square-screen-420.a3080667.webp', bytes: 4442 },
        { width: 840, src: '/pictures/brush-halftone-square-screen-840.f2f87bc7.webp', bytes: 11630 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-square-screen-840.db3c711e.jpg', bytes: 15344 }],
    },
    colour: '#d2e3da',
    alpha: false,
    alt: {
      en: 'A stroke of Mosaic screen, from the set Halftone: teal squares that join into a solid and come apart again.',
      cn: '网点「方格网」的笔触：青色小方格合成一片，又散开。',
      jp: '「角網」（網点）の筆あと。集まって面になり、また離れる青緑の四角。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 676',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 676',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 676',
    },
    crops: {},
  },
  'brush-halftone-ripple-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-ripple-screen-420.c209084e.avif', bytes: 4293 },
        { width: 840, src: '/pictures/brush-halftone-ripple-screen-840.03a7d038.avif', bytes: 10082 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-ripple-screen-420.0fa0e8cb.webp', bytes: 5716 },
        { width: 840, src: '/pictures/brush-halftone-ripple-screen-840.392ccd40.webp', bytes: 18370 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-ripple-screen-840.7005a043.jpg', bytes: 20776 }],
    },
    colour: '#d4d5dd',
    alpha: false,
    alt: {
      en: 'A stroke of Ripple screen, from the set Halftone: wavy indigo lines, like raked sand.',
      cn: '网点「波纹网」的笔触：靛蓝波线，如耙过的沙。',
      jp: '「波の網」（網点）の筆あと。掻いた砂のような藍の波線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2994',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2994',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2994',
    },
    crops: {},
  },
  'brush-halftone-ring-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-ring-screen-420.5aae5420.avif', bytes: 3999 },
        { width: 840, src: '/pictures/brush-halftone-ring-screen-840.0574a270.avif', bytes: 7621 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-ring-screen-420.b87ff730.webp', bytes: 5846 },
        { width: 840, src: '/pictures/brush-halftone-ring-screen-840.bf7b823f.webp', bytes: 17704 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-ring-screen-840.f1f95423.jpg', bytes: 20088 }],
    },
    colour: '#f0d2e0',
    alpha: false,
    alt: {
      en: 'A stroke of Bubble screen, from the set Halftone: small magenta rings that fill as they darken.',
      cn: '网点「圈网」的笔触：洋红小圈，越暗越满。',
      jp: '「輪の網」（網点）の筆あと。暗くなるほど満ちる、マゼンタの小さな輪。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3395',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3395',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3395',
    },
    crops: {},
  },
  'brush-halftone-diamond-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-diamond-screen-420.d2d64281.avif', bytes: 4853 },
        { width: 840, src: '/pictures/brush-halftone-diamond-screen-840.42ce076f.avif', bytes: 10191 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-diamond-screen-420.d1e81e46.webp', bytes: 6998 },
        { width: 840, src: '/pictures/brush-halftone-diamond-screen-840.5f4f9568.webp', bytes: 17812 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-diamond-screen-840.f4a201dc.jpg', bytes: 23161 }],
    },
    colour: '#cfddba',
    alpha: false,
    alt: {
      en: 'A stroke of Diamond screen, from the set Halftone: a lattice of green diamonds.',
      cn: '网点「菱网」的笔触：绿色菱形织成的格。',
      jp: '「菱の網」（網点）の筆あと。緑の菱の格子。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 8414',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 8414',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 8414',
    },
    crops: {},
  },
  'brush-halftone-speed-lines': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-speed-lines-420.1ba17405.avif', bytes: 5382 },
        { width: 840, src: '/pictures/brush-halftone-speed-lines-840.52e62f07.avif', bytes: 13387 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-speed-lines-420.e4b5f9c2.webp', bytes: 8956 },
        { width: 840, src: '/pictures/brush-halftone-speed-lines-840.fdf34a88.webp', bytes: 22336 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-speed-lines-840.3e613b50.jpg', bytes: 28093 }],
    },
    colour: '#aaa8a4',
    alpha: false,
    alt: {
      en: 'A stroke of Speed rays, from the set Halftone: black rays closing on a point outside the sheet.',
      cn: '网点「集中线」的笔触：黑色射线收向纸外一点。',
      jp: '「集中線」（網点）の筆あと。紙の外の一点に集まる黒い線。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9892',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9892',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9892',
    },
    crops: {},
  },
  'brush-halftone-grain-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-grain-screen-420.6c480523.avif', bytes: 3248 },
        { width: 840, src: '/pictures/brush-halftone-grain-screen-840.3d6ef390.avif', bytes: 8914 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-grain-screen-420.a1376be4.webp', bytes: 3696 },
        { width: 840, src: '/pictures/brush-halftone-grain-screen-840.90f3071f.webp', bytes: 14664 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-grain-screen-840.5b2b066a.jpg', bytes: 15201 }],
    },
    colour: '#f5dacd',
    alpha: false,
    alt: {
      en: 'A stroke of Stochastic grain, from the set Halftone: random grains of orange, dense as sand in the dip.',
      cn: '网点「调频网」的笔触：随机的橙色颗粒，低处密如沙。',
      jp: '「砂目」（網点）の筆あと。くぼみで砂のように密な、無作為の橙の粒。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 7791',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 7791',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 7791',
    },
    crops: {},
  },
  'brush-halftone-riso-pass': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-riso-pass-420.959d3482.avif', bytes: 6003 },
        { width: 840, src: '/pictures/brush-halftone-riso-pass-840.46b19207.avif', bytes: 17321 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-riso-pass-420.d3a42e47.webp', bytes: 11046 },
        { width: 840, src: '/pictures/brush-halftone-riso-pass-840.d4d4da64.webp', bytes: 29380 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-riso-pass-840.565d1b06.jpg', bytes: 33728 }],
    },
    colour: '#cec0cf',
    alpha: false,
    alt: {
      en: 'A stroke of Two-drum print, from the set Halftone: coarse pink and blue dots, crossing like two drums of a stencil press.',
      cn: '网点「双色孔版」的笔触：粗大的粉点与蓝点交叠，像孔版印刷的两个滚筒。',
      jp: '「二色刷り」（網点）の筆あと。孔版の二つのドラムのように交わる、粗い桃と青の点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9946',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9946',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9946',
    },
    crops: {},
  },
  'brush-halftone-night-screen': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-halftone-night-screen-420.8521b7dd.avif', bytes: 4264 },
        { width: 840, src: '/pictures/brush-halftone-night-screen-840.de820cd8.avif', bytes: 7908 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-halftone-night-screen-420.59286f8e.webp', bytes: 5284 },
        { width: 840, src: '/pictures/brush-halftone-night-screen-840.4d48a77a.webp', bytes: 13400 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-halftone-night-screen-840.acbac38f.jpg', bytes: 16291 }],
    },
    colour: '#35384e',
    alpha: false,
    alt: {
      en: 'A stroke of Screen tone night, from the set Halftone: white dots opening out of a dark sheet.',
      cn: '网点「夜景网」的笔触：暗底上绽开的白点。',
      jp: '「夜のトーン」（網点）の筆あと。暗い紙から開く白い点。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3330',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3330',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3330',
    },
    crops: {},
  },
  'brush-patterns-eight-bit': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-eight-bit-420.d161f3e5.avif', bytes: 1731 },
        { width: 840, src: '/pictures/brush-patterns-eight-bit-840.f56faaa9.avif', bytes: 2245 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-eight-bit-420.7f911d98.webp', bytes: 1834 },
        { width: 840, src: '/pictures/brush-patterns-eight-bit-840.362caaad.webp', bytes: 3022 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-eight-bit-840.bf277cac.jpg', bytes: 6497 }],
    },
    colour: '#ebeaca',
    alpha: false,
    alt: {
      en: 'A stroke of Eight-bit, from the set Patterns: green and yellow squares on a raster, stepping along.',
      cn: '纹样「八位像素」的笔触：绿与黄的方块沿格而行。',
      jp: '「八ビット」（文様）の筆あと。格子の上を歩く緑と黄の四角。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 1107',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 1107',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 1107',
    },
    crops: {},
  },
  'brush-patterns-seigaiha': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-seigaiha-420.4ea33496.avif', bytes: 5671 },
        { width: 840, src: '/pictures/brush-patterns-seigaiha-840.502d3554.avif', bytes: 13226 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-seigaiha-420.665ff919.webp', bytes: 8322 },
        { width: 840, src: '/pictures/brush-patterns-seigaiha-840.6626d9c8.webp', bytes: 28784 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-seigaiha-840.a99f8124.jpg', bytes: 26087 }],
    },
    colour: '#d1d5d6',
    alpha: false,
    alt: {
      en: 'A stroke of Seigaiha, from the set Patterns: waves within waves, white on indigo, filling a broad band.',
      cn: '纹样「青海波」的笔触：浪中有浪，白线靛底，铺满一条宽带。',
      jp: '「青海波」（文様）の筆あと。波の中に波。藍に白の線で、広い帯を満たす。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9671',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9671',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9671',
    },
    crops: {},
  },
  'brush-patterns-hemp-leaf': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-hemp-leaf-420.fbcf339f.avif', bytes: 5055 },
        { width: 840, src: '/pictures/brush-patterns-hemp-leaf-840.d1ed8e71.avif', bytes: 14156 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-hemp-leaf-420.5aa5c142.webp', bytes: 7270 },
        { width: 840, src: '/pictures/brush-patterns-hemp-leaf-840.6a15158f.webp', bytes: 21198 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-hemp-leaf-840.74c29bb4.jpg', bytes: 23366 }],
    },
    colour: '#edcfc7',
    alpha: false,
    alt: {
      en: 'A stroke of Hemp leaf, from the set Patterns: the six-pointed lattice of a child’s kimono, cream on red.',
      cn: '纹样「麻叶纹」的笔触：童衣上的六角格，红底奶白线。',
      jp: '「麻の葉」（文様）の筆あと。赤に生成りの線。産着の六角の格子。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 5805',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 5805',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 5805',
    },
    crops: {},
  },
  'brush-patterns-chequer': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-chequer-420.f54ce866.avif', bytes: 3239 },
        { width: 840, src: '/pictures/brush-patterns-chequer-840.1bf36285.avif', bytes: 6592 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-chequer-420.b5551df3.webp', bytes: 4046 },
        { width: 840, src: '/pictures/brush-patterns-chequer-840.1b142ecb.webp', bytes: 7912 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-chequer-840.1588c21c.jpg', bytes: 11962 }],
    },
    colour: '#dad6d0',
    alpha: false,
    alt: {
      en: 'A stroke of Checker, from the set Patterns: black and cream squares in a racing flag’s ribbon.',
      cn: '纹样「棋盘格」的笔触：黑与奶白相间，如赛旗飘带。',
      jp: '「市松」（文様）の筆あと。黒と生成りの四角。旗のリボンのよう。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 9905',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 9905',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 9905',
    },
    crops: {},
  },
  'brush-patterns-brickwork': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-brickwork-420.324b4f64.avif', bytes: 2829 },
        { width: 840, src: '/pictures/brush-patterns-brickwork-840.b6312d3d.avif', bytes: 3721 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-brickwork-420.2ba6b135.webp', bytes: 3702 },
        { width: 840, src: '/pictures/brush-patterns-brickwork-840.5e46d51a.webp', bytes: 7354 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-brickwork-840.4ae35095.jpg', bytes: 16166 }],
    },
    colour: '#e3c8ba',
    alpha: false,
    alt: {
      en: 'A stroke of Brickwork, from the set Patterns: convict bricks, each fired a little differently.',
      cn: '纹样「砖墙」的笔触：一块块老砖，火候各不相同。',
      jp: '「煉瓦」（文様）の筆あと。焼き加減の少しずつ違う、古い煉瓦。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 339',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 339',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 339',
    },
    crops: {},
  },
  'brush-patterns-honeycomb': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-honeycomb-420.a0fdf7df.avif', bytes: 3934 },
        { width: 840, src: '/pictures/brush-patterns-honeycomb-840.9f3010b5.avif', bytes: 7717 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-honeycomb-420.89b2ce6e.webp', bytes: 4866 },
        { width: 840, src: '/pictures/brush-patterns-honeycomb-840.c90116eb.webp', bytes: 12256 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-honeycomb-840.64d9bcbb.jpg', bytes: 17292 }],
    },
    colour: '#f2ddb9',
    alpha: false,
    alt: {
      en: 'A stroke of Honeycomb, from the set Patterns: six-sided cells from honey to amber.',
      cn: '纹样「蜂巢」的笔触：六角小室，由蜜色到琥珀。',
      jp: '「蜂の巣」（文様）の筆あと。蜜から琥珀へ、六角の部屋。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 565',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 565',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 565',
    },
    crops: {},
  },
  'brush-patterns-herringbone': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-herringbone-420.374584bb.avif', bytes: 5419 },
        { width: 840, src: '/pictures/brush-patterns-herringbone-840.e90ae1e2.avif', bytes: 9831 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-herringbone-420.d8eef39b.webp', bytes: 9688 },
        { width: 840, src: '/pictures/brush-patterns-herringbone-840.f2480fee.webp', bytes: 21776 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-herringbone-840.e8568286.jpg', bytes: 33909 }],
    },
    colour: '#b0afa8',
    alpha: false,
    alt: {
      en: 'A stroke of Herringbone, from the set Patterns: tweed of slate and oat.',
      cn: '纹样「人字纹」的笔触：石板灰与燕麦色的粗花呢。',
      jp: '「杉綾」（文様）の筆あと。石板色とからす麦色のツイード。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3636',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3636',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3636',
    },
    crops: {},
  },
  'brush-patterns-bunting': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-bunting-420.238acaaa.avif', bytes: 3810 },
        { width: 840, src: '/pictures/brush-patterns-bunting-840.fd564e54.avif', bytes: 8567 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-bunting-420.35756237.webp', bytes: 4946 },
        { width: 840, src: '/pictures/brush-patterns-bunting-840.23bf3861.webp', bytes: 12332 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-bunting-840.30e89c52.jpg', bytes: 17585 }],
    },
    colour: '#e8cccc',
    alpha: false,
    alt: {
      en: 'A stroke of Harlequin, from the set Patterns: triangles from coral to plum, point to point.',
      cn: '纹样「三角旗」的笔触：珊瑚到梅紫的三角，尖对着尖。',
      jp: '「三角旗」（文様）の筆あと。珊瑚から梅へ、先を合わせた三角。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2575',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2575',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2575',
    },
    crops: {},
  },
  'brush-patterns-rope-stripe': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-rope-stripe-420.d7bcdc09.avif', bytes: 4235 },
        { width: 840, src: '/pictures/brush-patterns-rope-stripe-840.ca205dc6.avif', bytes: 8011 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-rope-stripe-420.67689ad9.webp', bytes: 6164 },
        { width: 840, src: '/pictures/brush-patterns-rope-stripe-840.5844d75e.webp', bytes: 14178 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-rope-stripe-840.7ef5af7a.jpg', bytes: 18764 }],
    },
    colour: '#d9d8d8',
    alpha: false,
    alt: {
      en: 'A stroke of Rope stripe, from the set Patterns: slanting navy and white, like a ship’s line.',
      cn: '纹样「绳纹」的笔触：斜斜的海军蓝与白，如船缆。',
      jp: '「縄縞」（文様）の筆あと。船の綱のような、斜めの紺と白。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 328',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 328',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 328',
    },
    crops: {},
  },
  'brush-patterns-terrazzo': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-terrazzo-420.e26e6dff.avif', bytes: 3690 },
        { width: 840, src: '/pictures/brush-patterns-terrazzo-840.4fae6235.avif', bytes: 7399 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-terrazzo-420.82cde02e.webp', bytes: 4808 },
        { width: 840, src: '/pictures/brush-patterns-terrazzo-840.e86f3dce.webp', bytes: 10724 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-terrazzo-840.f7efb645.jpg', bytes: 15046 }],
    },
    colour: '#f0eae1',
    alpha: false,
    alt: {
      en: 'A stroke of Terrazzo, from the set Patterns: chips of moss, clay and rose set in plaster.',
      cn: '纹样「水磨石」的笔触：苔绿、陶土、玫红的石屑，嵌在灰浆里。',
      jp: '「テラゾー」（文様）の筆あと。漆喰に埋めた、苔と土とばらのかけら。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2090',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2090',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2090',
    },
    crops: {},
  },
  'brush-patterns-basket': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-basket-420.11f3f618.avif', bytes: 3611 },
        { width: 840, src: '/pictures/brush-patterns-basket-840.d5c3db2f.avif', bytes: 7533 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-basket-420.96405b0b.webp', bytes: 4298 },
        { width: 840, src: '/pictures/brush-patterns-basket-840.941cd80f.webp', bytes: 10624 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-basket-840.6e6ef9fa.jpg', bytes: 16758 }],
    },
    colour: '#e8ddc6',
    alpha: false,
    alt: {
      en: 'A stroke of Basket weave, from the set Patterns: rush over rush, straw and shadow.',
      cn: '纹样「编篮」的笔触：草篾压草篾，麦色与影。',
      jp: '「籠目」（文様）の筆あと。いぐさがいぐさを越える。わら色と影。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 2152',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 2152',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 2152',
    },
    crops: {},
  },
  'brush-patterns-confetti': {
    width: 840,
    height: 240,
    sources: {
      avif: [
        { width: 420, src: '/pictures/brush-patterns-confetti-420.dc3c6a7c.avif', bytes: 4090 },
        { width: 840, src: '/pictures/brush-patterns-confetti-840.2ce1fbfc.avif', bytes: 6969 },
      ],
      webp: [
        { width: 420, src: '/pictures/brush-patterns-confetti-420.b86c640f.webp', bytes: 5136 },
        { width: 840, src: '/pictures/brush-patterns-confetti-840.11d7bad3.webp', bytes: 13830 },
      ],
      jpg: [{ width: 840, src: '/pictures/brush-patterns-confetti-840.57d4ee4d.jpg', bytes: 17252 }],
    },
    colour: '#ece7e2',
    alpha: false,
    alt: {
      en: 'A stroke of Confetti, from the set Patterns: paper triangles of every color, thrown along a line.',
      cn: '纹样「彩纸屑」的笔触：各色小三角纸片，沿线撒开。',
      jp: '「紙吹雪」（文様）の筆あと。線に沿って撒いた、色とりどりの三角の紙。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Brushes, seed 3248',
      cn: '工作室收藏，用代码画成。系列「画笔」，种子 3248',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「ブラシ」、シード 3248',
    },
    crops: {},
  },
} as const satisfies Record<string, Picture>

export type PictureId = keyof typeof pictures

export const og = {
  width: 1200,
  height: 630,
  src: '/pictures/og-default.71e6087a.jpg',
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
    fps: 12,
    loops: true,
    sound: false,
    sources: [
      {
        src: '/films/aurora-loop-av1.7995fdc9.mp4',
        type: 'video/mp4; codecs="av01.0.05M.10"',
        bytes: 918532,
      },
      { src: '/films/aurora-loop.54453b0f.webm', type: 'video/webm; codecs="vp09.00.31.08"', bytes: 948473 },
      { src: '/films/aurora-loop.4e3cf598.mp4', type: 'video/mp4; codecs="avc1.64001f"', bytes: 1413124 },
    ],
    poster: {
      avif: '/films/aurora-loop.6897cfae.avif',
      jpg: '/films/aurora-loop.fddcd961.jpg',
    },
    colour: '#082848',
    alt: {
      en: 'Curtains of southern aurora sway over a bay at night, green at the hem and violet above, and again upside down in the still water; a snowy mountain stands between them, and a lamp burns at the end of a jetty.',
      cn: '夜里的海湾上，南极光像帘幕一样摆动，下缘是绿，上面是紫，在静水里又倒着亮一遍；中间是一座积雪的山，栈桥尽头点着一盏灯。',
      jp: '夜の入り江の上で、南極光の幕がゆれる。裾は緑、上は紫。静かな水面にもさかさまに映っている。あいだに雪の山、桟橋の先に灯りがひとつ。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Night, seed 1',
      cn: '工作室收藏，用代码画成。系列「夜」，种子 1',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「夜」、シード 1',
    },
  },
  'coast-time-lapse': {
    width: 1280,
    height: 720,
    duration: 30,
    fps: 24,
    loops: false,
    sound: false,
    sources: [
      {
        src: '/films/coast-time-lapse.2d95c145.webm',
        type: 'video/webm; codecs="vp09.00.31.08"',
        bytes: 2644135,
      },
      {
        src: '/films/coast-time-lapse.3e018590.mp4',
        type: 'video/mp4; codecs="avc1.64001f"',
        bytes: 3837759,
      },
    ],
    poster: {
      avif: '/films/coast-time-lapse.73d03513.avif',
      jpg: '/films/coast-time-lapse.9fd94a30.jpg',
    },
    colour: '#d8c8c8',
    alt: {
      en: 'A coast is painted from nothing in thirty seconds: sepia outlines on a brown ground, then broad pale strokes of sky and slate strokes of sea, then columns of rock, copper in the light, and last a small boat with a white sail.',
      cn: '三十秒里，一片海岸从无到有：褐色底子上先是深褐的轮廓，再是天空的浅色大笔和海的灰蓝，然后石柱立起、迎光处发铜色，最后添上一条白帆小船。',
      jp: '何もない地から、三十秒で海辺が描かれていく。茶色の地にセピアの輪郭、空の淡い大きな筆と海の青灰、光を受けて銅色に立つ岩の柱、そして最後に白い帆の小舟。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Coast, seed 7',
      cn: '工作室收藏，用代码画成。系列「海岸」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「海辺」、シード 7',
    },
    captions: {
      en: '/films/coast-time-lapse-en.bbdfad94.vtt',
      cn: '/films/coast-time-lapse-cn.7a5055aa.vtt',
      jp: '/films/coast-time-lapse-jp.b04fa587.vtt',
    },
  },
  walk: {
    width: 1280,
    height: 720,
    duration: 5.333,
    fps: 12,
    loops: true,
    sound: false,
    sources: [
      { src: '/films/walk-av1.62943fd4.mp4', type: 'video/mp4; codecs="av01.0.05M.08"', bytes: 420156 },
      { src: '/films/walk.eb154fce.webm', type: 'video/webm; codecs="vp09.00.31.08"', bytes: 758816 },
      { src: '/films/walk.810c3e8e.mp4', type: 'video/mp4; codecs="avc1.64001f"', bytes: 627118 },
    ],
    poster: {
      avif: '/films/walk.2bd6f513.avif',
      jpg: '/films/walk.ca8ff7fe.jpg',
    },
    colour: '#f8e8d8',
    alt: {
      en: 'A plump vermilion bird in a trembling ink outline strides to the right on long legs. Its head waits in the air, then snaps forward with each step; tufts of grass and stones slide by below, and a pale peach sun stands behind it on cream paper.',
      cn: '一只圆胖的朱红色的鸟，墨线微微颤动，迈着长腿向右走。每走一步，头先停在空中，再一下子探出去；脚下草丛和石子向后滑过，身后的奶油色纸上有一轮淡桃色的太阳。',
      jp: 'ふるえる墨の線で描かれた、まるい朱色の鳥が、長い脚で右へ歩く。一歩ごとに頭は宙で待ち、それから前へすっと出る。足もとを草と小石が流れ、クリーム色の紙には淡い桃色の太陽。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Flip book, seed 7',
      cn: '工作室收藏，用代码画成。系列「翻页书」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「パラパラ漫画」、シード 7',
    },
  },
  'bouncing-ball': {
    width: 1280,
    height: 720,
    duration: 5,
    fps: 12,
    loops: true,
    sound: false,
    sources: [
      {
        src: '/films/bouncing-ball-av1.62ff0d52.mp4',
        type: 'video/mp4; codecs="av01.0.05M.08"',
        bytes: 168165,
      },
      {
        src: '/films/bouncing-ball.3a3dcd9d.webm',
        type: 'video/webm; codecs="vp09.00.31.08"',
        bytes: 311301,
      },
      { src: '/films/bouncing-ball.1b9143ee.mp4', type: 'video/mp4; codecs="avc1.64001f"', bytes: 296436 },
    ],
    poster: {
      avif: '/films/bouncing-ball.0f3778d7.avif',
      jpg: '/films/bouncing-ball.6e0c03b8.jpg',
    },
    colour: '#f8e8d8',
    alt: {
      en: 'A vermilion ball bounces across cream paper, lower each time. It is drawn out as it falls and goes flat where it touches the ink line of the floor; blue pencil tracings of where it was stay behind in arcs.',
      cn: '一只朱红的球在奶油色的纸上弹跳而过，一次比一次低。下落时拉长，碰到墨线地面时压扁；它到过的地方留下蓝铅笔的描线，连成一道道弧。',
      jp: '朱色のボールが、はずむたびに低くなりながらクリーム色の紙を横切る。落ちるときは伸び、墨の床に触れるとつぶれる。通った跡は青鉛筆の線で弧になって残る。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Flip book, seed 7',
      cn: '工作室收藏，用代码画成。系列「翻页书」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「パラパラ漫画」、シード 7',
    },
  },
  flock: {
    width: 1280,
    height: 720,
    duration: 8,
    fps: 12,
    loops: true,
    sound: false,
    sources: [
      { src: '/films/flock-av1.6de809d0.mp4', type: 'video/mp4; codecs="av01.0.05M.08"', bytes: 599278 },
      { src: '/films/flock.c5f7b41b.webm', type: 'video/webm; codecs="vp09.00.31.08"', bytes: 988471 },
      { src: '/films/flock.f2e233f4.mp4', type: 'video/mp4; codecs="avc1.64001f"', bytes: 801116 },
    ],
    poster: {
      avif: '/films/flock.80247c7d.avif',
      jpg: '/films/flock.6a22a528.jpg',
    },
    colour: '#f8e8d8',
    alt: {
      en: 'Some thirty birds, two strokes of ink each, wheel over a calm sea: small where they pass before the low vermilion sun, large as they come round. Dark hills lie to the left; the sun breaks into red dashes on the water.',
      cn: '三十来只鸟，每只两笔墨，在平静的海上盘旋：掠过低低的朱红太阳时很小，绕回来时变大。左边是深色的山，太阳在水面碎成一道道红。',
      jp: '墨の二筆で描かれた三十羽ほどの鳥が、凪いだ海の上をめぐる。低い朱色の太陽の前では小さく、回ってくると大きい。左に暗い山、太陽は水の上で赤い線に砕ける。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Flip book, seed 7',
      cn: '工作室收藏，用代码画成。系列「翻页书」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「パラパラ漫画」、シード 7',
    },
  },
  strokes: {
    width: 1280,
    height: 720,
    duration: 6,
    fps: 24,
    loops: true,
    sound: false,
    sources: [
      { src: '/films/strokes.b09c6d96.webm', type: 'video/webm; codecs="vp09.00.31.08"', bytes: 150680 },
      { src: '/films/strokes.fdcbca61.mp4', type: 'video/mp4; codecs="avc1.64001f"', bytes: 197005 },
    ],
    poster: {
      avif: '/films/strokes.a33341e5.avif',
      jpg: '/films/strokes.7bc44a46.jpg',
    },
    colour: '#f8e8d8',
    alt: {
      en: 'Five loaded strokes of oil draw themselves one after the other on a cream ground: ultramarine, green, a wide orange one, violet, and a thin dark one, each breaking into hairs at its end. Then cream paint takes them away, band by band.',
      cn: '奶油色的底子上，五道饱蘸油彩的笔触一道接一道画出来：群青、绿、一道宽的橙、紫，和一道细的墨蓝，收笔处都散成丝。然后奶油色的颜料一条一条把它们盖去。',
      jp: 'クリーム色の地に、絵具をたっぷり含んだ五つの筆跡が順に現れる。群青、緑、幅の広い橙、紫、そして細い墨色。どれも終わりは毛先にかすれる。やがてクリームの絵具が帯になって、すべてを覆う。',
    },
    credit: {
      en: 'Studio collection, painted in code. Series Strokes, seed 7',
      cn: '工作室收藏，用代码画成。系列「笔触」，种子 7',
      jp: 'スタジオ・コレクション。コードで描いた絵。シリーズ「筆跡」、シード 7',
    },
  },
} as const satisfies Record<string, Film>
