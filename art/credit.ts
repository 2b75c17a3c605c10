import type { Sentence } from '../site/pictures/picture.ts'
import type { Origin } from './entry.ts'

/** Who made a picture: the studio, by code, from a seed. */
export function writeCredit({ series, seed }: Origin): Sentence {
  return {
    en: `Studio collection, painted in code. Series ${series.en}, seed ${seed}`,
    cn: `工作室收藏，用代码画成。系列「${series.cn}」，种子 ${seed}`,
    jp: `スタジオ・コレクション。コードで描いた絵。シリーズ「${series.jp}」、シード ${seed}`,
  }
}
