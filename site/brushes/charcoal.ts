import type { BrushSet, Oklch, StampPaint } from './brush.ts'

const soot: Oklch = [0.24, 0.01, 290]
const ash: Oklch = [0.38, 0.01, 280]
const burnt: StampPaint = {
  tip: { shape: 'bristle', hairs: 9, gap: 0.05 },
  size: 34,
  spacing: 0.03,
  load: [soot, ash],
  flow: 0.16,
  taper: 0.4,
  press: 0.5,
  turn: 20,
  steady: true,
  tooth: { kind: 'coarse', depth: 0.6 },
}

export const charcoal: BrushSet = {
  id: 'charcoal',
  name: { en: 'Charcoal', cn: '炭笔', jp: '木炭' },
  brushes: [
    {
      id: 'willow',
      name: { en: 'Willow', cn: '柳炭', jp: '柳木炭' },
      stroke: {
        en: 'a brittle black that skids over the grain and thins to ash',
        cn: '脆黑擦过纸纹，渐薄成灰',
        jp: '紙目をすべり、灰へと薄れるもろい黒',
      },
      paint: burnt,
    },
    {
      id: 'vine',
      name: { en: 'Vine', cn: '藤炭', jp: '葡萄木炭' },
      stroke: {
        en: 'a thin gray twig of a line, ready to be dusted off',
        cn: '细如藤枝的灰线，一拂就去',
        jp: 'ひと拭きで消える、小枝のような灰色の線',
      },
      gesture: 'loops',
      paint: {
        ...burnt,
        tip: { shape: 'round', hard: 0.3 },
        size: 7,
        load: [ash, [0.46, 0.01, 280]],
        flow: 0.3,
        steady: true,
      },
    },
    {
      id: 'compressed',
      name: { en: 'Compressed', cn: '压缩炭条', jp: 'コンプレスト' },
      stroke: {
        en: 'the blackest bar in the box, with blunt square ends',
        cn: '盒里最黑的一条，两端方钝',
        jp: '箱の中でいちばん黒い棒。端は四角く鈍い',
      },
      gesture: 'line',
      paint: {
        ...burnt,
        tip: { shape: 'bar', thin: 0.3 },
        size: 40,
        load: [
          [0.18, 0.01, 280],
          [0.22, 0.01, 280],
        ],
        flow: 0.32,
        taper: 0.05,
        press: 0.1,
        turn: 0,
        tooth: { kind: 'coarse', depth: 0.5 },
      },
    },
    {
      id: 'smudged',
      name: { en: 'Smudged', cn: '揉擦', jp: 'こすり' },
      stroke: {
        en: 'smoke rubbed in with the heel of the hand',
        cn: '掌根揉进纸里的烟',
        jp: '手のひらのつけ根で擦りこんだ煙',
      },
      paint: {
        ...burnt,
        tip: { shape: 'round', hard: 0 },
        size: 52,
        load: [
          [0.34, 0.01, 290],
          [0.44, 0.01, 280],
        ],
        flow: 0.1,
        tooth: { kind: 'tooth', depth: 0.28 },
      },
    },
    {
      id: 'stump',
      name: { en: 'Paper stump', cn: '纸擦笔', jp: '擦筆' },
      stroke: {
        en: 'soft gray worked to and fro until no line is left',
        cn: '来回擦到没有线，只剩柔灰',
        jp: '線がなくなるまで行き来した、やわらかな灰色',
      },
      gesture: 'zigzag',
      paint: {
        ...burnt,
        tip: { shape: 'round', hard: 0.1 },
        size: 15,
        load: [
          [0.45, 0.008, 280],
          [0.58, 0.008, 280],
        ],
        flow: 0.1,
        tooth: { kind: 'tooth', depth: 0.2 },
      },
    },
    {
      id: 'side-sweep',
      name: { en: 'Side sweep', cn: '侧扫', jp: '腹引き' },
      stroke: {
        en: 'wide arches of broken gray from the flank of the stick',
        cn: '炭条腹侧扫出的断灰宽拱',
        jp: '棒の腹で引いた、途切れた灰色の広いアーチ',
      },
      gesture: 'arches',
      paint: {
        ...burnt,
        tip: { shape: 'bar', thin: 0.22 },
        angle: 70,
        size: 30,
        load: [soot, ash],
        flow: 0.08,
        taper: 0.1,
        turn: 6,
        tooth: { kind: 'coarse', depth: 0.75 },
      },
    },
    {
      id: 'eraser-lift',
      name: { en: 'Kneaded eraser', cn: '可塑橡皮', jp: '練り消し' },
      stroke: {
        en: 'light lifted out of a dark sheet in soft-edged pulls',
        cn: '从暗底上提出的亮，边缘柔和',
        jp: '暗い紙から抜いた、ふちのやわらかな光',
      },
      ground: 'slate',
      gesture: 'pulls',
      paint: {
        ...burnt,
        tip: { shape: 'round', hard: 0.3 },
        size: 22,
        load: [
          [0.9, 0.01, 85],
          [0.8, 0.01, 85],
        ],
        flow: 0.1,
        tooth: { kind: 'tooth', depth: 0.4 },
      },
    },
    {
      id: 'charcoal-pencil',
      name: { en: 'Charcoal pencil', cn: '炭铅', jp: '木炭鉛筆' },
      stroke: {
        en: 'sharp black hatching with a matt, sooty core',
        cn: '锐利的黑排线，线心哑如烟炱',
        jp: '煤のようにつやのない芯の、鋭い黒のハッチング',
      },
      gesture: 'hatching',
      paint: {
        ...burnt,
        tip: { shape: 'round', hard: 0.4 },
        size: 4,
        load: [soot, soot],
        flow: 0.5,
        tooth: { kind: 'tooth', depth: 0.62 },
      },
    },
    {
      id: 'burnt-cork',
      name: { en: 'Burnt cork', cn: '焦软木', jp: '焼きコルク' },
      stroke: {
        en: 'brown-black dabs with a pitted face',
        cn: '满面坑洼的棕黑点',
        jp: '面にくぼみのある茶黒の点',
      },
      gesture: 'dabs',
      paint: {
        ...burnt,
        tip: { shape: 'lump', lobes: 3, depth: 0.4 },
        size: 30,
        load: [
          [0.27, 0.03, 50],
          [0.34, 0.04, 55],
        ],
        flow: 0.16,
        angle: 'any',
        tooth: { kind: 'cold', depth: 0.85 },
      },
    },
    {
      id: 'powder',
      name: { en: 'Powder', cn: '炭粉', jp: '木炭粉' },
      stroke: {
        en: 'black dust blown along a path, thick as night in the middle',
        cn: '顺路吹过的黑粉，中间浓如夜',
        jp: '道に沿って吹いた黒い粉。真ん中は夜のように濃い',
      },
      paint: {
        ...burnt,
        tip: { shape: 'specks', count: 130, size: 0.03 },
        size: 56,
        spacing: 0.12,
        flow: 0.8,
        count: 2,
        angle: 'any',
        scatter: 0.2,
        steady: true,
        tooth: { kind: 'tooth', depth: 0.3 },
      },
    },
    {
      id: 'wet-charcoal',
      name: { en: 'Washed charcoal', cn: '水洗炭', jp: '水洗い木炭' },
      stroke: {
        en: 'ash carried by water into dark pools and bare islands',
        cn: '水推着灰，聚成深潭，留下白岛',
        jp: '水に運ばれた灰が、暗い淵と白い島になる',
      },
      paint: {
        tip: { shape: 'round', hard: 0.7 },
        size: 44,
        spacing: 0.03,
        load: [soot, [0.5, 0.012, 250]],
        build: 'once',
        taper: 0.6,
        tooth: { kind: 'cold', depth: 0 },
        wet: { wander: 16, rim: 1.8, rimWidth: 6, bleed: 1.4, strength: 0.7, bloom: 1.2, settle: 1.3 },
      },
    },
    {
      id: 'ember-red',
      name: { en: 'Red chalk', cn: '红粉条', jp: '赤チョーク' },
      stroke: {
        en: 'iron red arches on brown paper, drawn in one go',
        cn: '牛皮纸上一气画成的铁红拱',
        jp: '茶色の紙に一息で引いた鉄赤のアーチ',
      },
      ground: 'kraft',
      gesture: 'arches',
      paint: {
        ...burnt,
        size: 17,
        load: [
          [0.48, 0.14, 33],
          [0.55, 0.14, 38],
        ],
        flow: 0.22,
      },
    },
  ],
}
