import type { BrushSet, StampPaint } from './brush.ts'

const can: StampPaint = {
  tip: { shape: 'specks', count: 150, size: 0.032 },
  size: 56,
  spacing: 0.06,
  load: [
    [0.64, 0.21, 30],
    [0.8, 0.16, 70],
  ],
  flow: 0.6,
  taper: 0.3,
  angle: 'any',
  count: 2,
  scatter: 0.2,
}
const dense: StampPaint = {
  ...can,
  tip: { shape: 'round', hard: 0.45 },
  flow: 0.35,
  count: 1,
  scatter: 0,
  build: 'up',
}

export const sprayPaint: BrushSet = {
  id: 'spray-paint',
  name: { en: 'Spray paint', cn: '喷漆', jp: 'スプレー' },
  brushes: [
    {
      id: 'fat-cap',
      name: { en: 'Fat cap', cn: '胖喷嘴', jp: 'ファットキャップ' },
      stroke: {
        en: 'a wide grainy cone of red going orange',
        cn: '宽大的颗粒扇面，由红转橙',
        jp: '赤から橙へ、粒の広い円錐',
      },
      paint: can,
    },
    {
      id: 'skinny-cap',
      name: { en: 'Skinny cap', cn: '细喷嘴', jp: 'スキニーキャップ' },
      stroke: {
        en: 'tight black handwriting with a fuzz of overspray',
        cn: '收紧的黑色手写，毛边带漆雾',
        jp: 'ふちにオーバースプレーの残る、引きしまった黒い筆記',
      },
      gesture: 'loops',
      paint: {
        ...dense,
        size: 9,
        load: [
          [0.22, 0.01, 280],
          [0.26, 0.01, 280],
        ],
        taper: 0.2,
        scatter: 0.22,
        count: 3,
        spacing: 0.2,
        vary: { size: 0.8 },
        flow: 0.7,
      },
    },
    {
      id: 'dripping',
      name: { en: 'Held too long', cn: '流挂', jp: '垂れ' },
      stroke: {
        en: 'soaked blue that begins to run in long tears',
        cn: '喷得太饱的蓝，垂下长长的泪',
        jp: '吹きすぎた青が、長い涙になって垂れる',
      },
      paint: {
        ...dense,
        size: 28,
        load: [
          [0.48, 0.18, 262],
          [0.58, 0.15, 245],
        ],
        drip: { every: 70, length: 84 },
      },
    },
    {
      id: 'spit',
      name: { en: 'Spitting nozzle', cn: '吐点喷嘴', jp: 'つばきノズル' },
      stroke: {
        en: 'a clogged nozzle: fine mist and sudden blots of pink',
        cn: '堵了的喷嘴，细雾里突然几团粉红',
        jp: '詰まったノズル。細かな霧に突然の桃色のしみ',
      },
      paint: {
        ...can,
        tip: { shape: 'specks', count: 34, size: 0.16 },
        spacing: 0.35,
        load: [
          [0.66, 0.22, 350],
          [0.7, 0.2, 5],
        ],
        vary: { size: 0.9 },
      },
    },
    {
      id: 'stencil-spray',
      name: { en: 'Stencil', cn: '模板', jp: 'ステンシル' },
      stroke: {
        en: 'black triangles left by a cut card, dusted at the rims',
        cn: '镂空卡片留下的黑三角，边有漆尘',
        jp: '切り抜いた紙が残した黒い三角。ふちに粉',
      },
      gesture: 'line',
      paint: {
        ...can,
        tip: { shape: 'square' },
        angle: 0,
        size: 52,
        count: 1,
        scatter: 0,
        flow: 0.3,
        taper: 0.1,
        spacing: 0.1,
        load: [
          [0.24, 0.01, 280],
          [0.24, 0.01, 280],
        ],
        motif: { kind: 'triangles', pitch: 46 },
        tooth: { kind: 'grit', depth: 0.5 },
      },
    },
    {
      id: 'flat-black',
      name: { en: 'Wall fill', cn: '填底', jp: '壁塗りつぶし' },
      stroke: {
        en: 'three solid passes of teal for filling letters',
        cn: '填字用的三道实青',
        jp: '文字を埋める青緑の三度吹き',
      },
      gesture: 'passes',
      paint: {
        ...can,
        tip: { shape: 'specks', count: 220, size: 0.045 },
        size: 40,
        load: [
          [0.58, 0.1, 195],
          [0.66, 0.1, 185],
        ],
        spacing: 0.05,
        taper: 0,
      },
    },
    {
      id: 'chalk-spray',
      name: { en: 'Chalk spray', cn: '粉笔喷漆', jp: 'チョークスプレー' },
      stroke: {
        en: 'pale yellow that sits on brick-rough ground and misses its hollows',
        cn: '浅黄落在粗砖面上，凹处喷不到',
        jp: '粗い地に載り、くぼみを抜かした淡い黄',
      },
      ground: 'slate',
      paint: {
        ...dense,
        size: 40,
        load: [
          [0.92, 0.12, 100],
          [0.88, 0.1, 80],
        ],
        flow: 0.2,
        tooth: { kind: 'rough', depth: 0.7 },
      },
    },
    {
      id: 'chrome-spray',
      name: { en: 'Chrome fill', cn: '镀铬银', jp: 'クローム吹き' },
      stroke: {
        en: 'silver arches on night, flickering from gray to white',
        cn: '夜底银拱，在灰与白之间闪',
        jp: '夜に銀のアーチ。灰から白へちらつく',
      },
      ground: 'night',
      gesture: 'arches',
      paint: {
        ...dense,
        size: 24,
        change: 'each',
        load: [
          [0.6, 0.01, 260],
          [0.97, 0.005, 260],
        ],
        vary: { light: 0.2 },
        spacing: 0.14,
      },
    },
    {
      id: 'flare',
      name: { en: 'Flare', cn: '甩弧', jp: 'フレア' },
      stroke: {
        en: 'a flick of the wrist: needle to cloud, green',
        cn: '手腕一甩，由针到云，绿色',
        jp: '手首のひと振り。針から雲へ、緑',
      },
      gesture: 'pulls',
      paint: {
        ...can,
        size: 30,
        taper: 1.2,
        load: [
          [0.72, 0.2, 140],
          [0.86, 0.19, 125],
        ],
        spacing: 0.09,
      },
    },
    {
      id: 'outline-glow',
      name: { en: 'Second outline', cn: '外描边', jp: '外フチ' },
      stroke: {
        en: 'two soft rails with bare wall between',
        cn: '两道柔边轨，中间留着墙',
        jp: '壁をあいだに残した、やわらかな二本の線',
      },
      paint: {
        ...can,
        tip: { shape: 'hairs', hairs: 2 },
        angle: 'along',
        steady: true,
        count: 1,
        scatter: 0.07,
        size: 40,
        spacing: 0.025,
        flow: 0.22,
        load: [
          [0.62, 0.19, 300],
          [0.68, 0.18, 330],
        ],
        taper: 0.1,
        vary: { size: 0.12 },
      },
    },
    {
      id: 'dust-coat',
      name: { en: 'Dust coat', cn: '薄尘', jp: 'ダストコート' },
      stroke: {
        en: 'a far-off pass that leaves only freckles of violet',
        cn: '远远一扫，只落下紫色雀斑',
        jp: '遠くからのひと吹き。紫のそばかすだけ',
      },
      gesture: 'line',
      paint: {
        ...can,
        tip: { shape: 'specks', count: 60, size: 0.022 },
        size: 92,
        spacing: 0.1,
        count: 1,
        load: [
          [0.5, 0.17, 300],
          [0.6, 0.18, 330],
        ],
      },
    },
    {
      id: 'throw-up',
      name: { en: 'Throw-up', cn: '速写泡泡', jp: 'スローアップ' },
      stroke: {
        en: 'a fast zigzag of hot pink with a speckled halo',
        cn: '热粉色急锯齿，外围一圈喷点',
        jp: '斑の光輪をまとった、速い桃色のジグザグ',
      },
      gesture: 'zigzag',
      paint: {
        ...can,
        size: 20,
        spacing: 0.12,
        load: [
          [0.68, 0.24, 355],
          [0.7, 0.2, 20],
        ],
        scatter: 0.42,
        count: 3,
      },
    },
  ],
}
