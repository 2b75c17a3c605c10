import { useRef } from 'react'
import { everyLocale, type Locale, languageTagOf, locales } from '../../../contract/locale.ts'
import { Chevron } from '../../../ui/chevron.tsx'
import type { PagePath } from '../../language/link.ts'
import { LanguageForm } from '../language/language-form.tsx'
import { useLightDismiss } from '../language/use-light-dismiss.ts'
import styles from './language-dropdown.module.css'

interface LanguageDropdownProps {
  readonly label: string
  readonly locale: Locale
  readonly page: PagePath
}

/** The language menu, each language in its own name; path, query and fragment stay. */
export function LanguageDropdown({ label, locale, page }: LanguageDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  return (
    <details ref={details} className={styles.dropdown}>
      <summary className={styles.summary}>
        <span className="visually-hidden">{label} </span>
        {locales[locale].name}
        <Chevron up />
      </summary>
      <LanguageForm page={page} className={styles.form}>
        {everyLocale.map(choice => (
          <button
            key={choice}
            type="submit"
            name="locale"
            value={choice}
            lang={languageTagOf(choice)}
            className={styles.choice}
            aria-current={choice === locale ? 'true' : undefined}
          >
            {locales[choice].name}
          </button>
        ))}
      </LanguageForm>
    </details>
  )
}
