import type { Sentence } from '../../site/pictures/picture.ts'

/** The background of a title. */
export interface Ground {
  /** Colours of the sheet, of the title and of what is smaller. */
  sheet: string
  ink: string
  quiet: string
  /** File name in `art/masters`, and which part of it to show, as CSS writes it; nothing but paper without it. */
  picture?: { master: string; position: string; size?: string }
  /** Drawn under the title of a sheet without a picture: the colours a brush is loaded with. */
  load?: readonly string[]
  /** A description of the background, to stand after 'beside'. */
  seen: Sentence
}

const paper = { sheet: '#f2ebe0', ink: '#1b1e33', quiet: '#4d5068' }
const night = { sheet: '#10122a', ink: '#f6efe3', quiet: '#a9b3c9' }

const show = (master: string, position: string, seen: Sentence, size?: string) => ({
  picture: { master, position, ...(size ? { size } : {}) },
  seen,
})

const listed = {
  coast: {
    ...paper,
    ...show('coast.avif', '44% 60%', {
      en: 'an oil painting of copper cliffs and a small sail on a teal sea',
      cn: '一幅油画：铜色的崖壁，青绿的海上一片小帆',
      jp: '銅色の崖と、青緑の海に浮かぶ小さな帆の油絵',
    }),
  },
  still: {
    ...paper,
    ...show('still.avif', '50% 60%', {
      en: 'a painted still life: a blue jug of wattle and yellow lemons against deep green',
      cn: '一幅静物：深绿的墙前，插着金合欢的蓝水罐和黄柠檬',
      jp: '深い緑の壁の前に、ワトルを生けた青い水差しと黄色いレモンを置いた静物画',
    }),
  },
  stroke: {
    ...paper,
    ...show(
      'stroke-filbert.webp',
      '-30px 50%',
      {
        en: 'one loaded brushstroke from yellow through orange to vermilion',
        cn: '一笔饱蘸颜料的笔触，从黄到橙再到朱红',
        jp: '黄から橙、朱へと移る、絵の具をたっぷり含んだひと筆',
      },
      '1040px auto',
    ),
  },
  wheel: {
    ...paper,
    ...show('wheel.avif', '60% 50%', {
      en: 'a color wheel of painted dabs',
      cn: '一个用笔触拼成的色轮',
      jp: '筆あとを並べた色相環',
    }),
  },
  pigment: {
    ...paper,
    ...show('pigment.avif', '60% 40%', {
      en: 'wet pigments in wine red, teal and cream running into one another',
      cn: '酒红、青绿、奶白的颜料彼此流动',
      jp: '流れ合う葡萄酒色、青緑、クリーム色の顔料',
    }),
  },
  gum: {
    ...paper,
    ...show('flowering-gum.avif', '50% 30%', {
      en: 'a watercolor of crimson gum blossom on cream paper',
      cn: '奶白纸上绯红桉树花的水彩',
      jp: 'クリーム色の紙に描いた深紅のユーカリの花の水彩',
    }),
  },
  portrait: {
    ...paper,
    ...show('portrait.avif', '50% 26%', {
      en: 'a painted portrait of a woman with closed eyes and a crown of flowers',
      cn: '一幅肖像：闭着眼睛、头戴花冠的女子',
      jp: '目を閉じ、花冠をのせた女性の肖像画',
    }),
  },
  harbour: {
    ...paper,
    ...show('harbour.avif', '30% 50%', {
      en: 'a harbor town in flat color under a long blue mountain',
      cn: '平涂的港口小镇，背后是长长的蓝山',
      jp: '長く青い山のふもとの港町を平らな色面で描いた絵',
    }),
  },
  wave: {
    ...paper,
    ...show('cover-wave.avif', '70% 50%', {
      en: 'a blue pencil pulling a wave of seven colors across cream paper',
      cn: '蓝铅笔在奶白纸上拉出七色的浪',
      jp: '青い鉛筆がクリーム色の紙に引く七色の波',
    }),
  },
  gulls: {
    ...paper,
    sheet: '#fbf1df',
    ...show(
      'onion-skin.avif',
      '0 42%',
      {
        en: 'ink drawings of a gull in flight, one finished, the others showing through in red and green',
        cn: '飞翔海鸥的墨线画，一张画完，其余透出红色和绿色',
        jp: '飛ぶカモメのインク画。ひとつは描き上がり、ほかは赤と緑に透けている',
      },
      '690px auto',
    ),
  },
  attic: {
    ...paper,
    ...show('day-attic.avif', '46% 50%', {
      en: 'a painting of a studio under the roof, sun falling on a painter at the easel',
      cn: '一幅屋顶下的画室：阳光落在画架前的画家身上',
      jp: '画架に向かう画家に日が差す、屋根裏の画室の絵',
    }),
  },
  workshop: {
    ...paper,
    ...show('day-press.avif', '40% 50%', {
      en: 'a painting of a print workshop, proofs hung behind a press with a star wheel',
      cn: '一幅版画工坊：带星形轮的印刷机，背后挂着校样',
      jp: '星形の輪のプレス機と、うしろに干した試し刷りのある版画工房の絵',
    }),
  },
  hands: {
    ...paper,
    ...show('day-hands.avif', '30% 50%', {
      en: 'a painting of a gloved hand rolling out blue ink',
      cn: '一幅画：戴手套的手推开蓝色油墨',
      jp: '手袋の手が青いインクを伸ばす絵',
    }),
  },
  leaves: {
    ...paper,
    ...show('hero-whats-new.avif', '50% 50%', {
      en: 'pressed gum leaves in watercolour',
      cn: '水彩画的压平的桉叶',
      jp: '押し葉にしたユーカリの水彩',
    }),
  },
  states: {
    ...paper,
    ...show('hero-video.avif', '62% 50%', {
      en: 'one painting of a coast in several states',
      cn: '同一幅海岸，画到不同的阶段',
      jp: '一枚の海辺の絵の、いくつかの段階',
    }),
  },
  moon: {
    ...night,
    ...show('work-moon.avif', '42% 50%', {
      en: 'a painting of a great apricot moon over blue hills and the sea',
      cn: '一幅画：杏色的大月亮，下面是蓝色的山和海',
      jp: '青い丘と海の上に昇る、杏色の大きな月の絵',
    }),
  },
  easel: {
    ...night,
    ...show('hero-reveal.avif', '50% 50%', {
      en: 'a painting of an easel under a vermilion cloth in one cone of light',
      cn: '一幅画：一束光里，盖着朱红布的画架',
      jp: '円錐の光のなか、朱の布をかけた画架の絵',
    }),
  },
  aurora: {
    ...night,
    ...show('aurora.avif', '66% 50%', {
      en: 'a painting of green aurora over a still bay at night',
      cn: '一幅夜景：平静海湾上的绿色极光',
      jp: '静かな夜の入り江にかかる緑のオーロラの絵',
    }),
  },
  bust: {
    ...night,
    ...show('bust3d.avif', '50% 34%', {
      en: 'a three-dimensional head, half painted and half bare clay',
      cn: '一个立体头像，一半上了色，一半还是素坯',
      jp: '半分は彩色され、半分は素の粘土のままの立体の頭部',
    }),
  },
  words: {
    ...paper,
    load: ['#f0a25a', '#e2683c', '#e2553a', '#c8402a'],
    seen: { en: 'one vermilion brushstroke', cn: '一笔朱红', jp: '朱色のひと筆' },
  },
  calm: {
    sheet: '#fcfaf5',
    ink: '#1b1e33',
    quiet: '#4d5068',
    load: ['#9fd6c6', '#4ba69b', '#1f8079', '#0f6f6a'],
    seen: { en: 'one teal brushstroke', cn: '一笔青绿', jp: '青緑のひと筆' },
  },
  dark: {
    ...night,
    load: ['#8fb8ff', '#5d7fd0', '#3b58b0', '#27489a'],
    seen: { en: 'one blue brushstroke on dark', cn: '深色上的一笔蓝', jp: '濃い色の上の青いひと筆' },
  },
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof listed

export const grounds: Readonly<Record<GroundName, Ground>> = listed
