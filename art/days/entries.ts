import type { Sentence } from '../../site/pictures/picture.ts'
import { days, from } from '../catalogue/series.ts'
import type { PictureEntry } from '../entry.ts'

const day = (name: string, alt: Sentence): PictureEntry => ({
  id: `day-${name}`,
  master: `day-${name}.avif`,
  origin: from(days, 1),
  alt,
})

/** Eight days: people and animals at what they do. */
export const daily: readonly PictureEntry[] = [
  day('press', {
    en: 'A print workshop in the morning. In the middle an etching press, nearly black, turns a star wheel with six long handles toward us. Five proofs of one picture hang on a line behind it: first yellow alone, then vermilion, teal and black join it, sheet by sheet. A window throws its bars across the gray-green wall.',
    cn: '早晨的版画工坊。正中一台近乎墨色的凹版机，六根长柄的星形轮朝着我们。后面的绳上挂着同一幅画的五张校样：先只有黄，再一张张添上朱红、青绿和黑。窗格的光斜斜落在灰绿的墙上。',
    jp: '朝の版画工房。中央に黒に近い銅版プレス機があり、六本の長い柄をもつ星形の輪をこちらに向けている。うしろの綱には同じ絵の試し刷りが五枚。はじめは黄だけ、一枚ごとに朱、青緑、黒が加わっていく。灰緑の壁に、窓の桟の光が斜めに差す。',
  }),
  day('hands', {
    en: 'From above: a hand in a yellow rubber glove rolls ultramarine ink out on a white slab. The band behind the roller still shows the streaks of its way. A knife and an open tin lie to the sides, and at the far edge two prints of a fish, white on blue. Low sun from the left draws long gray shadows.',
    cn: '从上往下看：一只戴黄胶手套的手，在白石板上推开群青的油墨，滚筒走过的地方还留着一道道丝纹。两边是刮刀和敞口的罐子，远处放着两张鱼的版画，蓝底白鱼。低低的阳光从左边来，影子又长又灰。',
    jp: '真上に近い視点。黄色いゴム手袋の手が、白い石の板の上で群青のインクをローラーで伸ばす。通った跡には筋が残る。左右にはナイフと口の開いた缶、奥には青地に白い魚の版画が二枚。左からの低い日が、長い灰色の影を落とす。',
  }),
  day('market', {
    en: 'A market lane at night. Striped awnings lean in from both sides over heaps of fruit, each stall lit orange by its own bulb; paper lanterns, red and yellow, float up the middle into an indigo sky. People with their backs to us, one with a child, are dark shapes against the glow at the end of the lane.',
    cn: '夜市的小巷。条纹篷布从两边探出来，下面一堆堆水果，每个摊位都被自己的灯泡照成橙色；红的黄的纸灯笼沿着正中飘向靛蓝的天。人们背对着我们，有一个牵着孩子，衬着巷底的光，都成了暗影。',
    jp: '夜の市場の通り。縞の日よけが両側から張り出し、その下に果物の山。どの店も自分の電球で橙に照らされ、赤と黄の紙の提灯が真ん中を藍色の空へ連なる。こちらに背を向けた人々は、一人は子どもを連れ、通りの奥の明かりを背に暗い影になっている。',
  }),
  day('tram', {
    en: 'A wet street at dusk. A green and cream tram with amber windows comes toward us, its lamp and its colors drawn long in the wet road. At the stop on the left somebody in a dark coat waits under a red umbrella, seen from behind; shops and windows glow yellow in the violet blue of the rain.',
    cn: '黄昏，湿漉漉的街。一辆绿与奶白的电车亮着琥珀色的窗开过来，车灯和车身的颜色在路面上拖得长长的。左边的站牌旁，一个穿深色大衣的人撑着红伞等车，背对我们；紫蓝的雨里，店铺和窗户透着黄光。',
    jp: '夕暮れの濡れた通り。緑とクリーム色の路面電車が琥珀色の窓をともしてこちらへ来る。前照灯と車体の色は、濡れた路面に長く伸びる。左の停留所では、暗い外套の人がこちらに背を向け、赤い傘をさして待つ。雨の青紫のなかに、店と窓が黄色くともる。',
  }),
  day('kelp', {
    en: 'Under water. A diver in black, with a vermilion tank and orange fins, swims up through a clearing between tall strands of kelp; a chain of bubbles goes ahead. Light falls in broad rays from the upper right, pale green, then turquoise, then deep blue. A small school of silver fish turns below.',
    cn: '水下。一身黑的潜水员背着朱红的气瓶，脚上橙色的蛙鞋，从高高的海带之间往上游，一串气泡走在前头。光从右上方一道道落下来，先是淡绿，再是绿松石色，再是深蓝。下面一小群银色的鱼正转身。',
    jp: '水の中。朱色のボンベを背負い、橙の足ひれをつけた黒い姿のダイバーが、高く伸びたケルプのあいだを上へ泳ぐ。泡の列が先をゆく。右上からの光は幅広の筋になって落ち、淡い緑から青緑、深い青へ。下では銀色の小魚の群れが向きを変える。',
  }),
  day('attic', {
    en: 'A studio under the roof, all warm wood. Sun comes through a skylight on the right and stands in the dust as a slanting shaft. In it a painter with red hair in a knot sits at an easel, her back to us; on the canvas blue hills and an orange sun. In the patch of light on the boards sleeps a cat.',
    cn: '屋顶下的画室，满是暖色的木头。阳光从右边的天窗进来，在灰尘里立成一道斜柱。光里坐着一位画家，红发挽成髻，背对我们；画布上是蓝色的山和橙色的太阳。地板的光斑里睡着一只猫。',
    jp: '屋根裏の画室。どこも暖かな木の色。右の天窓からの日が、埃のなかに斜めの柱になって立つ。その中で、赤い髪を結った画家がこちらに背を向けて画架に向かう。画布には青い丘と橙の太陽。床の日だまりでは猫が眠る。',
  }),
  day('orchard', {
    en: 'An apple orchard in snow, rows of bare trees running back to blue hills. The sun is low behind them: trunks are rimmed with orange, and cobalt shadows of every branch lie toward us over the cream snow. A ladder leans in the nearest tree; red apples lie under it, and more in a basket.',
    cn: '雪里的苹果园，一行行光秃的树伸向蓝色的山。太阳低低地在树后：树干镶着橙边，每根枝条的钴蓝影子都朝我们铺过奶白的雪。最近的树上靠着梯子，树下落着红苹果，篮子里还有一些。',
    jp: '雪の林檎園。葉の落ちた木々の列が、青い丘へ続く。日は低く木の向こうにあり、幹は橙に縁どられ、枝という枝のコバルト色の影が、クリーム色の雪の上をこちらへ伸びる。手前の木に梯子が立てかけられ、根もとに赤い林檎、かごの中にもいくつか。',
  }),
  day('birds', {
    en: 'Five wires swing from a pole on the left across a yellow morning sky. Starlings sit on them, dark blue, in twos and alone, like notes; one has just left, wings up. Toward the top the sky turns green and then teal; along the bottom the roofs of a street stand in gold mist.',
    cn: '五根电线从左边的电杆荡过黄色的清晨天空。深蓝的椋鸟落在上面，有成双的，有独自的，像音符；有一只刚刚飞起，翅膀高举。天空往上转绿，再转青；底下一街屋顶浸在金色的雾里。',
    jp: '左の電柱から、五本の電線が黄色い朝の空にたわむ。濃い青のムクドリが、二羽ずつ、あるいは一羽で、音符のように止まる。一羽は翼を上げて飛び立ったところ。空は上へゆくほど緑から青緑へ。下には通りの屋根が金色の霞に沈む。',
  }),
]
