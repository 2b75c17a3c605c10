import type { Sentence } from '../../site/pictures/picture.ts'
import type { CropEntry, PictureEntry } from '../entry.ts'

const island: Sentence = { en: 'Island', cn: '岛', jp: '島' }

const phone = (focus: readonly [number, number]): CropEntry => ({
  name: 'phone',
  aspect: 4 / 5,
  focus,
  widths: [],
  phone: 720,
})

const place = (name: string, alt: Sentence, crops: readonly CropEntry[] = []): PictureEntry => ({
  id: `place-${name}`,
  master: `place-${name}.avif`,
  origin: { series: island, seed: 1 },
  alt,
  ...(crops.length > 0 && { crops }),
})

/** Seven places of the island. */
export const places: readonly PictureEntry[] = [
  place('stacks', {
    en: 'A headland runs out from the left and ends in a natural arch; beyond it a tall sea stack stands with two lesser ones in a calm sea, and two low reefs lie in front. The rock is plum, almost a silhouette. Behind it the last light is apricot at the horizon, then rose under bars of lilac cloud, then a deep blue-green.',
    cn: '岬角从左边伸出来，尽头是一座天然石拱；再过去，一根高高的海蚀柱带着两根矮的立在平静的海里，前面伏着两片礁石。岩石是梅紫色，几乎成了剪影；背后的余晖在海平线上是杏黄，往上是玫瑰色，淡紫的云一条条横着，再往上转成深青。',
    jp: '左から伸びた岬の先に、波のうがった岩の門。その向こうの凪いだ海に、高い岩柱がひとつと低いものが二つ立ち、手前には平たい岩礁が二つ。岩は梅紫で、ほとんど影絵。残照は水平線で杏色、その上は藤色の雲の帯がかかる薔薇色、さらに上は深い青緑へ移っていく。',
  }),
  place('granite', {
    en: 'Rounded granite boulders in two groups on a white beach, gray-pink where they are bare and splashed with orange lichen. Between them a strip of turquoise water deepens to blue and meets a far low shore. It is noon: the sand is nearly white, and the shadows under the stones are blue.',
    cn: '白沙滩上，圆滚滚的花岗岩聚成两堆，裸露处是灰粉色，泼着一片片橙色的地衣。两堆之间，碧绿的浅水渐深成蓝，远处是一线低岸。正午：沙几乎是白的，石头底下的影子是蓝的。',
    jp: '白い浜に、丸い花崗岩が二つの群れをなす。地肌は灰色がかった桃色で、橙の地衣がはねかけたように広がる。そのあいだの浅瀬は青緑から青へ深まり、遠くに低い岸。真昼の光で砂はほとんど白く、石の下の影は青い。',
  }),
  place(
    'mountain',
    {
      en: 'One long mountain fills the middle of the picture, its cliffs standing like organ pipes under the first snow. Dark forested hills and a thread of mist lie at its foot, then the pale dots of a town along a wide river. Early sun touches the snow with pink; hills, town and water are still in violet-blue shadow.',
      cn: '一座长长的山占住画面中央，崖壁像一排管风琴，顶上是初雪。山脚是深色的林坡和一缕薄雾，再下面，宽阔的河边点着小镇的淡色房屋。清早的阳光把雪染成浅粉；山坡、小镇和河水还在蓝紫色的阴影里。',
      jp: '横に長い一座の山が画面の中央を占め、パイプオルガンのような崖の上に初雪がのっている。ふもとには暗い森の丘と一すじの霧、その下の広い川辺に、町の家々が淡い点になって並ぶ。朝日は雪だけを桃色に染め、丘も町も水も、まだ青紫の影の中にある。',
    },
    [phone([0.46, 0.5])],
  ),
  place(
    'tarn',
    {
      en: 'Two jagged gray peaks and the slopes below them stand upside down in a lake without a ripple. Beech in autumn runs along the foot of the rock in orange and gold, broken by dark green, and again in the mirror, a little deeper. A few stones lie in the near water under a cool, pale sky.',
      cn: '两座嶙峋的灰色山峰连同山坡，一起倒映在没有一丝波纹的湖里。秋天的山毛榉沿着岩脚烧成一带橙与金，间着深绿；水里又是一带，颜色略沉。近处水中躺着几块石头，天色清冷而淡。',
      jp: 'ぎざぎざの灰色の峰が二つ、裾の斜面ごと、さざ波ひとつない湖に逆さに映る。秋のブナが岩の裾を橙と金に縁どり、ところどころに深い緑。水の中にも同じ帯が、少し沈んだ色でつづく。手前の水に石がいくつか、空は淡く冷たい。',
    },
    [phone([0.46, 0])],
  ),
  place('plain', {
    en: 'A flat plain of button grass, painted as broad bands: gold in the sun far off, umber in shadow near by, with a pale creek winding back to a line of violet ranges. On the right a storm cloud, slate and violet, towers almost to the top of the picture; on the left white heaps of cloud stand in clear blue sky.',
    cn: '平坦的纽扣草原，铺成宽宽的色带：远处照着太阳，是金色；近处在阴影里，是赭褐色。一条浅色的小溪弯弯曲曲，流向一线紫色的山。右边，石板灰与紫色的雷雨云几乎顶到画面上缘；左边，晴蓝的天上堆着白云。',
    jp: 'ボタングラスの平原を幅広の色の帯で描く。遠くは日を受けて金色、手前は影に入って焦げ茶。淡い小川がうねりながら、紫の山並みへ帰っていく。右には石板色と紫の嵐の雲が画面の上端近くまでそびえ、左では澄んだ青空に白い雲が積み重なる。',
  }),
  place('falls', {
    en: 'A waterfall comes down ledges of wet black rock, narrow at the top and widening in white strands to a pale pool. Heavy masses of fern lean in from both sides, dark in the corners. Light falls only in the middle: on the water, and as yellow-green on the tips of the nearest fronds.',
    cn: '瀑布从湿黑的岩阶上落下来，上头窄，往下散成一股股白水，落进浅亮的水潭。两边是大团大团垂下的蕨，角落里暗沉沉的。只有中间有光：落在水上，也把近处的叶尖照成黄绿。',
    jp: '濡れた黒い岩の段を、滝が落ちてくる。上は細く、下るほど白い筋に分かれて広がり、淡く光る滝つぼへ。両側からは羊歯の大きな塊がかぶさり、隅は暗い。光があるのは真ん中だけで、水を照らし、近い葉の先を黄緑に染めている。',
  }),
  place('stars', {
    en: 'Night. On a low cliffed cape at the left stands a white lighthouse, its lamp amber, its beam reaching right across the picture. Above, the pale cloud of the milky way rises from the sea into a dark blue sky full of stars, among them a small cross; a green glow lies along the horizon, and the lamp drops a broken gold line into the water.',
    cn: '夜。左边低低的崖岬上立着一座白色灯塔，灯光琥珀色，光束一直伸向画面右边。上方，银河像一团淡云，从海面升进深蓝的星空，群星里有一个小小的十字；海平线上一带绿光，灯在水里落下一道断续的金线。',
    jp: '夜。左手の低い崖の岬に白い灯台が立ち、琥珀色の灯から光の帯が画面の右へ伸びる。その上では、天の川が淡い雲のように海から濃紺の星空へ昇り、星々のなかに小さな十字がある。水平線には緑の明るみ、水面には灯の落とす金色の線がとぎれとぎれに揺れる。',
  }),
]
