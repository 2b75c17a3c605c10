import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { NavItem } from './items.ts'

export interface ItemLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly item: NavItem
  readonly locale: Locale
  /** The page that is shown: its own item is marked as current. */
  readonly page: PagePath
}

/** A navigation item as a link: into the site in the visitor's language, or out of it. */
export function ItemLink({ item, locale, page, ...props }: ItemLinkProps) {
  if (item.external) return <a href={item.href} {...props} />
  const current = item.href === page ? ({ 'aria-current': 'page' } as const) : {}
  return <Link to={link(locale, item.href as PagePath)} {...current} {...props} />
}
