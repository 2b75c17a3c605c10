import type { Locale } from '../language/locale.ts'
import { fontFiles } from '../styles/fonts/files.ts'

const headingFont = { en: fontFiles.fraunces, cn: fontFiles.headingCn, jp: fontFiles.headingJp }

/** What every page's head has: icons, the manifest, and the two fonts that the first screen is set in. */
export function FrameHead({ locale }: { locale: Locale }) {
  const fonts = locale === 'en' ? [headingFont.en, fontFiles.figtree] : [headingFont[locale]]
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
