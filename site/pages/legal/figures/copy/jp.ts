import type { FiguresCopy } from './en.ts'

export default {
  what: '項目',
  figure: '数字',
  day: '調べた日',
  pages: 'ページの種類',
  inLanguages: '{pages} 種類、それぞれ {languages} 言語',
  looks: '見た回数',
  atWidths: '{looks} 回、幅 {widths} ピクセル',
  rules: '基準',
  byAxe: 'WCAG 2.2 のレベル A と AA、および望ましい書き方（axe {axe}）',
  findings: '見つかった違反',
} satisfies FiguresCopy
