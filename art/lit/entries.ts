import { from, light } from '../catalogue/series.ts'
import type { PictureEntry } from '../entry.ts'

const widths = [240, 480, 960, 1400]
const origin = from(light, 1)

/** The vessels as models with painted textures, under one to four lamps. */
export const lit: readonly PictureEntry[] = [
  {
    id: 'lit-one-light',
    master: 'lit-one-light.avif',
    origin,
    widths,
    alt: {
      en: 'Four things on a round stone table by the sea: a tall vase, a yellow pot ringed with blue dabs, a red bowl, and a dark ball, polished. A blue hill, its reflection and a red sun are painted on the vase; to the right the brush ran dry and the clay is bare. One low sun from the left: each thing is half honey, half gray-blue, and long shadows lie to the right. Far cliffs fade in rose haze.',
      cn: '海边一张圆石台上摆着四样东西：一只高瓶，一圈蓝点的黄罐，一只红碗，一颗磨亮的深色圆球。瓶上画着蓝色的山、山的倒影和一轮红日；往右笔干了，露出素陶。只有一轮低低的太阳从左边照来：每样东西一半蜜色，一半灰蓝，长长的影子倒向右边。远处的崖壁淡在玫瑰色的雾里。',
      jp: '海辺の円い石の台に、四つのものが並ぶ。背の高い花瓶、青い点をめぐらせた黄色い壺、赤い鉢、磨かれた暗い球。花瓶には青い山とその水鏡、赤い太陽が描かれ、右へ行くほど筆がかすれて素の粘土になる。光は左の低い太陽ひとつ。どれも半分は蜜色、半分は青みの灰色で、長い影が右へのびる。遠い崖は薔薇色の霞にとけている。',
    },
  },
  {
    id: 'lit-two-lights',
    master: 'lit-two-lights.avif',
    origin,
    widths,
    alt: {
      en: 'The same vase, pot, bowl and ball at dusk, on a polished walnut table in a dark blue studio. A warm lamp on the left turns the clay to cream and the wood to embers; through a window behind, the last of the sky, rose below and blue above, draws a cold edge down the right of the vase and lies white on the rim of the table. Between the two lights everything is nearly black.',
      cn: '还是那只瓶、黄罐、红碗和圆球，傍晚，在深蓝的画室里，摆在打过蜡的胡桃木桌上。左边一盏暖灯把陶土照成奶油色，把木头照得像炭火；身后的窗外是最后的天光，下面玫瑰色，上面蓝，沿着瓶子右侧勾出一道冷边，又白白地落在桌沿上。两种光之间，几乎是黑的。',
      jp: '同じ花瓶と壺と鉢と球。夕暮れ、濃い青のアトリエで、磨いたクルミ材のテーブルの上。左の暖かいランプが粘土をクリーム色に、木を熾火の色に変える。後ろの窓には暮れ残る空、下は薔薇色、上は青。それが花瓶の右に冷たい縁を引き、テーブルのへりに白く落ちている。二つの光のあいだは、ほとんど黒い。',
    },
  },
  {
    id: 'lit-three-lights',
    master: 'lit-three-lights.avif',
    origin,
    widths,
    alt: {
      en: 'The vessels at noon on a white table in a gallery; two small framed landscapes hang out of focus on the pale gray wall. Three spots, one warm, one cool and one from behind, each cast a shadow of their own: thin gray leaves that fan out from the foot of every vessel and darken where they overlap. Three small lights stand in the glaze, and the panes of the roof in the dark ball.',
      cn: '正午的展厅，器皿摆在白色的圆台上；浅灰的墙上挂着两幅带框的小风景，虚虚的。三盏射灯，一盏暖，一盏冷，一盏在后，各投一道影：从每件器皿的脚边像薄薄的灰叶子一样展开，重叠的地方更深。釉面上亮着三个小光点，深色的球里映着天窗的格子。',
      jp: '正午の画廊。白い円卓に器が並び、淡い灰色の壁には額に入った小さな風景画が二枚、ぼんやりと掛かる。暖かい灯、冷たい灯、後ろからの灯。三つの灯がそれぞれに影を落とし、どの器の足もとからも薄い灰色の葉のように開いて、重なるところだけ濃い。釉には小さな光が三つ、暗い球には天窓の格子が映る。',
    },
  },
  {
    id: 'lit-four-lights',
    master: 'lit-four-lights.avif',
    origin,
    widths,
    alt: {
      en: 'The vessels at night on a table of dark polished stone, before a bay under the aurora. Four lights: green from behind on the left, violet from behind on the right, pale moonlight and, close in front, a lamp of amber. The vase is mint on one flank, mauve on the other and gold between; the stone mirrors pot, vase and bowl upside down. Lamps along the far shore, a snowy mountain, stars.',
      cn: '夜里，器皿摆在磨光的深色石台上，背后是极光下的海湾。四种光：左后方的绿，右后方的紫，淡淡的月光，还有近前一盏琥珀色的灯。高瓶一侧薄荷绿，一侧淡紫，中间是金；石面上倒映着罐、瓶和碗。对岸有几点灯火，一座雪山，星星。',
      jp: '夜。磨いた暗い石の台に器が並び、後ろにはオーロラの下の入り江。光は四つ。左奥から緑、右奥から紫、淡い月、そして手前に琥珀色のランプ。花瓶は片側が薄荷、片側が藤色、あいだは金。石には壺と花瓶と鉢がさかさに映る。向こう岸に灯、雪の山、星。',
    },
  },
]
