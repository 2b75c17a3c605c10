import type { BrushSet, StampPaint } from './brush.ts'

const bloom: StampPaint = {
  tip: { shape: 'flower', petals: 5, notch: 0.5, heart: 0.16, tip: 0 },
  size: 28,
  spacing: 0.5,
  load: [
    [0.9, 0.06, 5],
    [0.68, 0.17, 5],
  ],
  change: 'each',
  count: 2,
  scatter: 0.7,
  angle: 'any',
  taper: 0.5,
  vary: { size: 0.6, light: 0.06, hue: 14 },
  accent: [0.86, 0.16, 92],
}

export const florals: BrushSet = {
  id: 'florals',
  name: { en: 'Florals', cn: '花卉', jp: '花' },
  brushes: [
    {
      id: 'blossom',
      name: { en: 'Blossom', cn: '樱花', jp: '桜' },
      stroke: {
        en: 'five-petalled pinks crowded on a bough, against dark pine',
        cn: '深松色前，五瓣粉花挤满一枝',
        jp: '深い松の色を背に、枝に混み合う五弁の桃色',
      },
      ground: 'pine',
      paint: bloom,
    },
    {
      id: 'daisy',
      name: { en: 'Daisies', cn: '雏菊', jp: 'ひなぎく' },
      stroke: {
        en: 'white rays round yellow buttons, scattered',
        cn: '白瓣围着黄心，散落一路',
        jp: '黄色いボタンを囲む白い花びら。散らばって',
      },
      ground: 'pine',
      paint: {
        ...bloom,
        tip: { shape: 'flower', petals: 14, notch: 0.62, heart: 0.26, tip: 0.2 },
        spacing: 0.7,
        load: [
          [0.985, 0.006, 90],
          [0.94, 0.02, 100],
        ],
      },
    },
    {
      id: 'wattle',
      name: { en: 'Wattle', cn: '金合欢', jp: 'ワトル' },
      stroke: {
        en: 'yellow pompoms, soft as dust',
        cn: '黄绒球，软如粉尘',
        jp: 'ほこりのようにやわらかな黄色い玉',
      },
      paint: {
        ...bloom,
        tip: { shape: 'tuft', threads: 46, knob: 0.05 },
        size: 17,
        spacing: 0.5,
        count: 4,
        scatter: 1.4,
        load: [
          [0.84, 0.17, 92],
          [0.78, 0.16, 80],
        ],
        accent: [0.93, 0.15, 100],
      },
    },
    {
      id: 'poppy',
      name: { en: 'Poppies', cn: '虞美人', jp: 'けし' },
      stroke: {
        en: 'broad scarlet cups with black hearts',
        cn: '阔大的猩红杯，黑色的心',
        jp: '黒い芯をもつ、広い緋色の杯',
      },
      paint: {
        ...bloom,
        tip: { shape: 'flower', petals: 4, notch: 0.26, heart: 0.24, tip: 0 },
        size: 36,
        spacing: 0.8,
        count: 1,
        load: [
          [0.6, 0.22, 28],
          [0.66, 0.21, 38],
        ],
        accent: [0.22, 0.03, 300],
      },
    },
    {
      id: 'lavender',
      name: { en: 'Lavender', cn: '薰衣草', jp: 'ラベンダー' },
      stroke: {
        en: 'spikes of violet beads standing in a row',
        cn: '一排排紫珠花穗',
        jp: '紫の粒の穂が並び立つ',
      },
      gesture: 'pulls',
      paint: {
        ...bloom,
        tip: { shape: 'lump', lobes: 2, depth: 0.3 },
        size: 7,
        spacing: 0.6,
        count: 3,
        scatter: 1,
        angle: 'any',
        load: [
          [0.52, 0.15, 295],
          [0.7, 0.12, 305],
        ],
      },
    },
    {
      id: 'hydrangea',
      name: { en: 'Hydrangea', cn: '绣球', jp: 'あじさい' },
      stroke: {
        en: 'small four-petalled blues and mauves, packed into a cloud',
        cn: '四瓣的蓝与藕紫，挤成一团云',
        jp: '四弁の青と藤色が集まって雲になる',
      },
      paint: {
        ...bloom,
        tip: { shape: 'flower', petals: 4, notch: 0.55, heart: 0.1, tip: 0 },
        size: 17,
        spacing: 0.5,
        count: 5,
        scatter: 1.5,
        taper: 0.3,
        load: [
          [0.7, 0.11, 260],
          [0.78, 0.1, 310],
        ],
        accent: [0.9, 0.05, 200],
      },
    },
    {
      id: 'rose',
      name: { en: 'Roses', cn: '玫瑰', jp: 'ばら' },
      stroke: {
        en: 'wound petals of crimson and blush, shoulder to shoulder',
        cn: '深红与浅绯，层层卷瓣，肩并着肩',
        jp: '巻いた花びらの深紅と淡紅が、肩を寄せる',
      },
      paint: {
        ...bloom,
        tip: { shape: 'rose' },
        size: 31,
        spacing: 0.8,
        scatter: 0.4,
        load: [
          [0.58, 0.19, 15],
          [0.84, 0.09, 20],
        ],
      },
    },
    {
      id: 'gum-blossom',
      name: { en: 'Gum blossom', cn: '桉花', jp: 'ユーカリの花' },
      stroke: {
        en: 'coral threads tipped with gold, bursting from one point',
        cn: '珊瑚色花丝自一点迸出，尖上点金',
        jp: '一点からはじける珊瑚色の糸。先に金',
      },
      ground: 'slate',
      paint: {
        ...bloom,
        tip: { shape: 'tuft', threads: 32, knob: 0.045 },
        size: 40,
        spacing: 0.8,
        count: 1,
        scatter: 0.5,
        load: [
          [0.66, 0.2, 20],
          [0.76, 0.15, 15],
        ],
        accent: [0.9, 0.14, 95],
      },
    },
    {
      id: 'dandelion',
      name: { en: 'Dandelion clocks', cn: '蒲公英', jp: 'たんぽぽの綿毛' },
      stroke: {
        en: 'gray-white clocks on a dusk sheet, some seeds already gone',
        cn: '暮色里的灰白绒球，有些种子已飞走',
        jp: '夕暮れの紙に灰白の綿毛。いくつかの種はもう旅立った',
      },
      ground: 'dusk',
      paint: {
        ...bloom,
        tip: { shape: 'tuft', threads: 24, knob: 0.07 },
        size: 36,
        spacing: 1,
        count: 1,
        scatter: 0.5,
        flow: 0.85,
        load: [
          [0.94, 0.01, 90],
          [0.84, 0.03, 300],
        ],
        accent: [0.98, 0.01, 90],
      },
    },
    {
      id: 'sunflower',
      name: { en: 'Sunflowers', cn: '向日葵', jp: 'ひまわり' },
      stroke: {
        en: 'pointed gold round brown discs, all facing you',
        cn: '尖尖的金瓣围着褐盘，都朝着你',
        jp: '茶色の円盤を囲む尖った金。みなこちらを向く',
      },
      paint: {
        ...bloom,
        tip: { shape: 'flower', petals: 18, notch: 0.44, heart: 0.4, tip: 1 },
        size: 36,
        spacing: 0.9,
        count: 1,
        load: [
          [0.84, 0.17, 85],
          [0.78, 0.17, 70],
        ],
        accent: [0.36, 0.07, 55],
      },
    },
    {
      id: 'iris',
      name: { en: 'Iris', cn: '鸢尾', jp: 'あやめ' },
      stroke: {
        en: 'three-winged violets with yellow throats',
        cn: '三翼的紫花，黄色的喉',
        jp: '黄色い喉をもつ三枚翼の紫',
      },
      paint: {
        ...bloom,
        tip: { shape: 'flower', petals: 3, notch: 0.66, heart: 0.15, tip: 0.6 },
        size: 38,
        spacing: 0.75,
        count: 1,
        scatter: 0.5,
        load: [
          [0.44, 0.18, 290],
          [0.6, 0.16, 300],
        ],
      },
    },
    {
      id: 'drifting-petals',
      name: { en: 'Drifting petals', cn: '飞花', jp: '花吹雪' },
      stroke: {
        en: 'single petals let go by the wind, wide apart',
        cn: '风放走的单片花瓣，疏疏落落',
        jp: '風が手放した花びらが、まばらに舞う',
      },
      ground: 'sky',
      paint: {
        ...bloom,
        tip: { shape: 'leaf', slim: 0.52, bend: 0.3, ribs: 0, lobes: 0 },
        size: 13,
        spacing: 1.2,
        count: 3,
        scatter: 3,
        load: [
          [0.97, 0.02, 10],
          [0.86, 0.08, 5],
        ],
      },
    },
  ],
}
