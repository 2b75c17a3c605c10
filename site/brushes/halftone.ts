import type { BrushSet, StampPaint } from './brush.ts'

const plain: StampPaint = {
  tip: { shape: 'round', hard: 0 },
  size: 56,
  spacing: 0.05,
  load: [
    [0.6, 0.21, 28],
    [0.48, 0.18, 262],
  ],
  flow: 0.13,
  taper: 0.45,
}
const tone: StampPaint = { ...plain, screen: { kind: 'dots', pitch: 9, angle: 30 } }

export const halftone: BrushSet = {
  id: 'halftone',
  name: { en: 'Halftone', cn: '网点', jp: '網点' },
  brushes: [
    {
      id: 'comic-dots',
      name: { en: 'Comic dots', cn: '漫画网点', jp: 'コミックドット' },
      stroke: {
        en: 'red dots that shrink and turn blue',
        cn: '红点渐小，转成蓝',
        jp: '小さくなりながら青に変わる赤い点',
      },
      paint: tone,
    },
    {
      id: 'newsprint',
      name: { en: 'Newsprint', cn: '新闻纸', jp: '新聞紙' },
      stroke: {
        en: 'a fine black screen at forty-five degrees, on brown paper',
        cn: '牛皮纸上四十五度的细黑网',
        jp: '茶色い紙に四十五度の細かな黒い網',
      },
      ground: 'kraft',
      paint: {
        ...tone,
        load: [
          [0.24, 0.01, 280],
          [0.24, 0.01, 280],
        ],
        screen: { kind: 'dots', pitch: 5.4, angle: 45 },
      },
    },
    {
      id: 'engraver-lines',
      name: { en: 'Engraved lines', cn: '雕版线', jp: '銅版の線' },
      stroke: {
        en: 'parallel lines that swell with the shade, as on a banknote',
        cn: '平行线随明暗粗细，如钞票',
        jp: '紙幣のように、影につれて太る平行線',
      },
      paint: {
        ...tone,
        load: [
          [0.34, 0.08, 165],
          [0.42, 0.09, 180],
        ],
        screen: { kind: 'lines', pitch: 6.4, angle: 14 },
      },
    },
    {
      id: 'crosshatch-screen',
      name: { en: 'Cross screen', cn: '十字网', jp: '十字網' },
      stroke: {
        en: 'one set of lines in the light, two in the dark',
        cn: '亮处一组线，暗处两组',
        jp: '明るいところは一重、暗いところは二重の線',
      },
      paint: {
        ...tone,
        size: 64,
        load: [
          [0.3, 0.06, 280],
          [0.38, 0.1, 290],
        ],
        flow: 0.045,
        screen: { kind: 'crossed', pitch: 8, angle: 40 },
      },
    },
    {
      id: 'square-screen',
      name: { en: 'Mosaic screen', cn: '方格网', jp: '角網' },
      stroke: {
        en: 'teal squares that join into a solid and come apart again',
        cn: '青色小方格合成一片，又散开',
        jp: '集まって面になり、また離れる青緑の四角',
      },
      paint: {
        ...tone,
        load: [
          [0.55, 0.1, 195],
          [0.66, 0.1, 180],
        ],
        screen: { kind: 'squares', pitch: 11, angle: 0 },
      },
    },
    {
      id: 'ripple-screen',
      name: { en: 'Ripple screen', cn: '波纹网', jp: '波の網' },
      stroke: {
        en: 'wavy indigo lines, like raked sand',
        cn: '靛蓝波线，如耙过的沙',
        jp: '掻いた砂のような藍の波線',
      },
      gesture: 'arches',
      paint: {
        ...tone,
        size: 40,
        load: [
          [0.38, 0.13, 272],
          [0.5, 0.13, 262],
        ],
        screen: { kind: 'waves', pitch: 8.5, angle: 0 },
      },
    },
    {
      id: 'ring-screen',
      name: { en: 'Bubble screen', cn: '圈网', jp: '輪の網' },
      stroke: {
        en: 'small magenta rings that fill as they darken',
        cn: '洋红小圈，越暗越满',
        jp: '暗くなるほど満ちる、マゼンタの小さな輪',
      },
      paint: {
        ...tone,
        load: [
          [0.6, 0.23, 350],
          [0.64, 0.2, 330],
        ],
        screen: { kind: 'rings', pitch: 13, angle: 18 },
      },
    },
    {
      id: 'diamond-screen',
      name: { en: 'Diamond screen', cn: '菱网', jp: '菱の網' },
      stroke: { en: 'a lattice of green diamonds', cn: '绿色菱形织成的格', jp: '緑の菱の格子' },
      gesture: 'zigzag',
      paint: {
        ...tone,
        size: 27,
        load: [
          [0.56, 0.15, 148],
          [0.7, 0.16, 130],
        ],
        screen: { kind: 'diamonds', pitch: 10, angle: 45 },
      },
    },
    {
      id: 'speed-lines',
      name: { en: 'Speed rays', cn: '集中线', jp: '集中線' },
      stroke: {
        en: 'black rays closing on a point outside the sheet',
        cn: '黑色射线收向纸外一点',
        jp: '紙の外の一点に集まる黒い線',
      },
      gesture: 'line',
      paint: {
        ...tone,
        size: 96,
        load: [
          [0.22, 0.01, 280],
          [0.22, 0.01, 280],
        ],
        flow: 0.1,
        screen: { kind: 'rays', pitch: 14, angle: 0 },
      },
    },
    {
      id: 'grain-screen',
      name: { en: 'Stochastic grain', cn: '调频网', jp: '砂目' },
      stroke: {
        en: 'random grains of orange, dense as sand in the dip',
        cn: '随机的橙色颗粒，低处密如沙',
        jp: 'くぼみで砂のように密な、無作為の橙の粒',
      },
      paint: {
        ...plain,
        load: [
          [0.7, 0.18, 50],
          [0.62, 0.2, 30],
        ],
        tooth: { kind: 'tooth', depth: 1 },
      },
    },
    {
      id: 'riso-pass',
      name: { en: 'Two-drum print', cn: '双色孔版', jp: '二色刷り' },
      stroke: {
        en: 'coarse pink and blue dots, crossing like two drums of a stencil press',
        cn: '粗大的粉点与蓝点交叠，像孔版印刷的两个滚筒',
        jp: '孔版の二つのドラムのように交わる、粗い桃と青の点',
      },
      gesture: 'passes',
      paint: {
        ...tone,
        size: 40,
        taper: 0,
        load: [
          [0.72, 0.19, 10],
          [0.6, 0.15, 250],
        ],
        ink: 'glaze',
        flow: 0.08,
        screen: { kind: 'dots', pitch: 14, angle: 22 },
      },
    },
    {
      id: 'night-screen',
      name: { en: 'Screen tone night', cn: '夜景网', jp: '夜のトーン' },
      stroke: {
        en: 'white dots opening out of a dark sheet',
        cn: '暗底上绽开的白点',
        jp: '暗い紙から開く白い点',
      },
      ground: 'night',
      paint: {
        ...tone,
        load: [
          [0.97, 0.01, 90],
          [0.8, 0.09, 280],
        ],
        screen: { kind: 'dots', pitch: 11, angle: 60 },
      },
    },
  ],
}
