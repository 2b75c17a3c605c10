import { defaultLocale, everyLocale, type Locale } from '../../contract/locale.ts'
import type { Sentence } from '../../site/pictures/picture.ts'
import { coast, face, from, line, pigment, town } from '../catalogue/series.ts'
import type { Origin, PictureEntry } from '../entry.ts'

interface Screen {
  id: string
  origin: Origin
  alt: Sentence
  /** Has labels, so that each language has a picture of its own. */
  labeled?: true
  opaque?: true
  widths: readonly number[]
  phone?: number
}

const wide = [480, 960, 1440]
const tall = [480, 960]

const screens: readonly Screen[] = [
  {
    id: 'tablet',
    origin: from(coast, 7),
    labeled: true,
    widths: [...wide, 2000],
    alt: {
      en: 'The tablet app with the coast on its canvas. On the left the oil brushes, each shown as one stroke; on the right six layers, from the toned ground up to the sail, and a painted color wheel; below, the four tools in hand.',
      cn: '平板应用，画布上是那片海岸。左边是油画笔，每支各画一笔；右边是六个图层，从打底色一直到船帆，下面是一个画出来的色轮；底部是手边的四样工具。',
      jp: 'タブレット版アプリ。キャンバスにはあの海辺。左には油彩の筆が一本ずつひと筆の見本で並び、右には下塗りから帆まで六枚のレイヤーと、絵の具で塗った色相環。下には手もとの道具が四つ。',
    },
  },
  {
    id: 'tablet-canvas',
    origin: from(coast, 7),
    widths: [480, 960, 1440],
    phone: 840,
    alt: {
      en: 'The tablet with nothing on its screen but the coast: copper columns, a teal sea, one white sail, in a dark blue case with round corners.',
      cn: '平板屏幕上只有那片海岸：铜色的石柱、青绿的海、一片白帆，外面是深蓝色的圆角机身。',
      jp: '画面にあるのは海辺だけ。銅色の柱、青緑の海、白い帆がひとつ。まわりは角の丸い濃紺の本体。',
    },
  },
  {
    id: 'tablet-brushes',
    origin: from(pigment, 5),
    labeled: true,
    widths: wide,
    alt: {
      en: 'The drawer of brushes by itself: eighteen sets by name, and eight oil brushes, each as one stroke on cream card, from orange through blue and green to umber.',
      cn: '单独拿出来的画笔抽屉：十八组画笔的名字，八支油画笔各在奶白卡片上画了一笔，从橙、蓝、绿一直到赭色。',
      jp: 'ブラシの引き出しだけを取り出したところ。18 セットの名前と、クリーム色の札にひと筆ずつ引いた八本の油彩筆。橙から青、緑、褐色まで。',
    },
  },
  {
    id: 'tablet-panels',
    origin: from(pigment, 8),
    labeled: true,
    widths: wide,
    alt: {
      en: 'Two dark panels by themselves: six layers, the second lit vermilion, and below them the painted color wheel with an orange picked and two rows of colors kept.',
      cn: '单独拿出来的两块深色面板：上面是六个图层，第二个亮成朱红；下面是画出来的色轮，选中一点橙色，还有两排留下的颜色。',
      jp: '取り出した二枚の濃い色のパネル。上は六枚のレイヤーで、二枚目が朱色に光る。下は絵の具の色相環で、橙が選ばれ、取っておいた色が二列。',
    },
  },
  {
    id: 'tablet-dock',
    origin: from(pigment, 8),
    widths: wide,
    alt: {
      en: 'The lower bar by itself: brush, finger, eraser and layers, the brush on a cream key, and a round dab of orange.',
      cn: '单独拿出来的底栏：画笔、涂抹、橡皮、图层，画笔在奶白的按键上，旁边一点圆圆的橙色。',
      jp: '下のバーだけを取り出したところ。筆、指、消しゴム、レイヤー。筆はクリーム色のキーの上にあり、横に橙の丸い絵の具。',
    },
  },
  {
    id: 'phone',
    origin: from(face, 4),
    labeled: true,
    widths: tall,
    alt: {
      en: 'The phone app, filled to the edges by the portrait with closed eyes. Within reach of a thumb lie three brushes, four tools and a dab of coral.',
      cn: '手机应用，闭着眼睛的肖像铺满屏幕。拇指够得到的地方，是三支画笔、四样工具和一点珊瑚红。',
      jp: 'スマートフォン版アプリ。目を閉じた肖像が画面いっぱいに広がり、親指の届くところに、筆が三本、道具が四つ、珊瑚色がひと点。',
    },
  },
  {
    id: 'phone-brushes',
    origin: from(face, 4),
    labeled: true,
    widths: tall,
    alt: {
      en: 'The phone app with its drawer of brushes pulled up: eight oil strokes in two columns on a dark sheet. Above it the forehead and flower crown of the portrait stay in view.',
      cn: '手机应用，画笔抽屉拉了上来：深色面板上，八笔油画笔触分成两列。上方还看得见肖像的额头和花冠。',
      jp: 'ブラシの引き出しを引き上げたスマートフォン版アプリ。濃い色のシートに油彩の筆あとが二列に八つ。その上に肖像の額と花冠が見えている。',
    },
  },
  {
    id: 'dreams-stage',
    origin: from(town, 3),
    labeled: true,
    widths: [...wide, 2000],
    alt: {
      en: 'The animation app: on the stage a white gull beats its wings over the harbor town at dusk, the two drawings before it left as red lines, the two after it as green. Below, a timeline of five tracks: small drawings on cream, curves with keyframes, a band of light from cream to blue, a green wave of sound.',
      cn: '动画应用：舞台上，一只白海鸥在黄昏的港口小镇上空扇动翅膀，前两张画留成红线，后两张留成绿线。下面是五条轨道的时间线：奶白小格里的画、带关键帧的曲线、从奶白渐变到蓝的光带、绿色的声波。',
      jp: 'アニメーションのアプリ。ステージでは、夕暮れの港町の上を白いカモメが羽ばたき、前の二枚は赤い線、後の二枚は緑の線で透けている。下は五本のトラックのタイムライン。クリーム色のこまに描いた絵、キーフレームのついた曲線、クリーム色から青へ移る光の帯、緑の音の波。',
    },
  },
  {
    id: 'model',
    origin: from(face, 5),
    widths: [...wide, 2000],
    alt: {
      en: 'Painting in three dimensions on the tablet: the bust with the flower crown, half in color and half in bare clay under a grid, turns in the dark. A brush the size of a coin rests on her cheek; on the right four lights stand on a globe, and six paintings, each in a glass ball, are there to be mirrored.',
      cn: '在平板上画立体：戴花冠的胸像在黑暗里转动，一半上了色，一半是蒙着网格的素坯。硬币大小的画笔停在她脸颊上；右边的球面上有四盏灯，六幅画各装在一颗玻璃球里，供她映照。',
      jp: 'タブレットで立体に塗る。花冠の胸像が暗がりで回り、半分は彩色され、半分は格子をまとった素の粘土。硬貨ほどの筆が頬に止まる。右には球の上に四つの灯りと、映り込ませるための六枚の絵が、それぞれガラスの玉に入っている。',
    },
  },
  {
    id: 'colour-panel',
    origin: from(pigment, 8),
    widths: tall,
    alt: {
      en: 'The color panel: a wheel of painted dabs with three places joined to a triangle, orange, violet and teal; below it three sliders for lightness, chroma and hue, and fourteen colors kept from the coast.',
      cn: '色彩面板：笔触拼成的色轮上，橙、紫、青绿三点连成一个三角；下面是明度、彩度、色相三个滑块，还有从海岸那幅画里留下的十四个颜色。',
      jp: 'カラーパネル。筆あとを並べた色相環の上で、橙、紫、青緑の三点が三角に結ばれている。下には明度、彩度、色相の三本のスライダーと、海辺の絵から取っておいた十四色。',
    },
  },
  {
    id: 'timeline',
    origin: from(line, 20),
    widths: wide,
    opaque: true,
    alt: {
      en: 'A timeline drawn in ink on cream paper: a ruler, five boxes with a gull at five moments of one wingbeat, and a scribble of sound beneath. A red playhead stands on the third box, where the wings are down.',
      cn: '奶白纸上用墨水画的时间线：一把标尺，五个方格里是海鸥扇一次翅膀的五个瞬间，下面一串声音的涂线。红色的播放头停在第三格，翅膀正落到最低。',
      jp: 'クリーム色の紙にインクで描いたタイムライン。目盛り、ひと羽ばたきの五つの瞬間のカモメを入れた五つの枠、その下に走り書きの音の波。赤い再生ヘッドが、翼を下ろした三つ目の枠に立つ。',
    },
  },
  {
    id: 'onion-skin',
    origin: from(line, 8),
    widths: wide,
    opaque: true,
    alt: {
      en: 'Five ink drawings of a flying gull on one cream sheet. The middle one is finished, white with an orange beak; two behind it show through in red, two ahead of it in green; a thin line below marks their way.',
      cn: '一张奶白纸上有五张海鸥飞翔的墨线画。中间一张已经画完，白身橙喙；后面两张透出红色，前面两张透出绿色；下方一条细线标出它们的路。',
      jp: '一枚のクリーム色の紙に、飛ぶカモメのインク画が五つ。真ん中は描き上がり、白い体に橙のくちばし。後ろの二つは赤く、先の二つは緑に透け、下の細い線がその道すじを示す。',
    },
  },
  {
    id: 'keyframes',
    origin: from(line, 21),
    widths: wide,
    opaque: true,
    alt: {
      en: 'An ink drawing on cream paper: a gull flies along an arc of marks that are close together at both ends and wide apart in the middle. It is red at the beginning, finished in the middle, green at the end. Below, a red curve joins two diamonds over a ruler.',
      cn: '奶白纸上的墨线画：一只海鸥沿着一道弧飞，弧上的记号两头密、中间疏。开头的海鸥是红的，中间的画完了，末尾的是绿的。下面，一条红色曲线连起标尺上方的两个菱形。',
      jp: 'クリーム色の紙のインク画。カモメが弧に沿って飛び、弧の目印は両端で詰まり、真ん中で開く。始まりは赤、真ん中は描き上がり、終わりは緑。下では、目盛りの上の二つのひし形を赤い曲線がつなぐ。',
    },
  },
  {
    id: 'camera-move',
    origin: from(line, 22),
    widths: wide,
    opaque: true,
    alt: {
      en: 'A wide ink drawing of gray-green hills over a bay, a white sail on the left and a gull on the right under an orange sun. A large red frame is around the sail, a small one around the gull, and a red arrow leads from one to the other.',
      cn: '一幅横长的墨线画：海湾上灰绿的山，左边一片白帆，右边橙色太阳下一只海鸥。大红框圈着帆，小红框圈着海鸥，一支红箭头从这个指向那个。',
      jp: '横長のインク画。入り江の上に灰緑の丘が重なり、左に白い帆、右の橙の太陽の下にカモメ。大きな赤い枠が帆を、小さな赤い枠がカモメを囲み、赤い矢印が一方からもう一方へ向かう。',
    },
  },
  {
    id: 'flipbook',
    origin: from(line, 23),
    widths: wide,
    opaque: true,
    alt: {
      en: 'An ink drawing of a pad of paper. On the top page a gull is finished, and the one of the page before shows through in red; the lower right corner lifts, with a red arrow that turns it over.',
      cn: '一本纸的墨线画。最上面一页的海鸥已经画完，前一页的那只透出红色；右下角翘了起来，一支红箭头正要把它翻过去。',
      jp: '紙の束のインク画。いちばん上の紙のカモメは描き上がり、前の紙のカモメが赤く透ける。右下の角が持ち上がり、赤い矢印がめくろうとしている。',
    },
  },
]

/** The name of a screen in a language: `-cn` and `-jp` end those with labels. */
export const nameScreen = (name: string, locale: Locale): string =>
  locale === defaultLocale ? name : `${name}-${locale}`

const withoutLabels: readonly Locale[] = [defaultLocale]

/** The screens of the apps and the ink drawings for dreams. */
export const appPictures: readonly PictureEntry[] = screens.flatMap(
  ({ id, origin, alt, labeled, opaque, widths, phone }) =>
    (labeled ? everyLocale : withoutLabels).map((locale): PictureEntry => {
      const name = nameScreen(id, locale)
      const alpha = opaque ? {} : { alpha: true as const }
      const narrow = phone === undefined ? {} : { phone }
      return { id: name, master: `${name}.avif`, origin, alt, widths, quality: 54, ...narrow, ...alpha }
    }),
)
