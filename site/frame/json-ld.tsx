import { useContext } from 'react'
import { NonceContext } from '../../ui/nonce-context.ts'

/** Structured data of a page: a schema.org object without its `@context`. https://schema.org */
export function JsonLd({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const nonce = useContext(NonceContext)
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
