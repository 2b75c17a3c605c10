import { everyLocale } from '../../../../contract/locale.ts'
import type { TextFields } from '../entries/fields.ts'
import type { SourceText } from './content-part.ts'
import { ContentFault, findSource, type Source } from './source.ts'

/** The texts of a folder, in the languages that it has. Throws `ContentFault` for a folder without any. */
export function readTexts(
  root: string,
  folder: string,
  read: (source: Source) => TextFields,
): readonly SourceText[] {
  const texts = everyLocale.flatMap(locale => {
    const source = findSource(root, `${folder}/${locale}.md`)
    return source ? [{ source, locale, text: read(source) }] : []
  })
  if (texts.length === 0) throw new ContentFault(`content/${folder}: has no text in any language`)
  return texts
}
