import { type PictureEntry, withPhone } from '../entry.ts'
import { coast, face, field, from, night, pigment, table } from './series.ts'

/** Oils and watercolours. */
export const paintings: readonly PictureEntry[] = [
  {
    id: 'coast',
    master: 'coast.avif',
    origin: from(coast, 7),
    alt: {
      en: 'Dolerite columns, copper where the first sun strikes them and slate blue in their clefts, stand shoulder to shoulder out of a calm teal sea. Farther off the cliffs pale into mist; under cream and lilac cloud one small boat goes by, white of sail and red of hull.',
      cn: '一排粗玄岩石柱从平静的青绿色海面拔起，迎着第一道阳光的一面是铜色，缝隙里是石板蓝。远处的崖壁渐渐淡进薄雾；奶白与淡紫的云下，一条白帆红身的小船独自驶过。',
      jp: '凪いだ青緑の海から、粗粒玄武岩の柱が肩を並べて立ち上がる。朝いちばんの光を受けた面は銅色、割れ目は青みの灰色。遠い崖は霞に薄れ、クリーム色と藤色の雲の下を、白い帆に赤い船体の小舟がひとつ渡っていく。',
    },
    crops: [{ name: 'phone', aspect: 4 / 5, focus: [0.578, 0.5], widths: [480, 600, 750], phone: 750 }],
  },
  {
    id: 'aurora',
    master: 'aurora.avif',
    origin: from(night, 21),
    alt: {
      en: 'Night over a still bay. Curtains of green light, violet at their upper hems, hang above a snow-capped mountain; town lights prickle along the shore, and a lamp and the window of a small red hut on a jetty let two gold threads down into the water.',
      cn: '静静的海湾，夜。绿色的光幕垂在积雪的山顶上方，上缘泛紫；岸边灯火点点，栈桥上的一盏灯和红色小屋的窗，在水里各拉出一道金线。',
      jp: '静かな入り江の夜。上の縁を紫に染めた緑の光の幕が、雪をいただく山の上に垂れている。岸には町の灯が点々とともり、桟橋のランプと赤い小屋の窓が、水面に金の糸を二すじ垂らしている。',
    },
    crops: [{ name: 'phone', aspect: 2 / 3, focus: [0.68, 0.5], widths: [480, 640, 828], phone: 720 }],
  },
  {
    id: 'still',
    master: 'still.avif',
    origin: from(table, 12),
    alt: {
      en: 'A blue jug with a cream collar holds wattle in flower. On a striped white cloth around it lie four lemons, half a lemon with its cut side out and a ripe pear; hard light from the left throws their shadows over an orange table, against a wall of deep green.',
      cn: '奶白瓶口的蓝色水罐里插着盛开的金合欢。周围的条纹白布上放着四个柠檬、半个切面朝外的柠檬和一个熟透的梨；强光从左边打来，影子落在橙色的桌面上，背后是一面深绿的墙。',
      jp: 'クリーム色の口をした青い水差しに、花ざかりのワトルが生けてある。まわりの縞の白い布にはレモンが四つ、切り口を見せた半分のレモン、熟れた洋梨がひとつ。左からの強い光がオレンジ色のテーブルに影を落とし、奥の壁は深い緑。',
    },
  },
  {
    id: 'portrait',
    master: 'portrait.avif',
    origin: from(face, 4),
    alt: {
      en: 'A woman with closed eyes, turned three quarters to the left, wears a crown of pink and white flowers on dark hair and two gold beads at her ear. Behind her glows a great disc, apricot above and coral below; her roll-neck and the leaves around her are turquoise.',
      cn: '一位女子微微侧向左边，闭着眼睛。深色头发上戴着粉白两色的花冠，耳边垂着两颗金珠。身后一轮大圆，上半杏黄、下半珊瑚红；高领衫和四周的叶子是绿松石色。',
      jp: '目を閉じ、斜め左を向いた女性。暗い色の髪に桃色と白の花冠をのせ、耳には金の珠が二つ。背後には上が杏色、下が珊瑚色の大きな円が輝き、タートルネックとまわりの葉は青緑に塗られている。',
    },
    crops: [{ name: 'square', aspect: 1, focus: [0.5, 0.46] }],
  },
  {
    id: 'flowering-gum',
    master: 'flowering-gum.avif',
    origin: from(field, 9),
    alt: {
      en: 'Watercolor of a flowering gum on cream paper: three blossoms, each a burst of crimson threads tipped with gold, among long gray-green leaves whose edges have dried darker than their middles.',
      cn: '奶白纸上的水彩：开花的桉树枝。三朵花像三团绽开的绯红细丝，丝尖点金；细长的灰绿叶子，边缘干得比中间深。',
      jp: 'クリーム色の紙に描いた、花の咲くユーカリの水彩。三つの花から、先に金を点じた深紅の細い糸がはじけ、細長い灰緑の葉は、乾いた縁だけが少し濃い。',
    },
  },
  {
    id: 'bust3d',
    master: 'bust3d.avif',
    origin: from(face, 5),
    widths: withPhone,
    alt: {
      en: 'The woman with the flower crown as a three-dimensional model in the dark: one side of her face and half of her flowers are painted, the rest is bare clay under a fine grid, and the border between the two glows orange as if still hot.',
      cn: '黑暗里，戴花冠的女子成了立体模型：一侧的脸和一半的花已经上色，其余还是蒙着细网格的素坯，交界处泛着橙光，像刚出炉。',
      jp: '花冠の女性を立体にした像が暗がりに浮かぶ。顔の片側と花の半分は彩色され、残りは細かな格子をまとった素の粘土のまま。境目は、まだ熱いかのように橙に光っている。',
    },
    crops: [{ name: 'square', aspect: 1, focus: [0.5, 0.44] }],
  },
  {
    id: 'pigment',
    master: 'pigment.avif',
    origin: from(pigment, 1),
    alt: {
      en: 'Wet pigments run into one another: wine red, vermilion, teal and cream fold in slow curls, with a thin seam of gold where two colors meet.',
      cn: '湿润的颜料彼此流动：酒红、朱红、青绿和奶白慢慢地卷在一起，两色相接处有一线细细的金。',
      jp: '濡れた顔料が流れ合う。葡萄酒の赤、朱、青緑、クリーム色がゆっくりと巻き込み、色と色の境には細い金の筋が走る。',
    },
  },
]
