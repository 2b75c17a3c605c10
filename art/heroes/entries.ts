import type { Sentence } from '../../site/pictures/picture.ts'
import { coast, days, field, from, line, night, pigment, table } from '../catalogue/series.ts'
import { type PictureEntry, withPhone } from '../entry.ts'

const studio: Sentence = { en: 'Studio', cn: '画室', jp: 'アトリエ' }

/** The large pictures that product pages begin with. */
export const heroes: readonly PictureEntry[] = [
  {
    id: 'hero-brushes',
    master: 'hero-brushes.avif',
    origin: from(studio, 1),
    alt: {
      en: 'Four brushes lie on cream paper, seen from above, each at the end of the stroke it has just pulled: orange, ultramarine, yellow and sea green. The hairs are still full of paint; light from the upper left runs along silver and brass ferrules and lacquered handles.',
      cn: '从上方看，奶白纸上躺着四支画笔，各自停在刚拉完的一笔尽头：橙、群青、黄、海绿。笔毛还饱含颜料；左上方来的光沿着银色和黄铜的金属箍、上了漆的笔杆滑过去。',
      jp: '真上から見たクリーム色の紙に筆が四本。それぞれ、いま引いたばかりの線の終わりに横たわる。橙、群青、黄、海の緑。穂はまだ絵の具を含み、左上からの光が、銀と真鍮の口金、漆塗りの軸をつたう。',
    },
    crops: [{ name: 'phone', aspect: 4 / 5, focus: [0.42, 0.5], widths: [480, 640, 828], phone: 720 }],
  },
  {
    id: 'hero-color',
    master: 'hero-color.avif',
    origin: from(pigment, 1),
    alt: {
      en: 'Dry pigment heaped to a point in round wooden bowls, row behind row on a midnight-blue table: magenta, chrome yellow, chalk white, viridian, ultramarine, sienna. Hard light from the left leaves one flank of every heap glowing and the other in deep shade; spilled color dusts the cloth.',
      cn: '圆木碗里的颜料粉堆成尖顶，一排接一排摆在深蓝的桌面上：洋红、铬黄、粉白、翠绿、群青、赭石。强光从左边打来，每一堆都是一面发亮、一面深暗；桌布上落着洒出来的颜色。',
      jp: '丸い木の鉢に山と盛った粉の顔料が、夜の青のテーブルに幾列も並ぶ。赤紫、クロム黄、白亜、ビリジアン、群青、シエナ。左からの強い光に、どの山も片側が輝き、片側は深い影に沈む。布にはこぼれた色が散っている。',
    },
    crops: [{ name: 'phone', aspect: 4 / 5, focus: [0.5, 0.6], widths: [480, 750], phone: 720 }],
  },
  {
    id: 'hero-3d-room',
    master: 'hero-room.avif',
    origin: from(studio, 2),
    alt: {
      en: 'A dark studio. On a low round stand a large ball, half bare clay and half painted in bands of blue, gold and vermilion; beside it a cylinder and a brass ring, an orange cone to the left, a teal vase with a white wave to the right. One lamp is warm, the other blue: every solid has a side of each.',
      cn: '昏暗的画室。低矮的圆台上放着一个大球，一半是素陶土，一半画着蓝、金、朱红的色带；旁边是圆柱和黄铜圆环，左边一个橙色圆锥，右边一只绕着白色波纹的青绿花瓶。一盏灯暖，一盏灯蓝，每个形体都一面一色。',
      jp: '暗いアトリエ。低い円い台に大きな球が載り、半分は素の粘土、半分は青と金と朱の帯に塗られている。そばに円柱と真鍮の輪、左に橙の円錐、右には白い波をめぐらせた青緑の花瓶。灯りは一つが暖かく一つが青く、どの立体も両方の面をもつ。',
    },
  },
  {
    id: 'hero-superpowers',
    master: 'hero-superpowers.avif',
    origin: from(studio, 11),
    widths: withPhone,
    alt: {
      en: 'Six gestures as thick strokes on cream paper: two short orange dabs side by side; two blue strokes that run toward each other; one long green sweep; a golden arc, nearly closed; a violet scrub, back and forth; and three dark strokes with coral cores, pulled down together.',
      cn: '奶白纸上，六个手势变成六笔厚涂：并排的两下橙色短笔；相向而行的两道蓝；一道长长的绿；几乎合拢的金色弧；来回擦抹的紫；还有一起向下拉的三道，深色里透着珊瑚红。',
      jp: 'クリーム色の紙に、六つの身ぶりが厚い六つの筆あとになっている。並んだ橙の短い二筆、向かい合って走る青の二筆、長い緑のひと払い、閉じかけた金の弧、行き来する紫、そして珊瑚色を芯にもつ暗い三本がそろって下へ。',
    },
  },
  {
    id: 'hero-video',
    master: 'hero-video.avif',
    origin: from(coast, 1),
    alt: {
      en: 'The coast in four upright panels, one state of the painting in each: on the left a sepia drawing of the cliffs on a terracotta ground, then the first broad masses, then the forms of rock and sea, and on the right the finished water and sky in cream, lilac and teal.',
      cn: '同一片海岸分成四条竖幅，各是一个阶段：最左是赤陶底色上的棕褐线稿，接着是第一遍大色块，再是岩石与海的形体，最右是完成的水与天，奶白、淡紫、青绿。',
      jp: '海辺を縦四枚に分け、一枚ごとに絵の一段階を見せる。左は素焼き色の下地にセピアの線描き、次に最初の大きな色面、その次に岩と海の形、右には仕上がった水と空がクリーム色と藤色と青緑で。',
    },
    crops: [{ name: 'phone', aspect: 4 / 3.4, focus: [0.5, 0.62], widths: [480, 720, 960], phone: 720 }],
  },
  {
    id: 'hero-beta',
    master: 'hero-beta.avif',
    origin: from(days, 1),
    widths: [480, 720, 960, 1200],
    alt: {
      en: 'A diver among kelp in four upright panels, one state of the painting in each: on the left a sepia drawing of the strands on a brown ground, then the first broad masses, the diver only a cloud in them, then light, a raised hand and small fish, and on the right the finished kelp in ochre over turquoise.',
      cn: '海带间的潜水员，分成四条竖幅，各是一个阶段：最左是棕色底上海带的棕褐线稿，接着是第一遍大色块，潜水员还只是一团云；再是光、伸出的手和小鱼；最右是完成的海带，赭黄压着绿松石色。',
      jp: 'ケルプのなかのダイバーを縦四枚に分け、一枚ごとに絵の一段階を見せる。左は茶の下地にセピアの線で描いたケルプ、次に最初の大きな色面、ダイバーはまだ雲のよう。その次に光と、伸ばした手と小魚。右には仕上がったケルプが青緑の上に黄土色で。',
    },
  },
  {
    id: 'hero-whats-new',
    master: 'hero-whats-new.avif',
    origin: from(field, 5),
    alt: {
      en: 'Twelve pressed gum leaves in watercolor, two rows of six on old cream paper, each held by one strip of tape: ochre and rust for the dry months, round blue-green ones for the winter, crimson tips for the new growth.',
      cn: '旧奶白纸上的十二片压平的桉叶，水彩，两行各六片，每片用一小条胶带固定：干季是赭石和铁锈色，冬天是圆圆的蓝绿叶，新芽带着绯红的尖。',
      jp: '古びたクリーム色の紙に、押し葉にしたユーカリの葉が十二枚、水彩で二段に六枚ずつ。どれも細いテープで留めてある。乾いた月は黄土と錆の色、冬は丸い青緑、新芽の月は深紅をさして。',
    },
  },
  {
    id: 'hero-accessibility',
    master: 'hero-accessibility.avif',
    origin: from(table, 1),
    alt: {
      en: 'One bowl of fruit told four ways. Upper left: in full color, with sunlight and shadow. Upper right: black, yellow and white only, outlined. Lower left: as pale relief for the fingertips, like paper pressed from behind. Lower right: flat plain shapes, one color a fruit.',
      cn: '同一盘水果，四种说法。左上：完整的色彩，有阳光和影子。右上：只用黑、黄、白，勾出轮廓。左下：留给指尖的浅色浮雕，像从纸背压出来的。右下：平平的简单形状，一种水果一种颜色。',
      jp: 'ひと鉢の果物を四とおりに。左上は日ざしと影のある色彩。右上は黒と黄と白だけで、輪郭つき。左下は紙を裏から押し出したような、指先のための淡い浮き彫り。右下は果物ひとつに一色の、平らで単純な形。',
    },
  },
  {
    id: 'hero-dreams',
    master: 'hero-dreams.avif',
    origin: from(line, 1),
    alt: {
      en: 'Three frames of one swallow in gouache on cream: the first a coral ghost with wings raised, the second a teal ghost with wings spread, the third in full navy with a red throat, one wing pressed down. A vermilion line with a dot for every moment carries the flight over pale water.',
      cn: '奶油色纸上的水粉：一只燕子的三帧。第一帧是举翅的珊瑚色残影，第二帧是展翅的青色残影，第三帧是完整的藏青，红喉，一翅下压。一条朱红的线带着一个个圆点，载着它飞过浅色的水面。',
      jp: 'クリーム色の紙にグワッシュで、一羽のつばめの三コマ。一コマ目は翼を上げた珊瑚色の影、二コマ目は翼を広げた青緑の影、三コマ目は喉の赤い濃紺の姿で片方の翼を打ち下ろす。点を連ねた朱の線が、淡い水の上の飛行をつなぐ。',
    },
  },
  {
    id: 'hero-pocket',
    master: 'hero-pocket.avif',
    origin: from(night, 1),
    widths: [480, 750, 1080, 1600],
    alt: {
      en: 'A ferry at night, upright: two decks of yellow windows, a red funnel with a cream band, a lamp at the masthead. A full moon stands to the right among small stars; windows and moon come apart in strokes of gold and rose on the indigo water below.',
      cn: '竖幅，夜里的渡轮：两层黄色的窗，奶白环的红烟囱，桅顶一盏灯。右上方一轮满月，四周是细小的星；窗光与月光在下面靛蓝的水里碎成金色和玫瑰色的笔触。',
      jp: '縦長の絵、夜のフェリー。黄色い窓が二層、クリーム色の帯を巻いた赤い煙突、マストの先に灯。右上に満月、まわりに小さな星。窓の灯と月は、下の藍色の水のなかで金と薔薇色の筆あとにほどけていく。',
    },
  },
  {
    id: 'hero-reveal',
    master: 'hero-reveal.avif',
    origin: from(studio, 3),
    alt: {
      en: 'A dark room with one cone of light. In it stands an easel, its canvas still covered by a vermilion cloth that falls to the floor in long folds; on a stool beside it wait four brushes in a blue pot.',
      cn: '漆黑的房间，只有一束锥形的光。光里立着画架，画还盖着，朱红的布垂成长长的褶，直到地面；旁边的凳子上，蓝罐里插着四支画笔，等着。',
      jp: '暗い部屋に、円錐の光がひとつ。そのなかに画架が立ち、画布はまだ朱の布に覆われて、布は長いひだをつくって床へ落ちている。かたわらの腰掛けでは、青い壺にさした四本の筆が待っている。',
    },
    crops: [{ name: 'phone', aspect: 0.72, focus: [0.5, 0.5], widths: [480, 720, 960], phone: 720 }],
  },
  {
    id: 'work-vessels',
    master: 'work-vessels.avif',
    origin: from(table, 2),
    alt: {
      en: 'Six vessels close together on a pale ledge: a chalk-white bottle, a blue jar with a cream shoulder, a rose bowl, an ochre cup, a white jug with one red band and a tall green beaker, with two small fruits at the end. Morning comes through a window and lies slanting on the gray wall.',
      cn: '浅色台面上，六件器皿挤在一起：粉白的瓶、奶白肩的蓝罐、玫瑰色的碗、赭黄的杯、带一道红边的白壶、高高的绿杯，末尾两个小果子。晨光从窗口进来，斜斜地落在灰墙上。',
      jp: '淡い棚の上に六つの器が寄り合う。白亜の瓶、肩がクリーム色の青い壺、薔薇色の鉢、黄土の杯、赤い帯を一本巻いた白い水差し、背の高い緑の器、端に小さな果物が二つ。窓からの朝の光が、灰色の壁に斜めに落ちている。',
    },
  },
  {
    id: 'work-tide',
    master: 'work-tide.avif',
    origin: from(coast, 2),
    alt: {
      en: 'The tide from straight above, nearly abstract: sheets of water slide over apricot sand, pale at their edges, then jade, turquoise and deep blue toward the top, each hemmed with torn white foam.',
      cn: '从正上方看潮水，近乎抽象：一层层水滑过杏色的沙，边缘浅淡，往上渐成玉色、绿松石色和深蓝，每一层都镶着撕碎的白沫。',
      jp: '真上から見た潮。ほとんど抽象画。杏色の砂の上を水の膜が幾重にもすべり、縁は淡く、上へ向かって翡翠色、ターコイズ、深い青へ。どの膜も、ちぎれた白い泡で縁取られている。',
    },
  },
  {
    id: 'work-moon',
    master: 'work-moon.avif',
    origin: from(night, 2),
    alt: {
      en: 'A great apricot moon comes up behind four ranges of hills, blue on blue, each rounder than the last. Below lies the sea, almost black, with a broken path of gold laid across it toward us.',
      cn: '一轮巨大的杏色月亮从四重山后升起，山一层蓝过一层，一层圆过一层。下面是近乎墨色的海，一条断断续续的金路朝我们铺来。',
      jp: '大きな杏色の月が、青に青を重ねた四つの山並みの向こうから昇る。下には黒に近い海。こちらへ向かって、とぎれとぎれの金の道が敷かれている。',
    },
    crops: [{ name: 'phone', aspect: 0.62, focus: [0.42, 0.4], widths: [480, 720, 960], phone: 720 }],
  },
  {
    id: 'work-stone',
    master: 'work-stone.avif',
    origin: from(coast, 4),
    alt: {
      en: 'A cliff of upright stone columns in warm ochre and violet slate, painted with three brushes, so that every stroke can be counted. Smaller headlands pale into the distance; on the teal sea stand two low reefs and, far out, a boat with a white sail and a red hull.',
      cn: '一面石柱立成的崖壁，暖赭与紫灰，只用三支画笔画成，笔触一道道数得清。远处的岬角越来越淡；青绿的海上伏着两片礁石，再远处是一条白帆红身的小船。',
      jp: '立ち並ぶ石の柱の崖。暖かな黄土と紫がかった灰色を三本の筆だけで描き、一筆ずつ数えられる。遠くの岬は淡く薄れ、青緑の海には平たい岩礁が二つ、沖に白い帆と赤い船体の小舟。',
    },
  },
  {
    id: 'work-dunes',
    master: 'work-dunes.avif',
    origin: from(field, 2),
    alt: {
      en: 'Dunes at the end of the day, crest behind crest: every spine parts an apricot side from a violet one. The farther they are, the paler; above them a strip of sky from cream to a thin blue.',
      cn: '日落前的沙丘，一脊接一脊：每道脊线分开杏色的一面和紫色的一面。越远越淡，上方一带天空，从奶白到薄薄的蓝。',
      jp: '日暮れの砂丘。稜線の向こうにまた稜線。どの背も、杏色の側と紫の側とを分けている。遠いほど淡く、その上にクリーム色から薄い青へ移る空がひと筋。',
    },
  },
]
