import { useContext } from 'react'
import { NonceContext } from '../../ui/nonce-context.ts'

/** A script that has run when React starts: on the client its source is empty. */
export function InlineScript({ source }: { readonly source: string }) {
  const nonce = useContext(NonceContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, read at build time
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
