import { Form, useOutletContext } from 'react-router'
import type { IssueSummary } from '../../../contract/office/newsletter.ts'
import { Button } from '../../features/controls.tsx'
import { emptyClass, leadClass, Notice, Pages, rowsClass, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { IssueRow } from './issue-row.tsx'

interface IssueListProps {
  readonly issues: readonly IssueSummary[]
  readonly next: string | null
  readonly isFirst: boolean
  readonly isRemoved: boolean
  readonly now: string
}

/** The issues of the newsletter. */
export function IssueList({ issues, next, isFirst, isRemoved, now }: IssueListProps) {
  const { me } = useOutletContext<SignedInData>()
  return (
    <Screen
      title="Newsletter"
      beside={
        <Form method="post" action="/newsletter">
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
