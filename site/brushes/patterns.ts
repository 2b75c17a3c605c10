import type { BrushSet, StampPaint } from './brush.ts'

const cut: StampPaint = {
  tip: { shape: 'round', hard: 0.96 },
  size: 44,
  spacing: 0.05,
  load: [
    [0.4, 0.1, 255],
    [0.94, 0.025, 90],
  ],
  build: 'once',
  taper: 0.45,
}

export const patterns: BrushSet = {
  id: 'patterns',
  name: { en: 'Patterns', cn: '纹样', jp: '文様' },
  brushes: [
    {
      id: 'eight-bit',
      name: { en: 'Eight-bit', cn: '八位像素', jp: '八ビット' },
      stroke: {
        en: 'green and yellow squares on a raster, stepping along',
        cn: '绿与黄的方块沿格而行',
        jp: '格子の上を歩く緑と黄の四角',
      },
      paint: {
        tip: { shape: 'square' },
        size: 8.2,
        snap: 16,
        spacing: 0.8,
        count: 3,
        scatter: 2.2,
        angle: 0,
        load: [
          [0.68, 0.16, 155],
          [0.88, 0.15, 95],
        ],
        taper: 0,
        vary: { light: 0.16 },
      },
    },
    {
      id: 'seigaiha',
      name: { en: 'Seigaiha', cn: '青海波', jp: '青海波' },
      stroke: {
        en: 'waves within waves, white on indigo, filling a broad band',
        cn: '浪中有浪，白线靛底，铺满一条宽带',
        jp: '波の中に波。藍に白の線で、広い帯を満たす',
      },
      paint: { ...cut, size: 50, motif: { kind: 'seigaiha', pitch: 40 } },
    },
    {
      id: 'hemp-leaf',
      name: { en: 'Hemp leaf', cn: '麻叶纹', jp: '麻の葉' },
      stroke: {
        en: 'the six-pointed lattice of a child’s kimono, cream on red',
        cn: '童衣上的六角格，红底奶白线',
        jp: '赤に生成りの線。産着の六角の格子',
      },
      gesture: 'arches',
      paint: {
        ...cut,
        size: 34,
        load: [
          [0.54, 0.17, 25],
          [0.96, 0.02, 90],
        ],
        motif: { kind: 'hemp-leaf', pitch: 26 },
      },
    },
    {
      id: 'chequer',
      name: { en: 'Checker', cn: '棋盘格', jp: '市松' },
      stroke: {
        en: 'black and cream squares in a racing flag’s ribbon',
        cn: '黑与奶白相间，如赛旗飘带',
        jp: '黒と生成りの四角。旗のリボンのよう',
      },
      paint: {
        ...cut,
        load: [
          [0.24, 0.02, 280],
          [0.95, 0.02, 90],
        ],
        motif: { kind: 'chequer', pitch: 17 },
      },
    },
    {
      id: 'brickwork',
      name: { en: 'Brickwork', cn: '砖墙', jp: '煉瓦' },
      stroke: {
        en: 'convict bricks, each fired a little differently',
        cn: '一块块老砖，火候各不相同',
        jp: '焼き加減の少しずつ違う、古い煉瓦',
      },
      gesture: 'line',
      paint: {
        ...cut,
        tip: { shape: 'square' },
        angle: 0,
        size: 46,
        taper: 0,
        load: [
          [0.5, 0.12, 35],
          [0.7, 0.1, 48],
        ],
        motif: { kind: 'bricks', pitch: 34 },
      },
    },
    {
      id: 'honeycomb',
      name: { en: 'Honeycomb', cn: '蜂巢', jp: '蜂の巣' },
      stroke: {
        en: 'six-sided cells from honey to amber',
        cn: '六角小室，由蜜色到琥珀',
        jp: '蜜から琥珀へ、六角の部屋',
      },
      paint: {
        ...cut,
        size: 52,
        load: [
          [0.86, 0.15, 88],
          [0.66, 0.15, 65],
        ],
        motif: { kind: 'hexagons', pitch: 24 },
      },
    },
    {
      id: 'herringbone',
      name: { en: 'Herringbone', cn: '人字纹', jp: '杉綾' },
      stroke: {
        en: 'tweed of slate and oat',
        cn: '石板灰与燕麦色的粗花呢',
        jp: '石板色とからす麦色のツイード',
      },
      gesture: 'passes',
      paint: {
        ...cut,
        tip: { shape: 'bar', thin: 0.5 },
        size: 40,
        taper: 0,
        load: [
          [0.42, 0.03, 250],
          [0.8, 0.04, 85],
        ],
        motif: { kind: 'herringbone', pitch: 24 },
      },
    },
    {
      id: 'bunting',
      name: { en: 'Harlequin', cn: '三角旗', jp: '三角旗' },
      stroke: {
        en: 'triangles from coral to plum, point to point',
        cn: '珊瑚到梅紫的三角，尖对着尖',
        jp: '珊瑚から梅へ、先を合わせた三角',
      },
      paint: {
        ...cut,
        size: 48,
        load: [
          [0.72, 0.16, 30],
          [0.44, 0.14, 330],
        ],
        motif: { kind: 'triangles', pitch: 32 },
      },
    },
    {
      id: 'rope-stripe',
      name: { en: 'Rope stripe', cn: '绳纹', jp: '縄縞' },
      stroke: {
        en: 'slanting navy and white, like a ship’s line',
        cn: '斜斜的海军蓝与白，如船缆',
        jp: '船の綱のような、斜めの紺と白',
      },
      gesture: 'loops',
      paint: {
        ...cut,
        size: 14,
        taper: 0.1,
        load: [
          [0.32, 0.09, 265],
          [0.96, 0.012, 90],
        ],
        motif: { kind: 'stripes', pitch: 9 },
      },
    },
    {
      id: 'terrazzo',
      name: { en: 'Terrazzo', cn: '水磨石', jp: 'テラゾー' },
      stroke: {
        en: 'chips of moss, clay and rose set in plaster',
        cn: '苔绿、陶土、玫红的石屑，嵌在灰浆里',
        jp: '漆喰に埋めた、苔と土とばらのかけら',
      },
      paint: {
        ...cut,
        size: 58,
        load: [
          [0.5, 0.09, 140],
          [0.72, 0.13, 25],
        ],
        motif: { kind: 'terrazzo', pitch: 17 },
      },
    },
    {
      id: 'basket',
      name: { en: 'Basket weave', cn: '编篮', jp: '籠目' },
      stroke: {
        en: 'rush over rush, straw and shadow',
        cn: '草篾压草篾，麦色与影',
        jp: 'いぐさがいぐさを越える。わら色と影',
      },
      gesture: 'arches',
      paint: {
        ...cut,
        size: 34,
        taper: 0.2,
        load: [
          [0.58, 0.09, 75],
          [0.84, 0.09, 90],
        ],
        motif: { kind: 'weave', pitch: 13 },
      },
    },
    {
      id: 'confetti',
      name: { en: 'Confetti', cn: '彩纸屑', jp: '紙吹雪' },
      stroke: {
        en: 'paper triangles of every color, thrown along a line',
        cn: '各色小三角纸片，沿线撒开',
        jp: '線に沿って撒いた、色とりどりの三角の紙',
      },
      paint: {
        tip: { shape: 'polygon', sides: 3, turn: 0 },
        size: 9,
        spacing: 0.9,
        count: 4,
        scatter: 3.6,
        angle: 'any',
        load: [
          [0.74, 0.16, 40],
          [0.66, 0.16, 250],
        ],
        change: 'each',
        taper: 0.2,
        vary: { hue: 200, size: 0.7, light: 0.1 },
      },
    },
  ],
}
