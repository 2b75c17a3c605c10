import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'

const pages = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  conduct: '/code-of-conduct',
} as const

type Name = keyof typeof pages

export interface ConsentTextProps {
  /** With `{terms}`, `{privacy}` and `{conduct}` where the links stand. */
  readonly text: string
  readonly links: { readonly [K in `${Name}Link`]?: string }
  readonly locale: Locale
}

/** The sentence beside a box that agrees to something, with its links where the language wants them. */
export function ConsentText({ text, links, locale }: ConsentTextProps) {
  return text.split(/(\{(?:terms|privacy|conduct)\})/).map(part => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] as Name | undefined
    if (!name) return part
    return (
      <Link key={name} to={link(locale, pages[name])} target="_blank">
        {links[`${name}Link`]}
      </Link>
    )
  })
}
