import type { Sentence } from '../../site/pictures/picture.ts'
import { coast, from, night } from '../catalogue/series.ts'
import type { FilmEntry } from '../entry.ts'
import { drawBall } from './ball.ts'
import { drawnBy } from './film-work.ts'
import { drawFlock } from './flock.ts'
import { drawStrokes } from './strokes.ts'
import { paintTimeLapse, stages } from './time-lapse.ts'
import { drawWalk } from './walk/walk.ts'

const noise = ['paint/noise.ts', 'paint/random.ts', '../site/paint/noise.ts', '../site/paint/random.ts']
const colour = ['paint/colour.ts', '../site/paint/colour.ts']

const flipBook: Sentence = { en: 'Flip book', cn: '翻页书', jp: 'パラパラ漫画' }
const pulls: Sentence = { en: 'Strokes', cn: '笔触', jp: '筆跡' }
const size = { width: 1280, height: 720 } as const

/** Every film of the site. */
export const films: readonly FilmEntry[] = [
  {
    id: 'aurora-loop',
    maker: { master: 'living-aurora.mp4' },
    ...size,
    fps: 12,
    duration: 8,
    loops: true,
    poster: 0,
    origin: from(night, 1),
    alt: {
      en: 'Curtains of southern aurora sway over a bay at night, green at the hem and violet above, and again upside down in the still water; a snowy mountain stands between them, and a lamp burns at the end of a jetty.',
      cn: '夜里的海湾上，南极光像帘幕一样摆动，下缘是绿，上面是紫，在静水里又倒着亮一遍；中间是一座积雪的山，栈桥尽头点着一盏灯。',
      jp: '夜の入り江の上で、南極光の幕がゆれる。裾は緑、上は紫。静かな水面にもさかさまに映っている。あいだに雪の山、桟橋の先に灯りがひとつ。',
    },
  },
  {
    id: 'coast-time-lapse',
    maker: {
      seed: 7,
      from: ['films/time-lapse.ts', 'scenes/coast', 'engine', ...noise, ...colour],
      draw: paintTimeLapse,
    },
    ...size,
    fps: 24,
    duration: 30,
    loops: false,
    poster: 20,
    captions: stages,
    most: { webm: 6, mp4: 9 },
    origin: from(coast, 7),
    alt: {
      en: 'A coast is painted from nothing in thirty seconds: sepia outlines on a brown ground, then broad pale strokes of sky and slate strokes of sea, then columns of rock, copper in the light, and last a small boat with a white sail.',
      cn: '三十秒里，一片海岸从无到有：褐色底子上先是深褐的轮廓，再是天空的浅色大笔和海的灰蓝，然后石柱立起、迎光处发铜色，最后添上一条白帆小船。',
      jp: '何もない地から、三十秒で海辺が描かれていく。茶色の地にセピアの輪郭、空の淡い大きな筆と海の青灰、光を受けて銅色に立つ岩の柱、そして最後に白い帆の小舟。',
    },
  },
  {
    id: 'walk',
    maker: {
      seed: 7,
      from: ['films/walk', 'films/ink', ...noise],
      draw: drawnBy(drawWalk),
    },
    ...size,
    fps: 12,
    duration: 64 / 12,
    loops: true,
    poster: 1,
    origin: from(flipBook, 7),
    alt: {
      en: 'A plump vermilion bird in a trembling ink outline strides to the right on long legs. Its head waits in the air, then snaps forward with each step; tufts of grass and stones slide by below, and a pale peach sun stands behind it on cream paper.',
      cn: '一只圆胖的朱红色的鸟，墨线微微颤动，迈着长腿向右走。每走一步，头先停在空中，再一下子探出去；脚下草丛和石子向后滑过，身后的奶油色纸上有一轮淡桃色的太阳。',
      jp: 'ふるえる墨の線で描かれた、まるい朱色の鳥が、長い脚で右へ歩く。一歩ごとに頭は宙で待ち、それから前へすっと出る。足もとを草と小石が流れ、クリーム色の紙には淡い桃色の太陽。',
    },
  },
  {
    id: 'bouncing-ball',
    maker: {
      seed: 7,
      from: ['films/ball.ts', 'films/ink', ...noise],
      draw: drawnBy(drawBall),
    },
    ...size,
    fps: 12,
    duration: 5,
    loops: true,
    poster: 28 / 12,
    origin: from(flipBook, 7),
    alt: {
      en: 'A vermilion ball bounces across cream paper, lower each time. It is drawn out as it falls and goes flat where it touches the ink line of the floor; blue pencil tracings of where it was stay behind in arcs.',
      cn: '一只朱红的球在奶油色的纸上弹跳而过，一次比一次低。下落时拉长，碰到墨线地面时压扁；它到过的地方留下蓝铅笔的描线，连成一道道弧。',
      jp: '朱色のボールが、はずむたびに低くなりながらクリーム色の紙を横切る。落ちるときは伸び、墨の床に触れるとつぶれる。通った跡は青鉛筆の線で弧になって残る。',
    },
  },
  {
    id: 'flock',
    maker: {
      seed: 7,
      from: ['films/flock.ts', 'films/ink', ...noise],
      draw: drawnBy(drawFlock),
    },
    ...size,
    fps: 12,
    duration: 8,
    loops: true,
    poster: 3.1,
    origin: from(flipBook, 7),
    alt: {
      en: 'Some thirty birds, two strokes of ink each, wheel over a calm sea: small where they pass before the low vermilion sun, large as they come round. Dark hills lie to the left; the sun breaks into red dashes on the water.',
      cn: '三十来只鸟，每只两笔墨，在平静的海上盘旋：掠过低低的朱红太阳时很小，绕回来时变大。左边是深色的山，太阳在水面碎成一道道红。',
      jp: '墨の二筆で描かれた三十羽ほどの鳥が、凪いだ海の上をめぐる。低い朱色の太陽の前では小さく、回ってくると大きい。左に暗い山、太陽は水の上で赤い線に砕ける。',
    },
  },
  {
    id: 'strokes',
    maker: {
      seed: 7,
      from: ['films/strokes.ts', 'paint/oil-stroke.ts', 'paint/bristles.ts', ...noise, ...colour],
      draw: drawnBy(drawStrokes),
    },
    ...size,
    fps: 24,
    duration: 6,
    loops: true,
    poster: 4.1,
    origin: from(pulls, 7),
    alt: {
      en: 'Five loaded strokes of oil draw themselves one after the other on a cream ground: ultramarine, green, a wide orange one, violet, and a thin dark one, each breaking into hairs at its end. Then cream paint takes them away, band by band.',
      cn: '奶油色的底子上，五道饱蘸油彩的笔触一道接一道画出来：群青、绿、一道宽的橙、紫，和一道细的墨蓝，收笔处都散成丝。然后奶油色的颜料一条一条把它们盖去。',
      jp: 'クリーム色の地に、絵具をたっぷり含んだ五つの筆跡が順に現れる。群青、緑、幅の広い橙、紫、そして細い墨色。どれも終わりは毛先にかすれる。やがてクリームの絵具が帯になって、すべてを覆う。',
    },
  },
]
