import type { PagePath } from '../language/link.ts'
import type { Locale } from '../language/locale.ts'
import { fontFiles } from '../styles/fonts/files.ts'

const { fraunces, figtree, headingCn, headingCnMore, headingJp, headingJpMore } = fontFiles

/** What the first screen is set in: on the home page, and on any other. */
const homeFonts = { en: [fraunces, figtree], cn: [headingCn], jp: [headingJp] } as const
const otherFonts = { ...homeFonts, cn: [headingCn, headingCnMore], jp: [headingJp, headingJpMore] } as const

/** What every page's head has: icons, the manifest, and the fonts that the first screen is set in. */
export function FrameHead({ locale, page }: { readonly locale: Locale; readonly page: PagePath }) {
  const fonts = (page === '/' ? homeFonts : otherFonts)[locale]
  return (
    <>
      {fonts.map(href => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content="#f2ebe0" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
