import { loadAccountData } from '../../features/account/load-account-data.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/account-dialogs'

/** What the dialogs for logging in and registering are made of, in one language: asked for when one is opened. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  Response.json(loadAccountData(context.get(siteRequest), localeOf(params)))
