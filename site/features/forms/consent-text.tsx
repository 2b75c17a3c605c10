import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { LinkedText } from '../../../ui/form/linked-text.tsx'
import { link } from '../../language/link.ts'

const pages = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  conduct: '/code-of-conduct',
} as const

type Name = keyof typeof pages

interface ConsentTextProps {
  /** With `{terms}`, `{privacy}` and `{conduct}` where the links stand. */
  readonly text: string
  readonly links: { readonly [K in `${Name}Link`]?: string }
  readonly locale: Locale
}

/** The sentence beside a box that agrees to something, with its links to our own documents. */
export function ConsentText({ text, links, locale }: ConsentTextProps) {
  const linked = (Object.keys(pages) as Name[]).map(name => [
    name,
    <Link key={name} to={link(locale, pages[name])} target="_blank">
      {links[`${name}Link`]}
    </Link>,
  ])
  return <LinkedText text={text} links={Object.fromEntries(linked)} />
}
