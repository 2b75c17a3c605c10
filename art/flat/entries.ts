import { coast, from, line, night, table, town } from '../catalogue/series.ts'
import type { PictureEntry } from '../entry.ts'

/** Fourteen covers in flat colour with grain. */
export const covers: readonly PictureEntry[] = [
  {
    id: 'cover-brush',
    master: 'cover-brush.avif',
    origin: from(table, 41),
    alt: {
      en: 'A brush taken apart along a slanting dotted line: a pointed tuft of dark hairs tied with yellow thread, an empty cream ferrule, and a slim navy handle that runs off the page. The ground is a warm, even red, with a yellow disc, a cream one and a small coral one like drops of paint.',
      cn: '一支画笔沿着斜斜的虚线被拆开：一束用黄线扎住的深色尖毛，一只空的奶白色金属箍，一根伸出画面的细长藏青笔杆。底色是匀净的暖红，旁边一黄一白一珊瑚色三个圆点，像滴下的颜料。',
      jp: '斜めの点線に沿って分解された一本の筆。黄色い糸で束ねた先のとがった黒い毛、空のクリーム色の口金、画面の外へのびる細身の紺の軸。地は暖かくむらのない赤で、黄、クリーム、珊瑚色の円が絵の具のしずくのように浮かぶ。',
    },
  },
  {
    id: 'cover-comics',
    master: 'cover-comics.avif',
    origin: from(town, 103),
    alt: {
      en: 'A town seen from straight above, laid out like a page of comics. Seven framed blocks hold houses, a round fountain square, a park, a river with a bridge, an orchard, striped market stalls and a small harbor; the pale streets between them are the gutters, and four small cars drive along. Greens and corals on cream.',
      cn: '从正上方看的小镇，排成一页漫画。七个加框的街区里有房屋、圆形喷泉广场、公园、带桥的河、果园、条纹摊棚和小港口；街区之间的浅色街道就是格与格的间隙，四辆小车行驶其间。奶白底上，绿与珊瑚色相间。',
      jp: '真上から見た町が、漫画の一ページのように割り付けられている。七つの枠の中に、家並み、丸い噴水の広場、公園、橋のかかる川、果樹園、縞の屋台、小さな港。枠と枠のあいだの淡い道がコマの間白で、四台の小さな車が走る。クリーム色の地に緑と珊瑚色。',
    },
  },
  {
    id: 'cover-letters',
    master: 'cover-letters.avif',
    origin: from(line, 52),
    alt: {
      en: 'A huge cream ampersand, written in one stroke of a broad pen, lies over evening hills like a road, with a dashed red line along its middle. A red brush pen rests at its lower end; leafy plants grow along the bottom. The sky goes from yellow to peach around a pale sun, the hills from rose to night blue.',
      cn: '一个巨大的奶白色“&”，像宽头笔一笔写成，又像一条路铺过黄昏的山丘，中间走着一道红色虚线。笔画末端停着一支红色软笔，画面底边长着枝叶。天空由黄到桃色，托着淡淡的太阳；山丘由玫红渐入夜蓝。',
      jp: '平筆の一筆で書いたような巨大なクリーム色のアンパサンドが、夕暮れの丘の上に道のように横たわり、真ん中を赤い破線が走る。書き終わりには赤い筆ペン、下辺には葉を茂らせた草。空は黄から桃色へ淡い太陽を包み、丘はばら色から夜の青へ沈む。',
    },
  },
  {
    id: 'cover-onion-skin',
    master: 'cover-onion-skin.avif',
    origin: from(night, 7),
    alt: {
      en: 'A fish leaps over still water at night, drawn seven times along one arc. In front of a big yellow moon it is solid, silver and coral, with every scale; the drawings before it show through in blues and greens, those after it in gold, orange and plum. Two small splashes stand where it rises and where it will fall.',
      cn: '夜里，一条鱼跃过平静的水面，沿着一道弧线画了七次。正在黄色大月亮前的那条是实的，银白与珊瑚色，鳞片分明；之前的几张透出蓝绿，之后的透出金、橙与梅紫。起跳和将要落下的地方，各有一小朵水花。',
      jp: '夜の静かな水面を跳ぶ魚を、一つの弧に沿って七回描いた絵。大きな黄色い月の前の一匹だけが銀と珊瑚色ではっきりと、うろこまで描かれ、それより前の絵は青と緑に、後の絵は金、橙、梅紫に透けている。跳び出した所と落ちる所に、小さなしぶき。',
    },
  },
  {
    id: 'cover-pencil-sound',
    master: 'cover-pencil-sound.avif',
    origin: from(line, 29),
    alt: {
      en: 'A pencil set down on a record as if it were the needle. The disc is cream paper; its grooves are drawn lines, calm on the left and trembling more and more toward the navy pencil, where crumbs of graphite gather. A red label in the middle, and all around it a plain sunny yellow.',
      cn: '一支铅笔像唱针一样落在唱片上。唱片是奶白的纸，一圈圈纹路是画出来的线，左边平静，越靠近藏青色的铅笔抖得越厉害，笔尖旁散着石墨屑。中间是红色的唱片标，四周一片明亮的黄。',
      jp: 'レコードに、針の代わりに一本の鉛筆が下りている。盤はクリーム色の紙、溝は手で引いた線で、左では静か、紺の鉛筆に近づくほど震えだし、芯の粉が散る。中央のラベルは赤、まわりは一面の明るい黄色。',
    },
  },
  {
    id: 'cover-perspective',
    master: 'cover-perspective.avif',
    origin: from(line, 17),
    alt: {
      en: 'A straight road between two rows of poplars runs to a point under the half-set sun. Trees, field furrows and the dashes on the road all shrink toward it, from deep green near us to plum at the end. The sky is orange, the fields teal, and four birds fly at the upper left.',
      cn: '两排白杨之间，一条笔直的路奔向半沉的太阳底下的一点。树、田垄和路面的虚线都朝那里缩小，近处深绿，尽头梅紫。橙色的天空，青绿的田野，左上角飞着四只鸟。',
      jp: 'ポプラ並木のあいだを、まっすぐな道が半ば沈んだ太陽の下の一点へ走る。木も畑の畝も道の白線も、手前の深緑から奥の梅紫へ、そこへ向かって小さくなる。空は橙、畑は青緑、左上に鳥が四羽。',
    },
  },
  {
    id: 'cover-print',
    master: 'cover-print.avif',
    origin: from(table, 109),
    alt: {
      en: 'A lino block and the print pulled from it lie side by side on a wooden table. Both show an owl on a branch below a small sun, cut out of dark blue: on the block in tan and the wrong way round, on the paper in white. One corner of the sheet curls up beside an inked roller with a red handle; shavings are scattered below.',
      cn: '木桌上并排放着一块麻胶版和刚揭下的版画。两者都是小太阳下枝头的一只猫头鹰，从深蓝中刻出：版上是棕黄色，左右相反；纸上是白色。纸的一角卷起，旁边是沾了墨的滚筒，红色手柄；底下散着刻屑。',
      jp: '木の机に、リノリウムの版と刷り上がった版画が並ぶ。どちらも小さな太陽の下、枝にとまるふくろうを濃い青から彫り抜いたもので、版では黄土色で左右が逆、紙の上では白い。めくれた紙の角のそばに赤い柄のローラー、手前には彫りくずが散る。',
    },
  },
  {
    id: 'cover-sea',
    master: 'cover-sea.avif',
    origin: from(coast, 36),
    alt: {
      en: 'An open box of watercolors from above, tilted a little on sand-colored paper. Each of its twelve pans holds a small sea at another hour: plum dawn, yellow morning, pale green noon with a white sail, red evening, blue night with stars. A brush with a red handle lies across the right side, next to a jar of water.',
      cn: '从上面看一只打开的水彩盒，微微斜放在沙色的纸上。十二个颜料格里，各有一小片不同时辰的海：梅紫的黎明、明黄的清晨、带着一叶白帆的浅绿正午、红色的傍晚、有星的蓝夜。右侧横着一支红杆画笔，旁边是一罐清水。',
      jp: '砂色の紙の上に少し傾けて置かれた、ふたの開いた水彩絵の具箱を真上から見たところ。十二の皿の一つひとつに、違う時刻の小さな海。梅紫の夜明け、黄色い朝、白い帆の浮かぶ薄緑の昼、赤い夕べ、星のある青い夜。右に赤い軸の筆と、水の入った器。',
    },
  },
  {
    id: 'cover-storyboard',
    master: 'cover-storyboard.avif',
    origin: from(line, 71),
    alt: {
      en: 'Six cards pinned to a green wall tell how a red ball gets away: down a hill, bouncing along a street, past a cat on a roof, carried off by a black bird, through a dark wood, and at last, as the red sun, into the sea. Under each picture are two handwritten lines and, except at the end, an arrow.',
      cn: '绿墙上钉着六张卡片，讲一只红球怎样跑掉：滚下山坡，沿街弹跳，掠过屋顶上的猫，被黑鸟衔走，穿过幽暗的树林，最后变成红色的太阳落进海里。每张画下有两行手写的线，除最后一张外还有一个箭头。',
      jp: '緑の壁に留めた六枚のカードが、赤いボールの逃げた話を語る。丘を下り、通りをはずみ、屋根の猫の前を過ぎ、黒い鳥に運ばれ、暗い森を抜け、最後は赤い太陽になって海に沈む。絵の下には手書きの線が二本、最後の一枚を除いて矢印。',
    },
  },
  {
    id: 'cover-studio',
    master: 'cover-studio.avif',
    origin: from(night, 61),
    alt: {
      en: 'A snowy night under a long white mountain with dark cliffs. All the houses on the slope are unlit but one: in its big yellow window stand an easel with a summer landscape, a lamp and a pot plant. Its light falls as a warm path on the snow, where footprints come to the door, between two bare trees.',
      cn: '雪夜，长长的白山露出深色崖壁。坡上的房子都暗着，只有一间亮着：黄色的大窗里立着画架，架上是一幅夏天的风景，旁边有吊灯和一盆绿植。灯光在雪地上铺出一条暖色的路，脚印通向门口，两旁是光秃的树。',
      jp: '黒い崖をのぞかせた長く白い山の下、雪の夜。斜面の家はどれも暗く、一軒だけ灯がともる。黄色い大きな窓の中に、夏の風景を載せたイーゼルとランプと鉢植え。明かりは雪の上に暖かい道を敷き、裸の二本の木のあいだを足跡が戸口へ続く。',
    },
  },
  {
    id: 'cover-switch',
    master: 'cover-switch.avif',
    origin: from(line, 97),
    alt: {
      en: 'One big round red switch on a navy base, with three rings of sound above it. Its white cable leaves to the right, loops upward and becomes a vine: mint and gold leaves, four open flowers and, on the highest loop, a red bird with a blue wing. The ground is deep teal, lighter behind the garden.',
      cn: '藏青底座上一只又大又圆的红色开关，上方三道声波似的弧线。白色的线缆向右伸出，盘绕而上，变成一株藤：薄荷与金色的叶子、四朵盛开的花，最高的弯上停着一只蓝翅红鸟。底色是深青绿，花园背后稍亮。',
      jp: '紺の台にのった大きな丸い赤いスイッチと、その上に三重に広がる弧。白いコードは右へのび、輪を描いて上り、つるになる。薄荷色と金色の葉、開いた四つの花、いちばん高い輪に青い羽の赤い鳥。地は深い青緑で、庭の後ろだけ少し明るい。',
    },
  },
  {
    id: 'cover-tablets',
    master: 'cover-tablets.avif',
    origin: from(table, 12),
    alt: {
      en: 'A classroom from the ceiling: four long rounded tables on a mint floor, thirty round stools in red, navy, yellow, plum and cream around them, and three tablets on each table. Every screen shows a small drawing: a hill, a sun, a house, a fish. Short pencils lie about; soft shadows fall to the lower right.',
      cn: '从天花板往下看的教室：薄荷绿的地面上四张圆角长桌，围着三十只红、藏青、黄、梅紫、奶白的圆凳，每张桌上三块平板。屏幕上各有一幅小画：山、太阳、房子、鱼。铅笔头散放着，柔和的影子落向右下。',
      jp: '天井から見た教室。薄荷色の床に角の丸い長机が四つ、まわりに赤、紺、黄、梅紫、クリーム色の丸椅子が三十、机ごとにタブレットが三枚。画面には山、太陽、家、魚の小さな絵。短い鉛筆が散らばり、やわらかな影が右下に落ちる。',
    },
  },
  {
    id: 'cover-train',
    master: 'cover-train.avif',
    origin: from(line, 23),
    alt: {
      en: 'Three windows in a plum-colored train carriage show the same violet mountain and green hills at sunset, a little later each time. On the orange table below lie an open sketchbook, with the mountain, the sun and three trees drawn in blue and green, and a red pencil; a cream cup steams at the left, and suitcases lie on the rack.',
      cn: '梅紫色的车厢里，三扇窗映着同一座紫山和绿丘的日落，一扇比一扇晚一点。下面橙色的桌上摊着速写本，用蓝绿的线画着山、太阳和三棵树，旁边一支红铅笔；左边一只奶白杯子冒着热气，行李架上放着箱子。',
      jp: '梅紫の客車の三つの窓に、同じ紫の山と緑の丘の夕日が、少しずつ遅い時刻で映る。手前の橙のテーブルには、山と太陽と三本の木を青と緑の線で描いたスケッチ帳と赤い鉛筆。左にクリーム色のカップが湯気を立て、網棚にはかばんが並ぶ。',
    },
  },
  {
    id: 'cover-walk',
    master: 'cover-walk.avif',
    origin: from(line, 83),
    alt: {
      en: 'Legs in navy trousers and red laced boots, several drawings of one step laid over each other against orange. The far leg shows behind in dull rose. A white dotted line follows the heel: it waits on the ground, rises, and swings forward; along the plum floor run the tick marks of a ruler.',
      cn: '藏青裤子、系带红靴的腿，同一步的几张画叠在橙色背景前，后面的另一条腿是暗玫瑰色。一条白色点线跟着脚跟走：停在地上，抬起，向前摆；梅紫色的地面上排着尺子一样的刻度。',
      jp: '紺のズボンに赤い編み上げ靴の脚。一歩を描いた何枚もの絵が、橙を背に重なっている。奥の脚はくすんだばら色。白い点線がかかとを追う。地面で待ち、上がり、前へ振り出される。梅紫の床には物差しのような目盛り。',
    },
  },
]
