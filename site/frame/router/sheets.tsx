import { useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { isCjk, type Locale } from '../../../contract/locale.ts'

/** The hashes of all style sheets, which come with the router of all pages: bin/parts/write-integrity.ts. */
const hashes = () => (globalThis as { readonly __sheets?: Readonly<Record<string, string>> }).__sheets

/** Chinese and Japanese faces of headings: vite.config.ts. */
const isHeadingFaces = (href: string) => /\/(?!all-)[\w-]+-faces-/.test(href)

/** The style sheets of the routes of a page that its language needs. `<Links>` knows much more than these. */
export function Sheets({ locale }: { readonly locale: Locale }) {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes ?? {}
  const sheets = new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []))
  const needed = isCjk(locale) ? [...sheets] : [...sheets].filter(href => !isHeadingFaces(href))
  return needed.map(href => (
    <link key={href} rel="stylesheet" href={href} integrity={hashes()?.[href.replace(/#.*$/, '')]} />
  ))
}
