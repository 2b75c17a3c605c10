import type { BodyPaint, BrushSet } from './brush.ts'

const thick: BodyPaint = {
  size: 46,
  load: [
    [0.56, 0.19, 28],
    [0.8, 0.16, 80],
  ],
  body: 3,
  gloss: 0.25,
  cover: 1.08,
  dry: 0.36,
  ragged: 0.9,
  streak: 0.1,
  hairs: { count: 24, change: 0.8, breaks: 0.2, clump: 0.7 },
  edge: 0.12,
}

export const oils: BrushSet = {
  id: 'oils',
  name: { en: 'Oils', cn: '油画', jp: '油彩' },
  brushes: [
    {
      id: 'loaded-filbert',
      name: { en: 'Loaded filbert', cn: '饱蘸榛形', jp: 'たっぷりフィルバート' },
      stroke: {
        en: 'scarlet and yellow streaked together, with a cream light dragged over',
        cn: '猩红与黄拉成丝，上面拖一道奶白的光',
        jp: '緋と黄が筋になって混ざり、上にクリームの光が渡る',
      },
      paint: { ...thick, over: [0.92, 0.07, 85] },
    },
    {
      id: 'hog-bristle',
      name: { en: 'Hog bristle', cn: '猪鬃', jp: '豚毛' },
      stroke: {
        en: 'deep blue furrows with sky in them',
        cn: '深蓝的犁沟里嵌着天色',
        jp: '深い青の畝。溝に空の色がのぞく',
      },
      paint: {
        ...thick,
        load: [
          [0.44, 0.11, 245],
          [0.82, 0.06, 210],
        ],
        cover: 1.02,
        dry: 0.5,
        hairs: { count: 34, change: 0.8, breaks: 0.3, clump: 0.9 },
      },
    },
    {
      id: 'impasto-dab',
      name: { en: 'Impasto dab', cn: '厚涂点', jp: '厚塗りダブ' },
      stroke: {
        en: 'thick commas of ochre and rose, standing off the board',
        cn: '赭黄与玫红的厚逗点，凸在板上',
        jp: '黄土とばら色の厚いコンマ。板から盛り上がる',
      },
      gesture: 'dabs',
      paint: {
        ...thick,
        size: 38,
        load: [
          [0.72, 0.13, 75],
          [0.76, 0.12, 20],
        ],
        body: 5,
        cover: 1.16,
        dry: 0.2,
        ragged: 0.7,
      },
    },
    {
      id: 'palette-knife',
      name: { en: 'Palette knife', cn: '调色刀', jp: 'ペインティングナイフ' },
      stroke: {
        en: 'smooth slabs of viridian and white with sharp edges',
        cn: '翠绿与白的光滑厚片，边缘如切',
        jp: '鋭いふちを持つ、ヴィリジアンと白のなめらかな板',
      },
      gesture: 'pulls',
      paint: {
        ...thick,
        size: 30,
        load: [
          [0.5, 0.1, 170],
          [0.93, 0.03, 140],
        ],
        body: 3.4,
        gloss: 0.35,
        cover: 1.15,
        dry: 0.3,
        ragged: 0.4,
        edge: 0.04,
        taper: 0.1,
        hairs: { count: 5, change: 1.1, breaks: 0.5, clump: 1.2 },
      },
    },
    {
      id: 'fan-blender',
      name: { en: 'Fan', cn: '扇形笔', jp: 'ファン' },
      stroke: {
        en: 'separate hairs of olive and straw, wide apart',
        cn: '橄榄与麦秆色的根根细丝，疏疏散开',
        jp: 'オリーブとわらの色の毛が、まばらに開く',
      },
      gesture: 'arches',
      paint: {
        ...thick,
        size: 34,
        load: [
          [0.5, 0.08, 115],
          [0.78, 0.1, 95],
        ],
        body: 1.6,
        cover: 0.66,
        dry: 0.3,
        hairs: { count: 44, change: 0.4, breaks: 0.1, clump: 0.3 },
        taper: 0.2,
      },
    },
    {
      id: 'alla-prima',
      name: { en: 'Alla prima', cn: '直接画法', jp: 'アラプリマ' },
      stroke: {
        en: 'violet laid wet into orange, one stroke beside the other',
        cn: '紫趁湿压入橙，一笔挨着一笔',
        jp: '濡れた橙に紫を置く。一筆のとなりにもう一筆',
      },
      paint: {
        ...thick,
        load: [
          [0.46, 0.15, 310],
          [0.6, 0.15, 345],
        ],
        under: [0.72, 0.16, 55],
        over: [0.84, 0.1, 60],
        body: 3.4,
      },
    },
    {
      id: 'rigger-oil',
      name: { en: 'Long rigger', cn: '长线笔', jp: 'ロングリガー' },
      stroke: {
        en: 'thin, buttery loops of burnt umber',
        cn: '熟褐的细滑绕线，如黄油',
        jp: 'バターのようになめらかな、焦げ茶の細い輪',
      },
      gesture: 'loops',
      paint: {
        ...thick,
        size: 7,
        load: [
          [0.36, 0.07, 50],
          [0.5, 0.09, 60],
        ],
        body: 2,
        cover: 1.2,
        dry: 0.3,
        hairs: { count: 8, change: 0.8, breaks: 0.2, clump: 0.5 },
      },
    },
    {
      id: 'turpentine',
      name: { en: 'Thin with turps', cn: '松节油薄涂', jp: 'テレピン薄塗り' },
      stroke: {
        en: 'a lean, see-through sienna with every hair drawn',
        cn: '稀薄透底的赭石，毫毫可数',
        jp: '毛筋の一本まで見える、薄く透けたシエナ',
      },
      paint: {
        ...thick,
        size: 50,
        load: [
          [0.64, 0.12, 52],
          [0.8, 0.09, 65],
        ],
        body: 0.3,
        gloss: 0,
        cover: 0.82,
        dry: 0.4,
        streak: 0.14,
        hairs: { count: 50, change: 0.6, breaks: 0.2, clump: 0.6 },
      },
    },
    {
      id: 'scrub',
      name: { en: 'Old scrubber', cn: '旧秃刷', jp: '古い擦り筆' },
      stroke: {
        en: 'worn-out bristles worked to and fro in gray-green',
        cn: '磨秃的鬃毛来回擦出灰绿',
        jp: 'すり減った毛で行き来した灰緑',
      },
      gesture: 'zigzag',
      paint: {
        ...thick,
        size: 16,
        load: [
          [0.56, 0.05, 160],
          [0.74, 0.05, 130],
        ],
        body: 1.6,
        cover: 0.86,
        dry: 0.25,
        ragged: 1.2,
        hairs: { count: 16, change: 3, breaks: 0.9, clump: 1 },
        edge: 0.3,
      },
    },
    {
      id: 'egbert',
      name: { en: 'Egbert', cn: '长榛形', jp: 'エグバート' },
      stroke: {
        en: 'a long-haired brush swimming through pink, gray and pearl',
        cn: '长毛笔游过粉、灰与珠白',
        jp: '長い毛が桃、灰、真珠色を泳いでいく',
      },
      gesture: 'arches',
      paint: {
        ...thick,
        size: 28,
        load: [
          [0.68, 0.14, 5],
          [0.74, 0.05, 250],
        ],
        over: [0.95, 0.02, 80],
        body: 2.6,
        cover: 1.12,
        dry: 0.4,
        taper: 0.8,
      },
    },
    {
      id: 'bright',
      name: { en: 'Short bright', cn: '短平头', jp: 'ブライト' },
      stroke: {
        en: 'square, stubborn strokes of turquoise side by side',
        cn: '方正倔强的绿松石笔触，一排并列',
        jp: '四角く頑固なトルコ石の筆あとが並ぶ',
      },
      gesture: 'pulls',
      paint: {
        ...thick,
        size: 27,
        load: [
          [0.62, 0.11, 195],
          [0.8, 0.09, 185],
        ],
        cover: 1.1,
        dry: 0.32,
        ragged: 0.5,
        taper: 0.05,
      },
    },
    {
      id: 'night-oil',
      name: { en: 'Nocturne', cn: '夜曲', jp: '夜想曲' },
      stroke: {
        en: 'aurora green pulled across a dark ground, glinting on its ridges',
        cn: '暗底上拉过极光绿，棱上闪光',
        jp: '暗い地を渡るオーロラの緑。峰がきらりと光る',
      },
      ground: 'night',
      paint: {
        ...thick,
        load: [
          [0.45, 0.09, 180],
          [0.85, 0.13, 160],
        ],
        under: [0.4, 0.12, 290],
        body: 2.8,
        gloss: 0.4,
        cover: 1.04,
        dry: 0.45,
      },
    },
  ],
}
