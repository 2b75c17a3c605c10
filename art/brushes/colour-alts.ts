import type { PaletteId } from '../../site/paint/palettes.ts'
import type { Sentence } from '../../site/pictures/picture.ts'
import type { Harmony } from './harmonies.ts'

export const harmonyAlts: Readonly<Record<Harmony['id'], Sentence>> = {
  complementary: {
    en: 'Two rows of thick oil dabs on cream board, each from deep to pale: burnt orange above, its opposite blue below.',
    cn: '奶油色画板上两排厚油彩，各由深到浅：上排焦橙，下排是与它相对的蓝。',
    jp: 'クリーム色の板に厚い油彩の二列。どちらも濃から淡へ。上は焦げた橙、下はその反対の青。',
  },
  analogous: {
    en: 'Four rows of oil dabs whose hues are neighbors: sea green, teal, blue and violet-blue, each going from deep to pale.',
    cn: '四排油彩，色相彼此相邻：海绿、青、蓝、蓝紫，各由深到浅。',
    jp: '隣り合う色相の油彩が四列。海の緑、青緑、青、青紫。それぞれ濃から淡へ。',
  },
  triadic: {
    en: 'Three rows of oil dabs a third of the circle apart: brick red, leaf green and ultramarine, each fading to a tint.',
    cn: '三排油彩，色相环上各隔三分之一：砖红、叶绿、群青，各自淡成浅色。',
    jp: '色相環を三等分した油彩の三列。煉瓦の赤、葉の緑、群青。それぞれ淡い色へ消えていく。',
  },
  split: {
    en: 'Three rows of oil dabs: ultramarine above, and below it the two neighbors of its opposite, orange and ochre yellow.',
    cn: '三排油彩：上排群青，下面两排是它对面颜色的左右邻，橙与赭黄。',
    jp: '油彩の三列。上は群青、下の二列はその反対色の両隣、橙と黄土。',
  },
  tetradic: {
    en: 'Four rows of oil dabs in two opposing pairs: red and olive yellow, teal and blue, from deep at the left to pale at the right.',
    cn: '四排油彩，两两相对：红与橄榄黄，青与蓝，左深右浅。',
    jp: '向かい合う二組の油彩が四列。赤とオリーブの黄、青緑と青。左は濃く、右は淡い。',
  },
}

export const paletteAlts: Readonly<Record<PaletteId, Sentence>> = {
  coast: {
    en: 'Six broad swatches of oil paint for the coast: night blue, deep sea, shallow water, sand, dawn orange and foam.',
    cn: '海岸的六条宽色样：夜蓝、深海、浅水、沙、晨橙、浪沫。',
    jp: '海辺のための油彩の色見本六本。夜の青、深い海、浅瀬、砂、暁の橙、泡。',
  },
  aurora: {
    en: 'Six swatches for a southern night: indigo, violet, magenta, dark teal, aurora green and a pale glow.',
    cn: '南方夜空的六条色样：靛、紫、品红、暗青、极光绿和一抹浅光。',
    jp: '南の夜の色見本六本。藍、紫、マゼンタ、暗い青緑、オーロラの緑、淡い光。',
  },
  gum: {
    en: 'Six swatches of flowering gum: three gray-greens from dark to light, coral, blush and pollen yellow.',
    cn: '桉树开花的六条色样：由深到浅的三种灰绿，珊瑚，浅绯，花粉黄。',
    jp: '花咲くユーカリの色見本六本。濃から淡への灰緑が三つ、珊瑚、淡紅、花粉の黄。',
  },
  lemons: {
    en: 'Six swatches of a lemon still life: umber, sienna, gold, lemon, leaf and the white of the cloth.',
    cn: '柠檬静物的六条色样：褐、赭、金、柠檬黄、叶绿和桌布的白。',
    jp: 'レモンの静物の色見本六本。褐色、シエナ、金、レモン、葉、布の白。',
  },
  harbour: {
    en: 'Six swatches of a harbor town: navy, river blue, vermilion, sunset peach, hill green and sailcloth.',
    cn: '港口小镇的六条色样：海军蓝、河蓝、朱红、晚霞桃、山坡绿和帆布白。',
    jp: '港町の色見本六本。紺、川の青、朱、夕焼けの桃、丘の緑、帆布の白。',
  },
  dolerite: {
    en: 'Six swatches of dolerite rock: black, slate, mauve shadow, lichen brown, warm stone and cold light.',
    cn: '辉绿岩的六条色样：黑、板岩灰、藕紫的影、地衣褐、暖石色和冷光。',
    jp: 'ドレライトの岩の色見本六本。黒、石板色、藤色の影、地衣の茶、あたたかな石、冷たい光。',
  },
}
