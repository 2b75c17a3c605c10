import type { BodyPaint, BrushSet } from './brush.ts'

const flat: BodyPaint = {
  size: 42,
  load: [
    [0.66, 0.18, 42],
    [0.78, 0.13, 65],
  ],
  body: 0.35,
  gloss: 0,
  cover: 1.2,
  dry: 0.3,
  ragged: 0.8,
  streak: 0.04,
  hairs: { count: 26, change: 0.8, breaks: 0.2, clump: 0.7 },
  edge: 0.1,
  taper: 0.4,
}

export const gouache: BrushSet = {
  id: 'gouache',
  name: { en: 'Gouache', cn: '水粉', jp: 'ガッシュ' },
  brushes: [
    {
      id: 'opaque-flat',
      name: { en: 'Opaque flat', cn: '覆盖扁头', jp: '不透明平筆' },
      stroke: {
        en: 'matt orange laid over teal, quite covering it',
        cn: '哑光橙压住青绿，盖得严实',
        jp: '青緑の上に置いたつや消しの橙。すっかり覆う',
      },
      paint: { ...flat, under: [0.5, 0.07, 200] },
    },
    {
      id: 'dry-flat',
      name: { en: 'Thirsty flat', cn: '干扁头', jp: 'かわき平筆' },
      stroke: {
        en: 'bottle green that breaks into threads as the brush dries',
        cn: '瓶绿随笔渐干，散成细丝',
        jp: '乾くにつれて糸にほどけていく瓶の緑',
      },
      paint: {
        ...flat,
        load: [
          [0.44, 0.07, 165],
          [0.64, 0.09, 150],
        ],
        cover: 1,
        dry: 0.66,
        hairs: { count: 34, change: 2.2, breaks: 0.6, clump: 0.7 },
      },
    },
    {
      id: 'poster-round',
      name: { en: 'Poster round', cn: '招贴圆头', jp: 'ポスター丸筆' },
      stroke: {
        en: 'flat cobalt dabs with rounded ends, like cut paper',
        cn: '钴蓝圆点，平如剪纸',
        jp: '切り紙のように平らな、丸い端のコバルト',
      },
      gesture: 'dabs',
      paint: {
        ...flat,
        size: 30,
        load: [
          [0.5, 0.17, 262],
          [0.55, 0.16, 258],
        ],
        body: 0.15,
        cover: 1.5,
        dry: 0.05,
        ragged: 0.06,
        edge: 0.04,
        taper: 0.8,
        hairs: { count: 12, change: 0.5, breaks: 0.1, clump: 0.4 },
      },
    },
    {
      id: 'chalky-wide',
      name: { en: 'Chalky wide', cn: '粉质宽刷', jp: '粉っぽい広筆' },
      stroke: {
        en: 'three dusty pink passes, the paper speckling through',
        cn: '三道粉尘般的淡红，纸色点点透出',
        jp: '紙の粒がのぞく、ほこりっぽい桃色の三度塗り',
      },
      gesture: 'passes',
      paint: {
        ...flat,
        size: 30,
        load: [
          [0.78, 0.09, 15],
          [0.85, 0.06, 30],
        ],
        cover: 0.96,
        dry: 0.42,
        hairs: { count: 40, change: 5, breaks: 1.1, clump: 0.5 },
        taper: 0,
      },
    },
    {
      id: 'two-tone',
      name: { en: 'Double load', cn: '双色蘸', jp: '二色づけ' },
      stroke: {
        en: 'navy on one side of the brush, cream on the other, turning together',
        cn: '一侧海军蓝，一侧奶白，随笔同转',
        jp: '片側に紺、片側にクリーム。いっしょに曲がっていく',
      },
      gesture: 'arches',
      paint: {
        ...flat,
        size: 26,
        load: [
          [0.33, 0.09, 265],
          [0.93, 0.04, 90],
        ],
        cover: 1.12,
        dry: 0.2,
        hairs: { count: 5, change: 0.3, breaks: 0.1, clump: 1.6 },
        taper: 0.3,
      },
    },
    {
      id: 'stencil-brush',
      name: { en: 'Blunt pull', cn: '齐头拖笔', jp: 'ずんぐり引き' },
      stroke: {
        en: 'short mustard pulls, blunt at the top and dry at the foot',
        cn: '芥黄短拖，上齐下枯',
        jp: '上は平ら、下はかすれる、からし色の短い引き',
      },
      gesture: 'pulls',
      paint: {
        ...flat,
        size: 24,
        load: [
          [0.75, 0.14, 88],
          [0.83, 0.12, 95],
        ],
        cover: 1.08,
        dry: 0.5,
        taper: 0.1,
      },
    },
    {
      id: 'midnight',
      name: { en: 'Midnight cover', cn: '午夜盖色', jp: '真夜中の覆い' },
      stroke: {
        en: 'moonlit lilac over a night sheet, thin at the rims',
        cn: '夜色纸上的月下丁香，边缘渐薄',
        jp: '夜の紙に月明かりの藤色。ふちで薄くなる',
      },
      ground: 'night',
      paint: {
        ...flat,
        load: [
          [0.7, 0.1, 300],
          [0.86, 0.06, 290],
        ],
        under: [0.42, 0.1, 280],
        cover: 1.06,
        dry: 0.4,
      },
    },
    {
      id: 'folk-comma',
      name: { en: 'Comma stroke', cn: '逗点笔', jp: 'コンマ筆' },
      stroke: {
        en: 'red commas of folk painting, fat at the head, gone at the tail',
        cn: '民间画的红逗点，头肥尾尽',
        jp: '民画の赤いコンマ。頭はふくよか、尾は消える',
      },
      gesture: 'dabs',
      paint: {
        ...flat,
        size: 30,
        load: [
          [0.54, 0.2, 25],
          [0.66, 0.18, 35],
        ],
        cover: 1.15,
        dry: 0.5,
        ragged: 0.5,
        taper: 1,
      },
    },
    {
      id: 'scumble',
      name: { en: 'Scumble', cn: '擦色', jp: 'スカンブル' },
      stroke: {
        en: 'pale blue scrubbed in zigzags so that the ground keeps breathing',
        cn: '淡蓝来回擦过，底色仍能透气',
        jp: '下地が息をするように、淡い青をジグザグにこする',
      },
      gesture: 'zigzag',
      paint: {
        ...flat,
        size: 13,
        load: [
          [0.72, 0.07, 235],
          [0.84, 0.04, 230],
        ],
        cover: 0.9,
        dry: 0.4,
        hairs: { count: 20, change: 6, breaks: 1, clump: 0.8 },
      },
    },
    {
      id: 'filbert-petal',
      name: { en: 'Petal filbert', cn: '花瓣榛形', jp: '花びらフィルバート' },
      stroke: {
        en: 'soft-shouldered dabs from magenta to white',
        cn: '由洋红到白的圆肩花瓣',
        jp: 'マゼンタから白へ、肩のやわらかな花びら',
      },
      gesture: 'dabs',
      paint: {
        ...flat,
        size: 36,
        load: [
          [0.58, 0.21, 350],
          [0.95, 0.03, 350],
        ],
        cover: 1.3,
        dry: 0.1,
        taper: 0.9,
        streak: 0.02,
        hairs: { count: 14, change: 0.6, breaks: 0.2, clump: 1 },
      },
    },
    {
      id: 'liner',
      name: { en: 'Opaque liner', cn: '盖色勾线', jp: '不透明ライナー' },
      stroke: {
        en: 'even loops of white over slate',
        cn: '石板灰上匀净的白色绕线',
        jp: '石板色の上に、均一な白の輪',
      },
      ground: 'slate',
      gesture: 'loops',
      paint: {
        ...flat,
        size: 6,
        load: [
          [0.96, 0.015, 90],
          [0.9, 0.03, 80],
        ],
        cover: 1.25,
        dry: 0.15,
        ragged: 0.3,
        taper: 0.5,
        hairs: { count: 8, change: 1, breaks: 0.2, clump: 0.4 },
      },
    },
    {
      id: 'banner',
      name: { en: 'Banner stroke', cn: '横幅笔', jp: '横断幕' },
      stroke: {
        en: 'one wide violet bar, flat as a wall, with a feathered end',
        cn: '一道宽紫横条，平如墙，尾如羽',
        jp: '壁のように平らな一本の紫。終わりは羽になる',
      },
      gesture: 'line',
      paint: {
        ...flat,
        size: 62,
        load: [
          [0.46, 0.16, 300],
          [0.54, 0.15, 315],
        ],
        cover: 1.16,
        dry: 0.5,
        ragged: 1.4,
        taper: 0.1,
        hairs: { count: 48, change: 1, breaks: 0.3, clump: 0.6 },
      },
    },
  ],
}
