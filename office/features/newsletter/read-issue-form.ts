import { everyLocale, mapLocales } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import type { IssueFields } from '../../../contract/office/newsletter.ts'

/** The fields of an issue's form, and the version that they began with. */
export function readIssueForm(form: FormData): { readonly version: number; readonly fields: IssueFields } {
  const text = (name: string) => String(form.get(name) ?? '').replaceAll(/\r\n?/g, '\n')
  const texts = mapLocales(locale => ({
    subject: text(`${locale}.subject`),
    preheader: text(`${locale}.preheader`),
    text: text(`${locale}.text`),
  }))
  const chosen = (name: string) => form.getAll(name).map(String)
  return {
    version: Number(text('version')) || 0,
    fields: {
      texts,
      in_english: everyLocale.filter(locale => chosen('in_english').includes(locale)),
      tags: newsletterTags.filter(tag => chosen('tags').includes(tag)),
    },
  }
}
