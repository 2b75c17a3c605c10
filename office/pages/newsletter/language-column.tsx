import { useId, useState } from 'react'
import { defaultLocale, type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { IssueConflict, IssueText } from '../../../contract/office/newsletter.ts'
import { inputClass } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './issue.module.css'

interface LanguageColumnProps {
  readonly locale: Locale
  readonly text: IssueText
  readonly isInEnglish: boolean
  readonly conflict: IssueConflict | null
  readonly isReadOnly: boolean
}

/** What an issue says in one language, or that its readers get English on purpose. */
export function LanguageColumn({ locale, text, isInEnglish, conflict, isReadOnly }: LanguageColumnProps) {
  const [inEnglish, setInEnglish] = useState(isInEnglish)
  const title = languageTitles[locale]
  const common = { locale, conflict, isReadOnly }
  return (
    <fieldset className={styles.column} data-set-aside={inEnglish || undefined}>
      <legend>{title}</legend>
      {locale === defaultLocale ? (
        <p className={styles.check}>Also for the languages that are set aside.</p>
      ) : (
        <label className={styles.check}>
          <input
            type="checkbox"
            name="in_english"
            value={locale}
            defaultChecked={isInEnglish}
            onChange={event => setInEnglish(event.currentTarget.checked)}
          />{' '}
          Send these readers English on purpose
        </label>
      )}
      <TextField {...common} name="subject" label="Subject" value={text.subject} maxLength={150} />
      <TextField {...common} name="preheader" label="Preheader" value={text.preheader} maxLength={200} />
      <TextField {...common} name="text" label="Text" value={text.text} maxLength={15_000} />
    </fieldset>
  )
}

interface TextFieldProps extends Pick<LanguageColumnProps, 'locale' | 'conflict' | 'isReadOnly'> {
  readonly name: keyof IssueText
  readonly label: string
  readonly value: string
  readonly maxLength: number
}

/** A field of a language; where both have changed it, what somebody else wrote stands below. */
function TextField({ locale, conflict, isReadOnly, name, label, value, maxLength }: TextFieldProps) {
  const id = useId()
  const isBoth = conflict?.both.includes(`${locale}.${name}`) ?? false
  const lang = languageTagOf(locale)
  const field = {
    ...{ id, lang, maxLength, name: `${locale}.${name}`, defaultValue: value, className: inputClass },
    readOnly: isReadOnly,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden"> in {languageTitles[locale]}</span>
      </label>
      {name === 'text' ? <textarea {...field} rows={18} /> : <input {...field} />}
      {isBoth && conflict && (
        <details className={styles.theirs} open>
          <summary>Both of you changed this. {conflict.by ?? 'Somebody'} wrote:</summary>
          <p lang={lang}>{conflict.theirs.texts[locale][name] || '(nothing)'}</p>
          <p className={softClass}>The field has yours.</p>
        </details>
      )}
    </div>
  )
}
