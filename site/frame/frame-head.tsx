import { isCjk, type Locale } from '../../contract/locale.ts'
import { firstHeadingFiles, fontFiles } from '../../ui/styles/fonts/files.ts'

/** Fonts of the first screen of every page, to be preloaded. */
const commonFonts = (locale: Locale) => (isCjk(locale) ? [] : [fontFiles.fraunces, fontFiles.figtree])

/** The heading font for the first screen of a page's folder, or of the nearest folder above with one. */
function ownFont(locale: Locale, route: string): string[] {
  if (!isCjk(locale)) return []
  for (let folder = route; folder.includes('/'); folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const file = firstHeadingFiles[locale][folder]
    if (file) return [file]
  }
  return []
}

/** The fonts to preload with a document; in a document that stands, the style sheets fetch theirs. */
const fontsOf = (locale: Locale, route: string) => [...commonFonts(locale), ...ownFont(locale, route)]

interface FrameHeadProps {
  readonly locale: Locale
  /** The id of the page's route, which is its file. */
  readonly route: string
}

/** The head of every page: icons, the web manifest and font preloads. */
export function FrameHead({ locale, route }: FrameHeadProps) {
  return (
    <>
      {(import.meta.env.SSR ? fontsOf(locale, route) : []).map(href => (
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
