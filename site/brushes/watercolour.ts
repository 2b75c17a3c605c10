import type { BrushSet, StampPaint, Wet } from './brush.ts'

const water: Wet = { wander: 9, rim: 2.2, rimWidth: 4, bleed: 0.8, strength: 0.75, bloom: 0.5, settle: 0.3 }
const wash: StampPaint = {
  tip: { shape: 'round', hard: 0.9 },
  size: 42,
  spacing: 0.03,
  load: [
    [0.6, 0.1, 230],
    [0.6, 0.18, 5],
  ],
  build: 'once',
  taper: 0.75,
  wet: water,
}

export const watercolour: BrushSet = {
  id: 'watercolour',
  name: { en: 'Watercolor', cn: '水彩', jp: '水彩' },
  brushes: [
    {
      id: 'wet-round',
      name: { en: 'Wet round', cn: '湿圆头', jp: 'たっぷり丸筆' },
      stroke: {
        en: 'teal runs into rose, with a dark shore where the water stopped',
        cn: '青流进玫红，水停处留一道深岸',
        jp: '青緑がばら色へ流れ、水の止まったところに濃い岸が残る',
      },
      paint: wash,
    },
    {
      id: 'granulating',
      name: { en: 'Granulating', cn: '沉淀颗粒', jp: '粒状化' },
      stroke: {
        en: 'blue-gray and moss that settle as grains in the hollows of the paper',
        cn: '蓝灰与苔绿沉进纸窝，留下颗粒',
        jp: '青灰と苔色が紙のくぼみに粒となって沈む',
      },
      paint: {
        ...wash,
        size: 46,
        load: [
          [0.47, 0.08, 255],
          [0.56, 0.08, 125],
        ],
        taper: 0.6,
        tooth: { kind: 'rough', depth: 0 },
        wet: { ...water, wander: 12, rim: 1.2, rimWidth: 6, settle: 1.1 },
      },
    },
    {
      id: 'flat-wash',
      name: { en: 'Flat wash', cn: '平涂水洗', jp: '平塗りウォッシュ' },
      stroke: {
        en: 'three broad passes of sky blue that become one sheet of color',
        cn: '三道天蓝横扫，合成一整片',
        jp: '空色を三度渡して、一枚の色にする',
      },
      gesture: 'passes',
      paint: {
        ...wash,
        tip: { shape: 'bar', thin: 0.5 },
        size: 36,
        load: [
          [0.68, 0.11, 240],
          [0.8, 0.07, 220],
        ],
        taper: 0,
        wet: { ...water, wander: 6, rim: 1.6, strength: 0.72, bloom: 0.15, settle: 0.25 },
      },
    },
    {
      id: 'wet-in-wet',
      name: { en: 'Wet in wet', cn: '湿画法', jp: 'ウェット・イン・ウェット' },
      stroke: {
        en: 'plum and gold with no rim at all, drifting into damp paper',
        cn: '梅紫与金黄没有边，在潮纸里飘散',
        jp: 'ふちのない梅紫と金が、湿った紙に漂う',
      },
      paint: {
        ...wash,
        size: 46,
        load: [
          [0.5, 0.15, 340],
          [0.78, 0.14, 80],
        ],
        wet: { ...water, wander: 22, rim: 0, rimWidth: 8, bleed: 9, strength: 0.95, bloom: 0.35 },
      },
    },
    {
      id: 'dry-brush',
      name: { en: 'Dry watercolor', cn: '干水彩', jp: 'かすれ水彩' },
      stroke: {
        en: 'a nearly empty brush that leaves sparkle on cold-pressed paper',
        cn: '几近无水的笔擦过冷压纸，留下闪白',
        jp: 'ほとんど空の筆が、荒い紙にきらめきを残す',
      },
      gesture: 'pulls',
      paint: {
        tip: { shape: 'bristle', hairs: 30, gap: 0.2 },
        size: 30,
        spacing: 0.025,
        load: [
          [0.45, 0.09, 235],
          [0.62, 0.09, 210],
        ],
        flow: 0.1,
        taper: 0.4,
        steady: true,
        ink: 'glaze',
        opacity: 0.9,
        tooth: { kind: 'cold', depth: 0.78 },
        fade: 0.6,
      },
    },
    {
      id: 'leaf-stroke',
      name: { en: 'Leaf stroke', cn: '一笔叶', jp: 'ひと筆の葉' },
      stroke: {
        en: 'green leaves made by pressing once and lifting',
        cn: '一按一提，便是一片绿叶',
        jp: '押して上げるだけで生まれる緑の葉',
      },
      gesture: 'dabs',
      paint: {
        ...wash,
        size: 28,
        load: [
          [0.58, 0.12, 140],
          [0.68, 0.13, 115],
        ],
        taper: 1,
        wet: { ...water, wander: 5, rim: 2.6, strength: 0.85 },
      },
    },
    {
      id: 'salt',
      name: { en: 'Salted wash', cn: '撒盐', jp: '塩のにじみ' },
      stroke: {
        en: 'indigo with pale stars where salt drank the water',
        cn: '靛蓝里一粒粒浅星，是盐喝走了水',
        jp: '塩が水を吸ったところに、淡い星の残る藍',
      },
      paint: {
        ...wash,
        tip: { shape: 'specks', count: 46, size: 0.26 },
        size: 50,
        spacing: 0.5,
        scatter: 0.15,
        angle: 'any',
        load: [
          [0.42, 0.11, 270],
          [0.55, 0.11, 220],
        ],
        taper: 0.4,
        wet: {
          ...water,
          wander: 7,
          rim: 3,
          rimWidth: 3,
          bleed: 1.2,
          strength: 0.85,
          bloom: 0.9,
          settle: 0.6,
        },
      },
    },
    {
      id: 'glaze',
      name: { en: 'Glazing flat', cn: '罩染扁头', jp: '重ね塗り平筆' },
      stroke: {
        en: 'transparent amber over itself, deeper at every crossing',
        cn: '透明琥珀层层相叠，每叠一次深一分',
        jp: '透明な琥珀を重ね、重なるたびに深くなる',
      },
      gesture: 'hatching',
      paint: {
        tip: { shape: 'round', hard: 0.88 },
        size: 13,
        load: [
          [0.84, 0.11, 80],
          [0.74, 0.15, 50],
        ],
        build: 'once',
        taper: 0.35,
        ink: 'glaze',
        opacity: 0.8,
      },
    },
    {
      id: 'back-run',
      name: { en: 'Cauliflower', cn: '水痕花', jp: 'バックラン' },
      stroke: {
        en: 'blooms with crinkled fronts where clean water pushed back',
        cn: '清水倒推，开出皱边的水花',
        jp: '澄んだ水が押し返し、縮れたふちの花が咲く',
      },
      gesture: 'line',
      paint: {
        ...wash,
        size: 60,
        load: [
          [0.62, 0.13, 300],
          [0.68, 0.11, 250],
        ],
        taper: 0.35,
        wet: { ...water, wander: 16, rim: 2, rimWidth: 5, strength: 0.6, bloom: 1.9, settle: 0.4 },
      },
    },
    {
      id: 'rigger',
      name: { en: 'Rigger', cn: '勾线水彩', jp: '線描き水彩筆' },
      stroke: {
        en: 'long, thin loops of sepia from a brush made for ships’ ropes',
        cn: '为画船索而生的细长褐色绕线',
        jp: '船の綱を描くための筆による、長く細いセピアの輪',
      },
      gesture: 'loops',
      paint: {
        ...wash,
        size: 6,
        load: [
          [0.4, 0.08, 50],
          [0.52, 0.1, 60],
        ],
        spacing: 0.06,
        taper: 0.8,
        wet: { ...water, wander: 2, rim: 1.4, rimWidth: 2, strength: 0.95 },
      },
    },
    {
      id: 'mop',
      name: { en: 'Squirrel mop', cn: '松鼠毛大笔', jp: 'リス毛モップ' },
      stroke: {
        en: 'big soft dabs of rose and lemon that touch and mingle',
        cn: '玫瑰与柠檬的大软点，相碰相融',
        jp: 'ばら色とレモンの大きくやわらかな置き筆。触れて混ざる',
      },
      gesture: 'dabs',
      paint: {
        ...wash,
        size: 52,
        load: [
          [0.72, 0.15, 10],
          [0.86, 0.14, 95],
        ],
        taper: 0.5,
        wet: { ...water, wander: 13, rim: 1.8, rimWidth: 5, bleed: 1.6, strength: 0.7 },
      },
    },
    {
      id: 'spatter',
      name: { en: 'Wet spatter', cn: '湿点洒', jp: '水玉しぶき' },
      stroke: {
        en: 'drops of clear color tapped off the brush, each with its own rim',
        cn: '轻叩笔杆洒下的彩滴，滴滴有边',
        jp: '筆をたたいて落とした色のしずく。一粒ずつふちがある',
      },
      paint: {
        ...wash,
        tip: { shape: 'round', hard: 0.9 },
        size: 11,
        spacing: 1.4,
        count: 2,
        scatter: 2.4,
        taper: 0.2,
        vary: { size: 1 },
        load: [
          [0.66, 0.14, 195],
          [0.62, 0.17, 350],
        ],
        wet: { ...water, wander: 3, rim: 2.8, rimWidth: 3 },
      },
    },
  ],
}
