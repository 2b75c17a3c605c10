import { everyLocale, type Locale, languageTagOf } from '../../../contract/locale.ts'
import { Field } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'

interface TitleFieldsProps {
  /** What they are the titles of, for their labels. */
  readonly of: string
  readonly title: Readonly<Record<Locale, string>> | null
}

/** The titles of a term in every language. */
export const TitleFields = ({ of, title }: TitleFieldsProps) =>
  everyLocale.map(locale => (
    <Field
      key={locale}
      label={`${languageTitles[locale]} title of ${of}`}
      name={`title-${locale}`}
      lang={languageTagOf(locale)}
      defaultValue={title?.[locale]}
      placeholder={languageTitles[locale]}
      maxLength={60}
      required
      autoComplete="off"
    />
  ))
