import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/find'

/** The best requests for what is typed into the palette. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const q = url.searchParams.get('q')?.trim() ?? ''
  if (q.length < 2) return Response.json({ requests: [] })
  const { office } = context.get(officeRequest)
  const { requests } = await office.listRequests({ query: { q, limit: 8 } })
  return Response.json({
    requests: requests.map(({ reference, name, email, excerpt, locale }) => ({
      ...{ reference, excerpt, locale },
      title: name || email,
    })),
  })
}
