import { everyLocale, type Locale } from '../../../contract/locale.ts'
import { type Role, roles } from '../../../contract/office/permissions.ts'
import { languageTitles, roleTitles } from '../labels.ts'
import styles from './access-fields.module.css'

/** What each role is for, in a few words. */
const roleHelp: Readonly<Record<Role, string>> = {
  administrator: 'everything, with staff, audit log and erasure',
  editor: 'texts in all languages, pictures, announcements, prices',
  translator: 'texts in the languages below',
  support: 'support and beta requests, beta applications',
  careers: 'positions',
  legal: 'permissions, licenses, legal texts',
  press: 'the media list, news',
}

interface AccessFieldsProps {
  readonly held: readonly Role[]
  readonly languages: readonly Locale[]
}

/** The roles of a member of staff, and the languages of a translator. */
export function AccessFields({ held, languages }: AccessFieldsProps) {
  return (
    <>
      <fieldset className={styles.set}>
        <legend>Roles</legend>
        {roles.map(role => (
          <label key={role} className={styles.check}>
            <input type="checkbox" name="role" value={role} defaultChecked={held.includes(role)} />
            <span>
              {roleTitles[role]} <span className={styles.help}>{roleHelp[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.set}>
        <legend>Languages of a translator</legend>
        {everyLocale.map(locale => (
          <label key={locale} className={styles.check}>
            <input
              type="checkbox"
              name="language"
              value={locale}
              defaultChecked={languages.includes(locale)}
            />
            {languageTitles[locale]}
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** The fields as they were typed; unknown values are left out. */
export const readAccess = (form: FormData): { roles: Role[]; languages: Locale[] } => ({
  roles: roles.filter(role => form.getAll('role').includes(role)),
  languages: everyLocale.filter(locale => form.getAll('language').includes(locale)),
})
