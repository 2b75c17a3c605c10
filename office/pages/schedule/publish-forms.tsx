import { Form } from 'react-router'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import type { ScheduleView } from '../../../contract/office/schedule.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { MomentFields } from '../../features/content/moment-fields.tsx'
import { Button } from '../../features/controls.tsx'
import { cardClass, softClass } from '../../features/screen.tsx'
import type { ScheduleOutcome } from './perform-act.ts'
import styles from './schedule.module.css'

interface FormsProps {
  readonly address: PartAddress
  readonly version: number
  readonly live: RevisionView | null
  readonly schedules: readonly ScheduleView[]
  readonly zone: string
  readonly outcome: ScheduleOutcome | null
}

const refusedOf = (outcome: ScheduleOutcome | null, act: string) => (outcome?.act === act ? outcome : null)
const waiting = (schedules: readonly ScheduleView[], act: ScheduleView['act']) =>
  schedules.find(each => each.act === act && each.state === 'waiting')

/** Publishes what was saved last, now or at a moment: exactly this revision, whatever is saved after it. */
export function PublishForms({ draft, ...props }: FormsProps & { readonly draft: RevisionView }) {
  const { address, version, schedules, zone, outcome } = props
  const action = pathOfScreen('schedule', address)
  const planned = waiting(schedules, 'publish')
  const isOver = draft.is_live && !waiting(schedules, 'unpublish')
  return (
    <section className={cardClass} aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      {isOver ? (
        <p className={softClass}>Revision {draft.number} is what visitors see: nothing newer is saved.</p>
      ) : (
        <>
          <p className={softClass}>
            Revision {draft.number}, exactly as it was saved. What is saved after it does not go out with it.
          </p>
          {!draft.is_live && (
            <Form method="post" action={action}>
              <input type="hidden" name="version" value={version} />
              <Button name="act" value="publish">
                Publish now
              </Button>
            </Form>
          )}
          <Form method="post" action={action} className={styles.form}>
            <input type="hidden" name="revision" value={draft.id} />
            <MomentFields
              label="Publish at"
              zone={zone}
              at={planned?.at}
              refused={refusedOf(outcome, 'publish-at')}
            />
            <Button look="main" name="act" value="publish-at">
              {planned ? 'Publish then instead' : 'Publish then'}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}

/** Takes a language off the site, now or at a moment. */
export function UnpublishForms({ address, version, live, schedules, zone, outcome }: FormsProps) {
  if (address.part === 'facts' || (!live && !waiting(schedules, 'publish'))) return null
  const action = pathOfScreen('schedule', address)
  const planned = waiting(schedules, 'unpublish')
  return (
    <section className={cardClass} aria-labelledby="unpublish">
      <h2 id="unpublish">Take off the site</h2>
      <p className={softClass}>
        This language alone; the text stays here.
        {address.part === 'en' && ' Readers of a language that has no text of its own see nothing then.'}
      </p>
      {live && (
        <Form method="post" action={action}>
          <input type="hidden" name="version" value={version} />
          <Button name="act" value="unpublish">
            Take off now
          </Button>
        </Form>
      )}
      <Form method="post" action={action} className={styles.form}>
        <MomentFields
          label="Take off at"
          zone={zone}
          at={planned?.at}
          refused={refusedOf(outcome, 'unpublish-at')}
        />
        <Button name="act" value="unpublish-at">
          {planned ? 'Take off then instead' : 'Take off then'}
        </Button>
      </Form>
    </section>
  )
}
