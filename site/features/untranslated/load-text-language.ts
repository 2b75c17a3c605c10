import { type LanguageTag, type Locale, localeOfTag } from '../../../contract/locale.ts'
import type { TextLanguage } from '../../language/text-language.ts'
import { loadCopy } from './load-copy.ts'

/** The languages of a text that a service has answered. */
export function loadTextLanguage(
  site: { readonly pseudo: boolean },
  locale: Locale,
  { lang, languages }: { readonly lang: LanguageTag; readonly languages: readonly LanguageTag[] },
): TextLanguage {
  const own = localeOfTag(lang)
  const fallback = own === locale ? null : { locale: own, lang, ...loadCopy(site, locale) }
  return { locales: languages.map(localeOfTag), fallback }
}
