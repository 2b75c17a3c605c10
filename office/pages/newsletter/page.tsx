import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { IssueList } from './issue-list.tsx'
import { IssueScreen } from './issue-screen.tsx'
import { createIssue, loadIssue, loadIssues } from './load-newsletter.ts'
import { performAct } from './perform-act.ts'

export async function loader({ params: { issue }, url, context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  return issue === undefined ? await loadIssues(office, url) : await loadIssue(office, issue, url)
}

export const action = ({ request, params: { issue }, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { office } = context.get(officeRequest)
    if (issue === undefined) return createIssue(office)
    return performAct(office, issue, await request.formData(), currentStaff(context).time_zone)
  })

/** The mail itself is shown in frames: the content policy of this screen allows it. */
export const headers = () => ({ 'X-Frame-Source': "'self'" })

/** The issues of the newsletter, or one of them: one route, for each is named in the scripts of every screen. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'list') return <IssueList {...loaderData} />
  const outcome = actionData && 'fault' in actionData ? actionData : null
  return <IssueScreen key={loaderData.issue.id} {...loaderData} outcome={outcome} />
}
