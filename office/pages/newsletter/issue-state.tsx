import { Form, Link } from 'react-router'
import type { IssueView } from '../../../contract/office/newsletter.ts'
import type { MomentFault } from '../../features/content/read-moment.ts'
import { Button } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { formatMoment } from '../../features/local-time.ts'
import { stateTitles } from '../../features/newsletter/issue-titles.ts'
import { actsClass, cardClass, softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { DecisionForms } from './decision-forms.tsx'
import styles from './issue.module.css'
import { SendForms } from './send-forms.tsx'

interface IssueStateProps {
  readonly issue: IssueView
  /** The version that the screen shows. */
  readonly version: number
  readonly zone: string
  readonly refused: MomentFault | null
  readonly isElevated: boolean
}

/** Where an issue stands, and what can be done with it next. */
export function IssueState({ issue, version, zone, refused, isElevated }: IssueStateProps) {
  const { id, state, note, faults, may, started_at, archive } = issue
  const act = `/newsletter/${id}`
  const isOpen = ['draft', 'waiting', 'approved'].includes(state)
  return (
    <section className={cardClass} aria-labelledby="state">
      <h2 id="state">{stateTitles[state]}</h2>
      <p>{sentenceOf(issue, zone)}</p>
      {note !== '' && (
        <p>
          It was sent back: <q>{note}</q>
        </p>
      )}
      {faults.length > 0 && isOpen && (
        <>
          <p>Before it can go out:</p>
          <ul className={styles.faults} aria-label="What is missing">
            {faults.map(({ language, field, line, reason }) => (
              <li key={`${language} ${field} ${line} ${reason}`}>
                {languageTitles[language]}
                {line !== null && `, line ${line}`}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === 'draft' && (
        <Form method="post" action={act} className={actsClass}>
          <input type="hidden" name="version" value={version} />
          <Button name="act" value="ask" disabled={faults.length > 0}>
            Ask for approval of version {version}
          </Button>
        </Form>
      )}
      <DecisionForms {...{ issue, version }} />
      {may.send && <SendForms {...{ issue, version, zone, refused, isElevated }} />}
      {(state === 'scheduled' || state === 'sending') && (
        <Form method="post" action={act} className={actsClass}>
          <Button name="act" value="stop" {...(state === 'sending' && { look: 'main' as const })}>
            {state === 'sending' ? 'Stop' : 'Take it off the schedule'}
          </Button>
        </Form>
      )}
      <Form method="post" action={act} className={actsClass}>
        <Button name="act" value="test">
          Send it to myself
        </Button>
        {isOpen && started_at === null && (
          <Button name="act" value="remove" look="plain">
            Remove
          </Button>
        )}
      </Form>
      {archive !== null && (
        <p className={softClass}>
          {state === 'sent' ? (
            <a href={archive}>In the archive</a>
          ) : (
            <>
              Its page, <a href={archive}>{archive}</a>, is there for those who have the mail; the archive
              lists it when it has gone out.
            </>
          )}{' '}
          · <Link to={`/audit?subject=${id}`}>In the audit log</Link>
        </p>
      )}
    </section>
  )
}

function sentenceOf(issue: IssueView, zone: string): string {
  const { state, changed_by, changed_at, asked_by, approved_by, send_at, started_at, finished_at } = issue
  const by = (name: string | null) => (name === null ? '' : ` by ${name}`)
  switch (state) {
    case 'draft':
      return `Version ${issue.version}, saved${by(changed_by)} on ${formatTime(changed_at, zone)}.${started_at === null ? '' : ' Some readers have an earlier version; the others get this one when it is approved and sent.'}`
    case 'waiting':
      return `Version ${issue.version}, saved${by(changed_by)}. Approval was asked for${by(asked_by)}.`
    case 'approved':
      return `Version ${issue.version}, approved${by(approved_by)}.`
    case 'scheduled':
      return `It goes out on ${send_at === null ? '' : formatMoment(send_at, zone)}. Approved${by(approved_by)}.`
    case 'sending':
      return `Since ${started_at === null ? '' : formatTime(started_at, zone)}. Approved${by(approved_by)}, sent${by(issue.sent_by)}.`
    case 'stopped':
      return 'No further mail goes out. It can go on with those who have not had it, as it is or corrected.'
    case 'sent':
      return `On ${formatTime(finished_at ?? changed_at, zone)}. Approved${by(approved_by)}, sent${by(issue.sent_by)}.`
  }
}
