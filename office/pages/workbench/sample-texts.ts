import type { WrittenSegment } from '../../../contract/document.ts'

interface SampleText {
  readonly lang: string
  readonly segments: readonly WrittenSegment[]
  readonly markdown: string
}

const words = (text: string) => [{ kind: 'words' as const, text }]
const text = (line: string): WrittenSegment => ({ kind: 'text', content: words(line) })

const japanese: SampleText = {
  lang: 'ja',
  segments: [
    { kind: 'title', level: 2, id: 'light', content: words('光') },
    text('海です'),
    { kind: 'list', ordered: false, items: [[{ kind: 'text', content: words('波') }]] },
    { kind: 'quote', segments: [{ kind: 'text', content: words('風') }] },
    { kind: 'table', head: [words('色')], rows: [[words('青')]] },
  ],
  markdown: '## 光 {#light}\n\n海です\n\n- 波\n\n> 風\n\n| 色 |\n| --- |\n| 青 |',
}

/** The texts of the workbench. */
export const sampleTexts: Readonly<Record<string, SampleText>> = {
  empty: { lang: 'en-US', segments: [], markdown: '' },
  japanese,
  chinese: { ...japanese, lang: 'zh-CN' },
  long: {
    lang: 'en-US',
    segments: Array.from({ length: 300 }, (_, at) =>
      text(`Segment ${at} is a sentence of some length. `.repeat(4).trim()),
    ),
    markdown: '',
  },
}
