import { loadAccountData } from '../../features/account/load-account-data.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/account-dialogs'

/** The copy of the log-in and registration dialogs in one language, fetched when one is opened. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  Response.json(loadAccountData(context.get(siteRequest), localeOf(params)))
