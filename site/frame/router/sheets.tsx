import { useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'

/** The hashes of all style sheets, which come with the router of all pages: bin/parts/write-integrity.ts. */
const hashes = () => (globalThis as { readonly __sheets?: Readonly<Record<string, string>> }).__sheets

/** The style sheets of the routes of a page, as `<Links>` has them, which knows much more than these. */
export function Sheets() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes ?? {}
  const sheets = new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []))
  return [...sheets].map(href => (
    <link key={href} rel="stylesheet" href={href} integrity={hashes()?.[href.replace(/#.*$/, '')]} />
  ))
}
