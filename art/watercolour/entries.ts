import { coast, field, from, table } from '../catalogue/series.ts'
import { type PictureEntry, withPhone } from '../entry.ts'

/** Ten covers in watercolour. */
export const covers: readonly PictureEntry[] = [
  {
    id: 'cover-banksia',
    master: 'cover-banksia.avif',
    origin: from(field, 88),
    alt: {
      en: 'Watercolor of a banksia: one tall golden flower candle, made of hundreds of small buds in winding rows, leans to the right above a ruff of saw-edged gray-green leaves. Fine hooked wires stand out along both sides. The ground is a soft wash from slate blue at the top to pale mauve.',
      cn: '水彩班克木：一支高高的金色花烛，由成百的小花苞盘绕成行，向右微倾，下面托着一圈锯齿边的灰绿叶子，两侧伸出细钩般的花丝。底色由上方的石板蓝柔柔地化到淡紫。',
      jp: 'バンクシアの水彩。何百もの小さなつぼみがらせんに並ぶ、丈高い金色の花穂が右に傾き、下に鋸歯のある灰緑の葉がえりのように開く。両脇には先の曲がった細い花柱。地は上の青灰色から淡い藤色へやわらかく移る。',
    },
  },
  {
    id: 'cover-feather',
    master: 'cover-feather.avif',
    origin: from(table, 66),
    widths: withPhone,
    alt: {
      en: 'Watercolor of a single feather that slants from lower left to upper right, dark blue with fine pale bars, rust-colored down at its foot. Its quill has been dipped in ink and has just written a row of loops across the sheet, with a few blots beside it. The ground is warm, like weak tea.',
      cn: '水彩羽毛：一根羽毛由左下斜向右上，深蓝底上有细细的浅色横纹，根部是铁锈色的绒毛。羽管蘸过墨，刚在纸上写下一串环圈，旁边有几点墨渍。底色温暖，像淡茶。',
      jp: '一枚の羽根の水彩。左下から右上へ斜めに置かれ、濃い青に細く淡い縞、根元には錆色の綿毛。羽軸はインクに浸してあり、紙の上に輪の列を書いたばかりで、そばにしみが少し。地は薄い紅茶のように暖かい。',
    },
  },
  {
    id: 'cover-fungi',
    master: 'cover-fungi.avif',
    origin: from(field, 121),
    alt: {
      en: 'Watercolor of six mushrooms seen from the ground, as a beetle sees them. The largest, scarlet, rises almost to the top of the sheet; the others are yellow, ochre, rose and violet. Their pale gills spread like spokes under the caps. Behind them a dusk sky sinks from night blue to copper; moss grows along the bottom.',
      cn: '水彩蘑菇，像甲虫那样从地面仰望：六朵，最大的一朵朱红，几乎顶到纸边，其余是黄、赭、玫瑰和紫。浅色的菌褶在伞下像轮辐一样张开。背后的暮色由夜蓝沉到铜色，底边长着苔。',
      jp: '地面から甲虫の目で見上げた六本のきのこの水彩。いちばん大きな朱色の一本は紙の上端に届きそうで、ほかは黄、黄土、ばら、紫。かさの裏に淡いひだが車輪の輻のように広がる。背後の夕空は夜の青から銅色へ沈み、下辺には苔。',
    },
  },
  {
    id: 'cover-kelp',
    master: 'cover-kelp.avif',
    origin: from(coast, 57),
    alt: {
      en: 'Watercolor of giant kelp under water: four long stems with ochre and olive fronds, crimped at their edges, climb from dark blue depths toward pale green light. Soft rays fall between them, and bubbles rise from below.',
      cn: '水彩巨藻：四条长茎带着赭色和橄榄色、边缘起皱的叶片，从深蓝的水底攀向浅绿的光。柔和的光线从其间落下，水底升起细小的气泡。',
      jp: '海中のジャイアントケルプの水彩。黄土色とオリーブ色の、縁の縮れた葉をつけた四本の長い茎が、暗い青の底から薄緑の光へ上ってゆく。あいだにやわらかな光の筋が差し、底から小さな泡が上る。',
    },
  },
  {
    id: 'cover-kitchen',
    master: 'cover-kitchen.avif',
    origin: from(table, 133),
    alt: {
      en: 'Watercolor of a kitchen in the morning: a blue bowl with a white wavy line, piled with lemons and three leaves. Behind it the light of a window lies on a lilac wall in four tilted yellow panes. A lemon and a cut half lie on the pale table, and the shadows are violet.',
      cn: '水彩，早晨的厨房：一只画着白色波纹的蓝碗，堆满柠檬，插着三片叶子。身后的淡紫墙上，窗光斜斜落成四格明黄。浅色的桌上有一只柠檬和切开的半只，影子是紫的。',
      jp: '朝の台所の水彩。白い波線の入った青い鉢に、レモンが山盛り、葉が三枚。後ろの藤色の壁には、窓の光が傾いた四つの黄色い四角になって落ちている。白い卓上にレモンが一つと切った半分、影は紫色。',
    },
  },
  {
    id: 'cover-leaves',
    master: 'cover-leaves.avif',
    origin: from(field, 44),
    alt: {
      en: 'Watercolor of fifteen leaves in three rows on pale gray-blue paper, each of another shape: broad, sickle-shaped, toothed, narrow. In order they go through the colors of a year, from fresh green over yellow, orange and crimson to brown and dry gray.',
      cn: '淡灰蓝的纸上，十五片水彩叶子排成三行，形状各不相同：宽的、镰刀形的、带齿的、细长的。依次走过一年的颜色：新绿、黄、橙、绯红，直到褐色与干枯的灰。',
      jp: '淡い青灰色の紙に、十五枚の葉の水彩が三列に並ぶ。広いもの、鎌形のもの、鋸歯のあるもの、細いもの、形はみな違う。若い緑から黄、橙、深紅、茶、乾いた灰色へと、順に一年の色をたどる。',
    },
  },
  {
    id: 'cover-pears',
    master: 'cover-pears.avif',
    origin: from(table, 31),
    alt: {
      en: 'Watercolor of four pears in a row, green, russet, yellow-green and gold, each with a bright spot at its left. Their long shadows fall to the right over a white table, and no two have the same color: violet, teal, rose, blue. The wall behind is a warm peach.',
      cn: '水彩：四只梨排成一行，绿、赤褐、黄绿、金黄，左侧各有一点亮光。长长的影子向右落在白桌上，没有两道颜色相同：紫、青、玫瑰、蓝。背后的墙是暖桃色。',
      jp: '一列に並んだ四つの洋梨の水彩。緑、赤茶、黄緑、金色で、どれも左に明るい点がある。長い影が右へ、白い卓上にのびるが、同じ色は二つとない。紫、青緑、ばら色、青。後ろの壁は暖かな桃色。',
    },
  },
  {
    id: 'cover-shells',
    master: 'cover-shells.avif',
    origin: from(coast, 115),
    alt: {
      en: 'Watercolor of twelve finds from a beach laid out in a ring: scallops, limpets, turret shells and pieces of sea glass, sorted like a color wheel from sand over green and blue to violet and rust. Inside the ring each has its own swatch of mixed paint. The paper is the color of dry sand.',
      cn: '水彩：海滩捡来的十二样东西摆成一圈——扇贝、帽贝、锥螺和磨圆的海玻璃，像色轮一样由沙黄经绿、蓝排到紫与铁锈色。圈内，每一样都配着一小块调好的颜色。纸是干沙的颜色。',
      jp: '浜で拾った十二の品を輪に並べた水彩。帆立、笠貝、巻貝、波に磨かれたガラスが、色相環のように砂色から緑、青、紫、錆色へと並ぶ。輪の内側には、それぞれの色を混ぜて塗った見本。紙は乾いた砂の色。',
    },
  },
  {
    id: 'cover-urchins',
    master: 'cover-urchins.avif',
    origin: from(coast, 92),
    alt: {
      en: 'Watercolor of seven empty sea urchin shells from straight above, large and small, in violet, green, orange, teal, rose, olive and ochre. Bands of dark and pale run from each center like the slices of a cake, set with rows of raised white dots. They lie on deep blue.',
      cn: '水彩：从正上方看的七只海胆空壳，大小不一，紫、绿、橙、青、玫瑰、橄榄、赭黄。深浅相间的条带像切开的蛋糕一样由中心放射，上面排着一行行凸起的白点。底色是深蓝。',
      jp: '真上から見た七つのうにの殻の水彩。大小さまざまに、紫、緑、橙、青緑、ばら、オリーブ、黄土。濃淡の帯が切り分けた菓子のように中心から広がり、盛り上がった白い点が列をなす。地は深い青。',
    },
  },
  {
    id: 'cover-waratah',
    master: 'cover-waratah.avif',
    origin: from(field, 73),
    alt: {
      en: 'Watercolor of one large waratah, face on: a scarlet dome of hooked florets sits on a skirt of long pointed crimson bracts that reaches almost from edge to edge. A straight stem with broad toothed leaves carries it. Behind it a misty wash goes from pale sage to gray-green.',
      cn: '水彩：一朵硕大的蒂罗花正对着我们。朱红的小花弯成钩，聚成圆顶，坐在一圈细尖的深红苞片上，苞片几乎横贯纸面。笔直的茎带着宽大的齿边叶。背后的薄雾由浅鼠尾草绿化到灰绿。',
      jp: '正面から見た一輪の大きなワラタの水彩。先の曲がった緋色の小花が丸く集まり、紙の端から端まで広がる細くとがった深紅の苞にのる。まっすぐな茎に、鋸歯のある広い葉。背後は淡いセージ色から灰緑へ、霧のようにぼかしてある。',
    },
  },
]
