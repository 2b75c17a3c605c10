import type { FiguresCopy } from './en.ts'

export default {
  what: '项目',
  figure: '数字',
  day: '检查日期',
  pages: '页面种类',
  inLanguages: '{pages} 种，每种都看 {languages} 种语言',
  looks: '查看次数',
  atWidths: '{looks} 次，窗口宽 {widths} 像素',
  rules: '依据',
  byAxe: 'WCAG 2.2 A 级和 AA 级，以及良好做法，由 axe {axe} 检查',
  findings: '发现的违反之处',
} satisfies FiguresCopy
