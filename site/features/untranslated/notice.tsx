import type { TextLanguage } from '../../language/text-language.ts'
import styles from './notice.module.css'

/** Says in the page's language that its text is in another; nothing otherwise. */
export const UntranslatedNotice = ({ text: { fallback } }: { readonly text: TextLanguage }) =>
  fallback && <p className={styles.notice}>{fallback.notice}</p>
