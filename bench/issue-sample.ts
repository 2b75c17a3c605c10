import type { OfficeClient } from '../contract/office/office.ts'

/** A sample issue of the newsletter, in three languages. Resolves to its id. */
export async function saveSampleIssue(office: OfficeClient): Promise<string> {
  const text =
    '## A new brush\n\nIt is *soft*, and **wet**.\n\n- [Try it](page:/procreate/brushes)\n- Tell a friend\n\n[Read on](page:/insight)'
  const chinese =
    '## 一支新笔\n\n它*柔软*，而且**湿润**。\n\n- [试一试](page:/procreate/brushes)\n- 告诉一位朋友\n\n[继续阅读](page:/insight)'
  const japanese =
    '## 新しいブラシ\n\n*やわらかく*、**みずみずしい**一本です。\n\n- [試してみる](page:/procreate/brushes)\n- 友だちに伝える\n\n[続きを読む](page:/insight)'
  const { id } = await office.saveIssue({
    body: {
      texts: {
        en: {
          subject: 'November in the studio',
          preheader: 'A brush, a lesson, and a studio by the sea',
          text,
        },
        cn: { subject: '十一月的画室', preheader: '一支笔、一堂课、一间海边的画室', text: chinese },
        jp: { subject: '十一月のアトリエ', preheader: 'ブラシとレッスン、海辺のアトリエ', text: japanese },
      },
      ...{ in_english: [], tags: ['procreate', 'lessons'] },
    },
  })
  return id
}
