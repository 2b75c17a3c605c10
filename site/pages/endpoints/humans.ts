import { plainText } from './plain-text.ts'

const lines = [
  '/* TEAM */',
  'Made by a small team in Hobart, Tasmania.',
  '',
  '/* PICTURES */',
  'Painted in code, stroke by stroke, by programs that lie beside this site.',
  'No generative AI.',
  '',
  '/* SITE */',
  'Languages: English, 简体中文, 日本語',
  'Standards: HTML, CSS, and scripts that nothing waits for',
  'Typefaces: Fraunces, Figtree, Noto Serif CJK',
  '',
]

/** https://humanstxt.org */
export const loader = () => plainText(lines)
