import type { ReactNode } from 'react'
import { useFormTitle } from './use-form-title.ts'

interface PrivatePageProps {
  readonly title: string
  readonly description?: string
  /** Whether the form has errors, which the title then says in the page's language. */
  readonly failed?: boolean | undefined
  readonly as?: 'div' | 'article'
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The layout of a private page, or of one that an email links to: title, and `noindex`. */
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
