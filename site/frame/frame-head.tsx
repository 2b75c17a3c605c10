import { isCjk, type Locale } from '../../contract/locale.ts'
import { fontFiles, pageHeadingFiles } from '../styles/fonts/files.ts'

const { fraunces, figtree, headingCn, headingJp } = fontFiles

/** What the first screen of every page is set in. */
const fonts = { en: [fraunces, figtree], cn: [headingCn], jp: [headingJp] } as const satisfies Readonly<
  Record<Locale, readonly string[]>
>

/** What the headings of a page are set in besides: a font of its folder, or of the nearest above it that has one. */
function ownFont(locale: Locale, route: string): string[] {
  if (!isCjk(locale)) return []
  for (let folder = route; folder.includes('/'); folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const file = pageHeadingFiles[locale][folder]
    if (file) return [file]
  }
  return []
}

export interface FrameHeadProps {
  readonly locale: Locale
  /** The id of the page's route, which is its file. */
  readonly route: string
}

/** What every page's head has: icons, the manifest, and the fonts that the first screen is set in. */
export function FrameHead({ locale, route }: FrameHeadProps) {
  return (
    <>
      {[...fonts[locale], ...ownFont(locale, route)].map(href => (
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
