import '../ui/styles/layers.css'
import '../ui/styles/reset.css'
import '../ui/styles/tokens/colour.css'
import '../ui/styles/tokens/type.css'
import '../ui/styles/tokens/space.css'
import '../ui/styles/tokens/motion.css'
import './frame/theme.css'
import '../ui/styles/fonts/faces.css'
import '../ui/styles/fonts/fallbacks.css'
import '../ui/styles/base.css'
import './frame/base.css'
import '../ui/styles/utilities.css'
import { type ReactNode, useContext } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { NonceContext } from '../ui/nonce-context.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './frame/error-page.tsx'
import { officeRequest } from './request/office-request.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ theme: context.get(officeRequest).theme })

/** The theme changes with a form, whose answer loads everything anew. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  formAction?.endsWith('/theme') ?? false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const theme = useRouteLoaderData<typeof loader>('root')?.theme
  return (
    <html lang="en-US" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
