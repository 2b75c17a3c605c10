import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  what: 'What was looked at',
  figure: 'Figure',
  day: 'Tested on',
  pages: 'Kinds of pages',
  inLanguages: '{pages}, each in {languages} languages',
  looks: 'Looks',
  atWidths: '{looks}, at widths of {widths} pixels',
  rules: 'Checked for',
  byAxe: 'WCAG 2.2 A and AA, and good practice, with axe {axe}',
  findings: 'Violations found',
}

export default en
export type FiguresCopy = SameShape<typeof en>
