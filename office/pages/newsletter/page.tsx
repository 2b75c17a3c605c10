import { Form, redirect, useOutletContext } from 'react-router'
import { mapLocales } from '../../../contract/locale.ts'
import { Button } from '../../features/controls.tsx'
import { emptyClass, leadClass, Notice, Pages, rowsClass, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { IssueRow } from './issue-row.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const query = cursor === null ? {} : { cursor }
  const { issues, next_cursor } = await context.get(officeRequest).office.listIssues({ query })
  const isRemoved = url.searchParams.get('done') === 'removed'
  return { issues, next: next_cursor, isFirst: cursor === null, isRemoved, now: new Date().toISOString() }
}

/** Begins an issue. */
export const action = ({ context }: Route.ActionArgs) =>
  endedOr(async () => {
    const texts = mapLocales(() => ({ subject: '', preheader: '', text: '' }))
    const { office } = context.get(officeRequest)
    const { id } = await office.saveIssue({ body: { texts, in_english: [], tags: [] } })
    return redirect(`/newsletter/${id}`)
  })

/** The issues of the newsletter. */
export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { issues, next, isFirst, isRemoved, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  return (
    <Screen
      title="Newsletter"
      beside={
        <Form method="post">
          <Button look="main">New issue</Button>
        </Form>
      }
    >
      {isRemoved && <Notice>Removed.</Notice>}
      <p className={leadClass}>
        An issue is written in three languages, approved by a second person, and sent. Whatever is saved after
        an approval takes it away.
      </p>
      {issues.length === 0 ? (
        <p className={emptyClass}>No issue has been written yet.</p>
      ) : (
        <ul className={rowsClass} aria-label="Issues">
          {issues.map(issue => (
            <IssueRow key={issue.id} issue={issue} now={now} zone={me.time_zone} />
          ))}
        </ul>
      )}
      <Pages
        first={isFirst ? null : '/newsletter'}
        next={next === null ? null : `/newsletter?cursor=${next}`}
      />
    </Screen>
  )
}
