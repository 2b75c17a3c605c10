import type { MailLocale } from '../../../../platform/mail/mail.ts'
import type { Words } from '../mails/letters.ts'

/** What something is called, and what was said of it. */
export type Lines = readonly (readonly [label: string, value: string])[]

const between: Readonly<Record<MailLocale, string>> = { en: ': ', cn: '：', jp: '：' }

/**
 * The words of a mail with a paragraph for each line below their own. What somebody typed comes in by slots, so that
 * braces in it fill in nothing.
 */
export function withLines(words: Words, lines: Lines) {
  const places = lines.map((_, at) => `{label_${at}}{colon}{value_${at}}`)
  const slots = Object.fromEntries(
    lines.flatMap(([label, value], at) => [
      [`label_${at}`, label],
      [`value_${at}`, value],
    ]),
  )
  const add = (locale: MailLocale) => ({
    ...words[locale],
    paragraphs: [
      ...words[locale].paragraphs,
      ...places.map(place => place.replace('{colon}', between[locale])),
    ],
  })
  return { words: { en: add('en'), cn: add('cn'), jp: add('jp') } satisfies Words, slots }
}
