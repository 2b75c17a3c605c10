import type { PictureEntry } from '../entry.ts'
import { from, line, town } from './series.ts'

/** Flat illustrations with grain. */
export const flat: readonly PictureEntry[] = [
  {
    id: 'harbour',
    master: 'harbour.avif',
    origin: from(town, 3),
    alt: {
      en: 'A harbor town in flat color: a long blue mountain with cliffs like organ pipes, a pale sun banded by cloud in an orange sky, small houses in rows on a green hill, and three sailing boats on the river below.',
      cn: '平涂的港口小镇：橙色的天空里，云带横过淡黄的太阳；长长的蓝山上，崖壁像一排管风琴；绿坡上小屋成排，山下的河里有三条帆船。',
      jp: '平らな色面で描いた港町。橙の空に雲の帯をまとった淡い太陽、パイプオルガンのような崖をもつ長い青い山、緑の丘に並ぶ小さな家々、その下の川に帆船が三そう。',
    },
  },
  {
    id: 'cover-wave',
    master: 'cover-wave.avif',
    origin: from(line, 2),
    alt: {
      en: 'On cream paper a blue pencil pulls a wave of seven colors, navy to plum, that swells from the lower left and breaks into dots at the tip; birds scatter past a coral sun.',
      cn: '奶油色的纸上，一支蓝铅笔拉出七色的浪，从深蓝到梅紫，自左下涌起，在笔尖碎成圆点；鸟群掠过珊瑚色的太阳。',
      jp: 'クリーム色の紙の上で、青い鉛筆が紺から梅紫まで七色の波を引いていく。波は左下からふくらみ、筆先で点になって砕ける。珊瑚色の太陽の前を鳥が散っていく。',
    },
  },
]
