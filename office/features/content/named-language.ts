import { everyLocale, type Locale } from '../../../contract/locale.ts'
import type { EntryRowView } from '../../../contract/office/content-view.ts'

/** The language of an entry's title in lists: the first one that is written. */
export const namedLanguage = ({ parts }: Pick<EntryRowView, 'parts'>): Locale | undefined =>
  everyLocale.find(locale => parts.some(({ part, state }) => part === locale && state !== 'missing'))
