/** The locale that letters are written in, of the `lang` of a form. */
export { localeOf } from '../../http/language.ts'
