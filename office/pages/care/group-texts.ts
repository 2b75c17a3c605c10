import type { CareKind } from '../../../contract/office/care.ts'

/** The heading of each kind of finding, and where all of them are. */
export const groupTexts: Readonly<
  Record<CareKind, { readonly title: string; readonly path: string | null }>
> = {
  links: { title: 'Broken links', path: '/site/links?view=site' },
  redirects: { title: 'Redirects that nobody follows', path: '/site/redirects' },
  pages: { title: 'Pages without a title or description', path: '/site/links?view=site&kind=title' },
  pictures: { title: 'Pictures that nothing uses', path: '/media?filter=unused' },
  texts: { title: 'Texts that nobody looked at for a year', path: null },
  licences: { title: 'Licenses about to end', path: '/licences?show=ending' },
  certificate: { title: 'Certificate', path: '/health' },
  backup: { title: 'Backup', path: '/health' },
}
