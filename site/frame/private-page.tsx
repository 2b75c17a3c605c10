import type { ReactNode } from 'react'
import { useFormTitle } from './use-form-title.ts'

export interface PrivatePageProps {
  readonly title: string
  readonly description?: string
  /** A form came back with errors: the title says so, in the language of the page. */
  readonly failed?: boolean | undefined
  readonly as?: 'div' | 'article'
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The shell of a page that is one visitor's own, or that an email leads to: its title, and out of every search index. */
export function PrivatePage({
  title,
  description,
  failed = false,
  as: Element = 'div',
  className,
  children,
}: PrivatePageProps) {
  const marked = useFormTitle(title, failed)
  return (
    <Element className={className}>
      <title>{marked}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content="noindex" />
      {children}
    </Element>
  )
}
