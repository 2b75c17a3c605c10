import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { NavItem } from './items.ts'

interface ItemLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly item: NavItem
  readonly locale: Locale
  /** The current page, whose item has `aria-current`. */
  readonly page: PagePath
}

/** A nav item as an internal link in the visitor's language, or as an external one. */
export function ItemLink({ item, locale, page, ...props }: ItemLinkProps) {
  if (item.external) return <a href={item.href} {...props} />
  const current = item.href === page ? ({ 'aria-current': 'page' } as const) : {}
  return <Link to={link(locale, item.href as PagePath)} {...current} {...props} />
}
