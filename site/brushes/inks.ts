import type { BrushSet, Oklch, StampPaint } from './brush.ts'

const black: Oklch = [0.2, 0.02, 280]
const line: StampPaint = {
  tip: { shape: 'round', hard: 0.93 },
  size: 8,
  spacing: 0.03,
  load: [black, black],
  build: 'once',
  taper: 1,
}

export const inks: BrushSet = {
  id: 'inks',
  name: { en: 'Inks', cn: '墨线', jp: 'インク' },
  brushes: [
    {
      id: 'brush-pen',
      name: { en: 'Brush pen', cn: '软头笔', jp: '筆ペン' },
      stroke: {
        en: 'a clean black line that swells to a belly and closes to a hair',
        cn: '利落的黑线，鼓如鱼腹，收成发丝',
        jp: '腹のようにふくらみ、髪の毛に閉じる、きれいな黒い線',
      },
      paint: { ...line, size: 27 },
    },
    {
      id: 'technical-pen',
      name: { en: 'Technical 0.3', cn: '针管笔 0.3', jp: 'ミリペン 0.3' },
      stroke: {
        en: 'looping lines of one width, wet black from start to end',
        cn: '粗细如一的连环线，从头到尾一样黑',
        jp: '同じ太さでめぐる線。はじめから終わりまで黒い',
      },
      gesture: 'loops',
      paint: { ...line, size: 2.2, taper: 0 },
    },
    {
      id: 'dry-sumi',
      name: { en: 'Dry sumi', cn: '枯墨', jp: '渇筆' },
      stroke: {
        en: 'a fast, thirsty brush: black streaks with flying white between them',
        cn: '行笔疾而墨枯，黑丝之间尽是飞白',
        jp: '速く乾いた筆。黒い筋のあいだに飛白が走る',
      },
      paint: {
        ...line,
        tip: { shape: 'bristle', hairs: 26, gap: 0.24 },
        size: 44,
        spacing: 0.02,
        build: 'up',
        flow: 0.13,
        taper: 0.55,
        fade: 0.9,
        steady: true,
        tooth: { kind: 'tooth', depth: 0.8 },
      },
    },
    {
      id: 'nib-g',
      name: { en: 'Comic nib', cn: 'G 笔尖', jp: 'Gペン' },
      stroke: {
        en: 'springy hatching that goes from thorn to hair',
        cn: '有弹性的排线，起如刺，收如发',
        jp: 'とげから髪の毛へ、弾みのあるカケアミ',
      },
      gesture: 'hatching',
      paint: { ...line, size: 4.6 },
    },
    {
      id: 'bamboo-reed',
      name: { en: 'Reed pen', cn: '苇管笔', jp: '葦ペン' },
      stroke: {
        en: 'brown-black bars with a split end, cut like the reed that made them',
        cn: '棕黑的硬线，末端开叉，像削它的苇管',
        jp: '先の割れた茶黒の線。削った葦そのままの切れ味',
      },
      gesture: 'pulls',
      paint: {
        ...line,
        tip: { shape: 'bar', thin: 0.3 },
        angle: 25,
        size: 13,
        load: [
          [0.27, 0.04, 55],
          [0.36, 0.06, 60],
        ],
        taper: 0.3,
        build: 'up',
        flow: 0.5,
        fade: 0.5,
        tooth: { kind: 'laid', depth: 0.75 },
      },
    },
    {
      id: 'wet-sumi',
      name: { en: 'Wet sumi', cn: '湿墨', jp: '潤墨' },
      stroke: {
        en: 'five shades of one black, running into damp paper',
        cn: '湿纸上一墨分五色，边缘渗开',
        jp: '一つの墨が湿った紙で五彩に分かれ、にじむ',
      },
      gesture: 'dabs',
      paint: {
        tip: { shape: 'round', hard: 0.85 },
        size: 34,
        spacing: 0.03,
        load: [
          [0.22, 0.015, 270],
          [0.42, 0.015, 260],
        ],
        build: 'once',
        taper: 0.8,
        wet: { wander: 14, rim: 0.8, rimWidth: 7, bleed: 3, strength: 1.05, bloom: 0.7, settle: 0.3 },
      },
    },
    {
      id: 'ink-splash',
      name: { en: 'Thrown ink', cn: '泼墨', jp: '墨はね' },
      stroke: {
        en: 'drops flicked off a loaded brush, large ones in the path and dust around it',
        cn: '饱墨甩出的点子，大滴成路，细尘在旁',
        jp: '含ませた筆から飛ばした墨。道に大粒、まわりに細かな霧',
      },
      paint: {
        ...line,
        tip: { shape: 'specks', count: 26, size: 0.2 },
        size: 50,
        spacing: 0.5,
        scatter: 0.35,
        angle: 'any',
        taper: 0.5,
        vary: { size: 0.9 },
      },
    },
    {
      id: 'blue-black',
      name: { en: 'Fountain blue', cn: '钢笔蓝黑', jp: '万年筆の青' },
      stroke: {
        en: 'letter-writing ink that pools darker where the pen turned',
        cn: '写信的蓝黑墨水，转笔处积得更深',
        jp: '手紙の青いインク。ペンが返るところで濃くたまる',
      },
      gesture: 'loops',
      paint: {
        tip: { shape: 'round', hard: 0.9 },
        size: 7,
        spacing: 0.05,
        load: [
          [0.36, 0.13, 265],
          [0.5, 0.13, 250],
        ],
        build: 'once',
        taper: 0.65,
        wet: { wander: 1.5, rim: 1.2, rimWidth: 3, bleed: 0.6, strength: 1.0, bloom: 0.9, settle: 0.15 },
      },
    },
    {
      id: 'stipple-pen',
      name: { en: 'Stipple pen', cn: '点画笔', jp: '点描ペン' },
      stroke: {
        en: 'a cloud of single dots, close where it is dark',
        cn: '一点一点攒成的灰，暗处密，亮处疏',
        jp: '一粒ずつの点の雲。暗いところほど混み合う',
      },
      paint: {
        ...line,
        tip: { shape: 'round', hard: 0.85 },
        size: 3,
        spacing: 0.8,
        count: 7,
        scatter: 8,
        taper: 0.3,
        vary: { size: 0.5 },
      },
    },
    {
      id: 'rough-brush',
      name: { en: 'Rough brush', cn: '毛糙笔', jp: 'あら筆' },
      stroke: {
        en: 'a black band with frayed sides and pinholes, as if printed from wood',
        cn: '两侧毛糙、布满针眼的黑带，像木版印出',
        jp: 'ふちがほつれ、針穴のあいた黒い帯。木版で刷ったよう',
      },
      gesture: 'arches',
      paint: {
        ...line,
        tip: { shape: 'lump', lobes: 4, depth: 0.5 },
        size: 22,
        build: 'up',
        flow: 0.5,
        taper: 0.6,
        vary: { size: 0.3 },
        tooth: { kind: 'grit', depth: 0.85 },
      },
    },
    {
      id: 'twin-line',
      name: { en: 'Forked nib', cn: '双线笔', jp: '二筋ペン' },
      stroke: {
        en: 'three parallel lines from one nib, like a stave without notes',
        cn: '一支笔尖拉出三条平行线，像没有音符的谱',
        jp: '一つのペン先から三本の平行線。音符のない五線のよう',
      },
      paint: {
        ...line,
        tip: { shape: 'hairs', hairs: 3 },
        size: 26,
        taper: 0.25,
        steady: true,
        load: [
          [0.3, 0.1, 20],
          [0.4, 0.14, 25],
        ],
      },
    },
    {
      id: 'white-ink',
      name: { en: 'White ink', cn: '白墨', jp: '白インク' },
      stroke: {
        en: 'opaque white drawn on night blue, round-ended and calm',
        cn: '夜蓝底上的不透明白线，圆头，安静',
        jp: '夜の青に引いた不透明な白。丸い端で静かに終わる',
      },
      ground: 'night',
      gesture: 'arches',
      paint: {
        ...line,
        load: [
          [0.97, 0.01, 90],
          [0.97, 0.01, 90],
        ],
        size: 10,
        taper: 0.6,
      },
    },
  ],
}
