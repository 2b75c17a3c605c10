import { useLocation } from 'react-router'
import { everyLocale, type Locale, languageTagOf, locales } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { CloseIcon } from '../../../ui/close-icon.tsx'
import { readPath } from '../../language/link.ts'
import type { FrameData } from '../frame-data.ts'
import { LanguageForm } from '../language/language-form.tsx'
import styles from './locale-banner.module.css'
import { useBanner } from './use-banner.ts'

interface LocaleBannerProps {
  readonly offer: NonNullable<FrameData['offer']>
  readonly current: Locale
}

/** Suggests the visitor's likely language, in that language; never redirects. */
export function LocaleBanner({ offer, current }: LocaleBannerProps) {
  const { pathname } = useLocation()
  const { shown, hide } = useBanner(offer.locale, current)
  if (!shown) return null
  const { copy } = offer
  return (
    <aside className={styles.banner} aria-label={copy.label} lang={languageTagOf(offer.locale)}>
      <LanguageForm page={readPath(pathname).page} className={styles.form} onHide={hide}>
        <p className={styles.sentence}>{copy.sentence}</p>
        <label className={styles.choice}>
          <span className="visually-hidden">{copy.select}</span>
          <select name="locale" className={styles.select} defaultValue={offer.locale}>
            {everyLocale.map(locale => (
              <option key={locale} value={locale} lang={languageTagOf(locale)}>
                {locales[locale].name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={actionClass({ small: true })}>
          {copy.go}
        </button>
        <button type="submit" name="hide" value="1" className={styles.hide} aria-label={copy.hide}>
          <CloseIcon />
        </button>
      </LanguageForm>
    </aside>
  )
}
