import type { BrushSet, Oklch, StampPaint } from './brush.ts'

const graphite: Oklch = [0.33, 0.012, 285]
const silver: Oklch = [0.47, 0.012, 270]
const lead: StampPaint = {
  tip: { shape: 'round', hard: 0.2 },
  size: 9,
  spacing: 0.12,
  load: [graphite, graphite],
  flow: 0.34,
  taper: 0.45,
  press: 0.55,
  vary: { size: 0.25, flow: 0.3 },
  tooth: { kind: 'tooth', depth: 0.7 },
}

export const pencils: BrushSet = {
  id: 'pencils',
  name: { en: 'Pencils', cn: '铅笔', jp: '鉛筆' },
  brushes: [
    {
      id: 'soft-6b',
      name: { en: 'Soft 6B', cn: '软铅 6B', jp: 'やわらか 6B' },
      stroke: {
        en: 'a dark, crumbling graphite line, thick in the dip and broken at both ends',
        cn: '浓黑松软的石墨线，低处饱满，两端断续',
        jp: '濃くほろりと崩れる黒鉛の線。くぼみで太く、両端でとぎれる',
      },
      paint: { ...lead, size: 13, flow: 0.42 },
    },
    {
      id: 'hard-2h',
      name: { en: 'Hard 2H', cn: '硬铅 2H', jp: 'かたい 2H' },
      stroke: {
        en: 'thin silver lines laid side by side and crossed, none darker than the next',
        cn: '细细的银灰排线，彼此交叉，浓淡一致',
        jp: '細い銀灰色の線が並び、交わる。どれも同じ濃さ',
      },
      gesture: 'hatching',
      paint: {
        ...lead,
        load: [silver, silver],
        size: 2.6,
        flow: 0.55,
        press: 0.3,
        taper: 0.3,
        vary: { flow: 0.2 },
        tooth: { kind: 'tooth', depth: 0.4 },
      },
    },
    {
      id: 'side-shade',
      name: { en: 'Side shade', cn: '侧锋铺灰', jp: '寝かせ塗り' },
      stroke: {
        en: 'a broad gray veil from the side of the lead, every tooth of the paper showing',
        cn: '笔芯侧锋扫出的宽灰调，纸纹粒粒可见',
        jp: '芯の腹で引いた広い灰色のヴェール。紙の目がすべて見える',
      },
      gesture: 'zigzag',
      paint: {
        ...lead,
        tip: { shape: 'bar', thin: 0.5 },
        angle: 30,
        size: 24,
        spacing: 0.06,
        load: [
          [0.4, 0.012, 285],
          [0.52, 0.012, 285],
        ],
        flow: 0.07,
        taper: 0.3,
        tooth: { kind: 'coarse', depth: 0.72 },
      },
    },
    {
      id: 'mechanical',
      name: { en: 'Mechanical 0.5', cn: '自动铅 0.5', jp: 'シャープ 0.5' },
      stroke: {
        en: 'an even, wiry line that loops without ever swelling',
        cn: '粗细不变的细线，一圈圈绕过去',
        jp: '太さの変わらない針金のような線が、輪を描いて進む',
      },
      gesture: 'loops',
      paint: {
        ...lead,
        size: 2.4,
        flow: 0.7,
        taper: 0.05,
        press: 0.25,
        vary: { flow: 0.15 },
        tooth: { kind: 'tooth', depth: 0.35 },
      },
    },
    {
      id: 'carpenter',
      name: { en: 'Carpenter', cn: '木工扁铅', jp: '大工鉛筆' },
      stroke: {
        en: 'flat lead held at one angle: hairline going up, plank coming down',
        cn: '扁芯不转笔：上行如发丝，下行如木板',
        jp: '平たい芯を同じ角度で。上りは髪の毛、下りは板の幅',
      },
      gesture: 'arches',
      paint: {
        ...lead,
        tip: { shape: 'bar', thin: 0.16 },
        angle: 125,
        size: 19,
        spacing: 0.04,
        flow: 0.3,
        taper: 0.1,
        vary: { flow: 0.2 },
      },
    },
    {
      id: 'blunt-stub',
      name: { en: 'Blunt stub', cn: '秃头短铅', jp: 'ちびた鉛筆' },
      stroke: {
        en: 'a wide, waxy gray mark with a soft rim and a shine of pressed graphite',
        cn: '又宽又润的灰痕，边缘发软，压实处泛光',
        jp: 'ふちのやわらかな、幅広で油っぽい灰色の線',
      },
      gesture: 'line',
      paint: {
        ...lead,
        size: 20,
        flow: 0.2,
        taper: 0.2,
        tooth: { kind: 'tooth', depth: 0.35 },
        opacity: 0.86,
      },
    },
    {
      id: 'blue-lead',
      name: { en: 'Animator’s blue', cn: '原画蓝铅', jp: '作画の青鉛筆' },
      stroke: {
        en: 'pale blue searching lines that run over each other before the ink decides',
        cn: '淡蓝的试探线反复叠走，等墨线来定',
        jp: 'ペン入れ前にあたりを探る、淡い青の重ね線',
      },
      gesture: 'zigzag',
      paint: {
        ...lead,
        load: [
          [0.68, 0.12, 245],
          [0.62, 0.14, 250],
        ],
        size: 5,
        flow: 0.5,
        taper: 0.5,
        tooth: { kind: 'tooth', depth: 0.5 },
      },
    },
    {
      id: 'checking-red',
      name: { en: 'Checking red', cn: '批注红铅', jp: '赤えんぴつ' },
      stroke: {
        en: 'a bright waxy red with dry flecks, pressed hard at the turns',
        cn: '鲜亮的蜡质红，夹着干白点，转弯处按得重',
        jp: '曲がりで強く押した、蝋っぽい明るい赤。白い粒が残る',
      },
      gesture: 'loops',
      paint: {
        ...lead,
        load: [
          [0.58, 0.2, 27],
          [0.62, 0.19, 32],
        ],
        size: 8,
        flow: 0.5,
        tooth: { kind: 'coarse', depth: 0.55 },
      },
    },
    {
      id: 'sanguine',
      name: { en: 'Sanguine lead', cn: '赭红芯', jp: 'サンギーヌ' },
      stroke: {
        en: 'warm iron-red lines for skin and leaves, soft in the middle, feathered at the end',
        cn: '画皮肤与叶子的铁红线，中段柔和，末端如羽',
        jp: '肌や葉のための鉄赤の線。中ほどはやわらかく、終わりは羽のよう',
      },
      gesture: 'arches',
      ground: 'kraft',
      paint: {
        ...lead,
        load: [
          [0.46, 0.12, 38],
          [0.56, 0.13, 45],
        ],
        size: 11,
        flow: 0.4,
        fade: 0.3,
        tooth: { kind: 'laid', depth: 0.6 },
      },
    },
    {
      id: 'white-on-kraft',
      name: { en: 'White heightening', cn: '提亮白', jp: 'ハイライト白' },
      stroke: {
        en: 'chalky white lights hatched on brown paper',
        cn: '牛皮纸上排出的粉白高光',
        jp: '茶色の紙に重ねた、粉っぽい白の光',
      },
      gesture: 'hatching',
      ground: 'kraft',
      paint: {
        ...lead,
        load: [
          [0.985, 0.008, 90],
          [0.985, 0.008, 90],
        ],
        size: 5,
        flow: 0.5,
        tooth: { kind: 'coarse', depth: 0.5 },
      },
    },
    {
      id: 'rainbow-core',
      name: { en: 'Marbled core', cn: '彩芯铅笔', jp: 'マーブル芯' },
      stroke: {
        en: 'one lead with many colors in it: violet slips to green to orange as the pencil turns',
        cn: '一支芯里藏着多色，转笔之间由紫到绿到橙',
        jp: '一本の芯に何色も。回すたびに紫から緑、橙へと移る',
      },
      paint: {
        ...lead,
        load: [
          [0.55, 0.19, 310],
          [0.7, 0.17, 60],
        ],
        size: 12,
        change: 'each',
        flow: 0.3,
        vary: { hue: 150, flow: 0.3, size: 0.3 },
      },
    },
    {
      id: 'water-soluble',
      name: { en: 'Wetted graphite', cn: '水溶石墨', jp: '水溶き黒鉛' },
      stroke: {
        en: 'a gray line that meets water and runs, leaving a darker shore',
        cn: '灰线遇水散开，留下一道深岸',
        jp: '灰色の線が水に触れて流れ、濃い岸を残す',
      },
      paint: {
        tip: { shape: 'round', hard: 0.8 },
        size: 30,
        load: [
          [0.38, 0.015, 270],
          [0.5, 0.02, 250],
        ],
        spacing: 0.03,
        build: 'once',
        taper: 0.7,
        tooth: { kind: 'rough', depth: 0 },
        wet: { wander: 8, rim: 1.5, rimWidth: 5, bleed: 1, strength: 0.75, bloom: 0.5, settle: 0.9 },
      },
    },
  ],
}
