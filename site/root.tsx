import '../ui/styles/layers.css'
import '../ui/styles/reset.css'
import '../ui/styles/tokens/colour.css'
import '../ui/styles/tokens/type.css'
import '../ui/styles/tokens/space.css'
import '../ui/styles/tokens/motion.css'
import '../ui/styles/fonts/faces.css'
import '../ui/styles/fonts/fallbacks.css'
import '../ui/styles/base.css'
import './frame/base.css'
import '../ui/styles/grid.css'
import '../ui/styles/utilities.css'
import { type ReactNode, useContext, useEffect } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { languageTagOf } from '../contract/locale.ts'
import { plural } from '../ui/language/format.ts'
import { NonceContext } from '../ui/nonce-context.ts'
import type { Route } from './+types/root'
import { lateFrameData } from './features/late/late.tsx'
import { collectionFilm } from './features/media/film.ts'
import { collectionPicture } from './features/media/picture.ts'
import { loadAnnouncements } from './frame/announcement/load-announcements.ts'
import bootSource from './frame/boot.js?raw'
import { bannerCopy } from './frame/copy/banner.ts'
import { countPositions } from './frame/count-positions.ts'
import dialogCommandsSource from './frame/dialog-commands.js?raw'
import earlyPressSource from './frame/early-press.js?raw'
import { ErrorPage, isNotFound } from './frame/errors/error-page.tsx'
import { FallbackErrorPage } from './frame/errors/fallback-error-page.tsx'
import { Frame, type PageHandle } from './frame/frame.tsx'
import { FrameHead } from './frame/frame-head.tsx'
import headingFacesSource from './frame/heading-faces.js?raw'
import { InlineScript } from './frame/inline-script.tsx'
import lateStylesSource from './frame/late-styles.js?raw'
import { loadFrameCopy } from './frame/load-frame-copy.ts'
import { describePreview } from './frame/preview/describe-preview.ts'
import restoreScrollSource from './frame/restore-scroll.js?raw'
import { Sheets } from './frame/router/sheets.tsx'
import { StartScripts } from './frame/router/start-scripts.tsx'
import secondScreenSource from './frame/second-screen.js?raw'
import { readPath } from './language/link.ts'
import { siteRequest } from './request/site-request.ts'

/** The data of the frame. It never throws, because the error page uses the same frame. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteRequest)
  const { locale } = readPath(url.pathname)
  const { offer } = site.variant
  const copy = loadFrameCopy(site, locale)
  const [count, announcements] = await Promise.all([
    countPositions(site, locale),
    loadAnnouncements(site, locale),
  ])
  return {
    locale,
    origin: site.origin,
    copy,
    offer: offer && { locale: offer, copy: bannerCopy[offer] },
    preview: site.preview && describePreview(site.preview, locale),
    loggedIn: site.variant.loggedIn,
    positions: { count, label: plural(copy.nav.positions, count, locale) },
    ...(announcements && { announcements }),
    config: {
      analytics: site.analytics,
      serviceWorker: site.serviceWorker,
    },
    late: {
      /** The film of the error page. */
      night: {
        poster: collectionPicture('aurora', locale),
        sources: collectionFilm('aurora-loop', locale).sources,
      },
    },
  }
}

/** The frame's data depends on the language only. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return readPath(currentUrl.pathname).locale !== readPath(nextUrl.pathname).locale
}

type RootData = Awaited<ReturnType<typeof loader>>

/** The last data of the frame, in the browser. */
let lastData: RootData | undefined

/** The frame's data; the last known when a change of language could not be fetched. */
function useFrameData(): RootData | undefined {
  const data = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    if (data) lastData = data
  }, [data])
  return data ?? lastData
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { locale } = useFrameData() ?? readPath(pathname)
  const nonce = useContext(NonceContext)
  const route = useMatches().at(-1)?.id ?? ''
  return (
    <html lang={languageTagOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.DEV ? <Links /> : <Sheets />}
        <InlineScript source={headScripts} />
        <FrameHead locale={locale} route={route} />
      </head>
      <body>
        {children}
        {import.meta.env.DEV && <InlineScript source={bootScripts} />}
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.SSR || import.meta.env.DEV ? <Scripts nonce={nonce} /> : <StartScripts />}
      </body>
    </html>
  )
}

/** What a page needs before its first paint, in one script, which the content policy names once. */
const headScripts = import.meta.env.SSR ? earlyPressSource + restoreScrollSource + lateStylesSource : ''

/** The rest: when the site is built, it is a file beside the document (bin/parts/write-integrity.ts). */
const bootScripts =
  import.meta.env.SSR && import.meta.env.DEV
    ? secondScreenSource + headingFacesSource + dialogCommandsSource + bootSource
    : ''

export default function Root({ loaderData }: Route.ComponentProps) {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <Frame data={loaderData} navOver={handle?.navOver} banner={handle?.localeBanner !== false}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useFrameData()
  if (!data) throw error
  const { copy, locale, late = lateFrameData() as RootData['late'] | undefined } = data
  return (
    <FallbackErrorPage copy={copy.errors.fallbackErrorPage} locale={locale}>
      <Frame data={data} navOver={isNotFound(error) ? 'dark' : undefined} banner={!isNotFound(error)}>
        <ErrorPage error={error} copy={copy.errors} locale={locale} night={late?.night} />
      </Frame>
    </FallbackErrorPage>
  )
}
