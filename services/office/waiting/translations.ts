import type { LanguagePart } from '../../../contract/office/translated-parts.ts'
import { countTranslations } from '../content/translation/count-translations.ts'
import { part, type WaitingSource } from './waiting-source.ts'

const titles: Readonly<Record<LanguagePart, string>> = { cn: 'Chinese', jp: 'Japanese' }

export const translations: WaitingSource = {
  source: 'translations',
  permission: 'content.write',
  async find({ db, staff }) {
    const languages = await countTranslations(db, staff)
    return languages.map(({ language, outdated }) =>
      part(
        outdated,
        [`1 ${titles[language]} text is outdated`, `{count} ${titles[language]} texts are outdated`],
        `/content?${new URLSearchParams({ language, state: 'outdated' })}`,
      ),
    )
  },
}
