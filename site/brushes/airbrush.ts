import type { BrushSet, StampPaint } from './brush.ts'

const air: StampPaint = {
  tip: { shape: 'round', hard: 0 },
  size: 56,
  spacing: 0.05,
  load: [
    [0.6, 0.2, 285],
    [0.74, 0.17, 350],
  ],
  flow: 0.13,
  taper: 0.5,
  press: 0.6,
}

export const airbrush: BrushSet = {
  id: 'airbrush',
  name: { en: 'Airbrush', cn: '喷笔', jp: 'エアブラシ' },
  brushes: [
    {
      id: 'soft-fade',
      name: { en: 'Soft fade', cn: '柔渐变', jp: 'やわらかフェード' },
      stroke: {
        en: 'violet breath turning to pink, with no edge anywhere',
        cn: '紫色的呼吸渐转粉红，处处无边',
        jp: 'どこにもふちのない、紫から桃への息',
      },
      paint: air,
    },
    {
      id: 'hard-round',
      name: { en: 'Hard round', cn: '硬圆喷', jp: 'ハード丸' },
      stroke: {
        en: 'a clean tube of blue with the least softness at its rim',
        cn: '干净的蓝管，只在边上略软',
        jp: 'ふちだけわずかにやわらかい、青い管',
      },
      paint: {
        ...air,
        tip: { shape: 'round', hard: 0.78 },
        size: 24,
        flow: 0.7,
        load: [
          [0.55, 0.17, 258],
          [0.72, 0.12, 225],
        ],
        press: 0,
      },
    },
    {
      id: 'needle-line',
      name: { en: 'Needle line', cn: '针线', jp: 'ニードル線' },
      stroke: { en: 'a hair of black air, looping', cn: '一丝黑气绕成圈', jp: '輪を描く、髪ほどの黒い風' },
      gesture: 'loops',
      paint: {
        ...air,
        size: 6,
        flow: 0.3,
        spacing: 0.12,
        load: [
          [0.25, 0.02, 280],
          [0.3, 0.02, 280],
        ],
        taper: 0.7,
      },
    },
    {
      id: 'wide-mist',
      name: { en: 'Wide mist', cn: '宽雾', jp: '広い霧' },
      stroke: {
        en: 'dawn peach over the whole sheet, thinner than smoke',
        cn: '薄过轻烟的晨桃色，漫过整张纸',
        jp: '煙より薄く、紙いちめんの暁の桃色',
      },
      gesture: 'line',
      paint: {
        ...air,
        size: 105,
        flow: 0.05,
        load: [
          [0.8, 0.12, 40],
          [0.86, 0.1, 80],
        ],
        press: 0.2,
      },
    },
    {
      id: 'grainy',
      name: { en: 'Grainy valve', cn: '颗粒阀', jp: '粒ぼかし' },
      stroke: {
        en: 'a gradient broken into grain, like film pushed too far',
        cn: '散成颗粒的渐变，像迫冲过头的胶片',
        jp: '増感しすぎたフィルムのように粒立つ階調',
      },
      paint: {
        ...air,
        size: 64,
        load: [
          [0.45, 0.13, 265],
          [0.62, 0.15, 310],
        ],
        flow: 0.09,
        tooth: { kind: 'grit', depth: 0.95 },
      },
    },
    {
      id: 'chrome-pipe',
      name: { en: 'Chrome pipe', cn: '铬管', jp: 'クロームパイプ' },
      stroke: {
        en: 'a pale core between two dark shoulders: metal, in one pass',
        cn: '两道暗肩夹着亮心，一笔就是金属',
        jp: '暗い肩にはさまれた明るい芯。一度で金属になる',
      },
      paint: {
        ...air,
        tip: { shape: 'ring', wide: 0.5, fill: 0.08 },
        size: 32,
        flow: 0.06,
        spacing: 0.03,
        load: [
          [0.34, 0.04, 260],
          [0.44, 0.05, 240],
        ],
        taper: 0.4,
        press: 0,
      },
    },
    {
      id: 'blush',
      name: { en: 'Blush', cn: '腮红', jp: 'チーク' },
      stroke: {
        en: 'round puffs of rose, each fading to nothing',
        cn: '一团团玫红轻扑，渐渐化无',
        jp: 'ふんわり丸いばら色。ひとつずつ消えていく',
      },
      gesture: 'dabs',
      paint: {
        ...air,
        size: 50,
        flow: 0.06,
        load: [
          [0.7, 0.17, 12],
          [0.76, 0.14, 30],
        ],
        taper: 0.3,
      },
    },
    {
      id: 'frisket',
      name: { en: 'Frisket edge', cn: '遮挡边', jp: 'マスクふち' },
      stroke: {
        en: 'teal sprayed against a mask: one side cut, the other melting',
        cn: '隔着遮纸喷的青，一侧如切，一侧融开',
        jp: 'マスク越しに吹いた青緑。片側は切れ、片側は溶ける',
      },
      gesture: 'arches',
      paint: {
        ...air,
        tip: { shape: 'leaf', slim: 0.5, bend: 0.9, ribs: 0, lobes: 0 },
        size: 30,
        flow: 0.05,
        steady: true,
        angle: 0,
        load: [
          [0.56, 0.1, 190],
          [0.7, 0.1, 175],
        ],
        taper: 0.2,
      },
    },
    {
      id: 'dagger',
      name: { en: 'Dagger', cn: '匕首线', jp: 'ダガー' },
      stroke: {
        en: 'blades of red that begin broad and end as a point',
        cn: '红色刃线，起时宽，收成尖',
        jp: '広く始まり、点で終わる赤い刃',
      },
      gesture: 'pulls',
      paint: {
        ...air,
        size: 26,
        flow: 0.24,
        load: [
          [0.58, 0.2, 25],
          [0.66, 0.18, 35],
        ],
        taper: 1.5,
        press: 0.9,
      },
    },
    {
      id: 'candy-coat',
      name: { en: 'Candy coat', cn: '糖衣漆', jp: 'キャンディ塗装' },
      stroke: {
        en: 'clear cherry lacquer, deeper at each crossing',
        cn: '透明樱桃漆，每交一次深一分',
        jp: '重ねるほど深くなる、透明なさくらんぼの漆',
      },
      gesture: 'passes',
      paint: {
        ...air,
        tip: { shape: 'round', hard: 0.35 },
        size: 42,
        flow: 0.1,
        taper: 0,
        press: 0,
        load: [
          [0.6, 0.21, 20],
          [0.55, 0.2, 10],
        ],
        ink: 'glaze',
        opacity: 0.8,
      },
    },
    {
      id: 'ghost-white',
      name: { en: 'Ghost white', cn: '幽白', jp: 'ゴーストホワイト' },
      stroke: {
        en: 'white vapor curling on a dark sheet',
        cn: '暗底上打着旋的白气',
        jp: '暗い紙に巻く白い蒸気',
      },
      ground: 'slate',
      gesture: 'loops',
      paint: {
        ...air,
        size: 22,
        flow: 0.08,
        load: [
          [0.97, 0.01, 230],
          [0.9, 0.03, 230],
        ],
      },
    },
    {
      id: 'sunset-band',
      name: { en: 'Double action', cn: '双动阀', jp: 'ダブルアクション' },
      stroke: {
        en: 'a pulse of gold and crimson as the trigger opens and shuts',
        cn: '扳机一开一合，金与深红随之起伏',
        jp: '引き金の開閉につれて脈打つ、金と深紅',
      },
      gesture: 'zigzag',
      paint: {
        ...air,
        size: 20,
        flow: 0.16,
        load: [
          [0.84, 0.16, 85],
          [0.52, 0.2, 20],
        ],
        press: 1,
      },
    },
  ],
}
