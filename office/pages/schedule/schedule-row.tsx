import { Form } from 'react-router'
import type { ScheduleView } from '../../../contract/office/schedule.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { Button } from '../../features/controls.tsx'
import { rowClass } from '../../features/list-row.ts'
import { formatMoment } from '../../features/local-time.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './schedule.module.css'

interface ScheduleRowProps {
  readonly schedule: ScheduleView
  readonly address: PartAddress
  readonly zone: string
  readonly mayPublish: boolean
}

/** What waits for its moment, or has failed at it and why. */
export function ScheduleRow({ schedule, address, zone, mayPublish }: ScheduleRowProps) {
  const { id, act, at, revision, state, fault, by } = schedule
  const what = act === 'publish' ? `Publish revision ${revision?.number ?? ''}` : 'Take it off the site'
  const isFailed = state === 'failed'
  return (
    <li className={rowClass} data-state={state}>
      <p>
        <strong>{what}</strong> on <time dateTime={at}>{formatMoment(at, zone)}</time>
        {isFailed && <strong className={styles.failed}> did not happen: {fault}</strong>}
      </p>
      <p className={softClass}>
        {by === null ? 'Scheduled' : `Scheduled by ${by}`}
        {!isFailed && fault !== null && `. As it was looked at last it could not go: ${fault}`}
      </p>
      {mayPublish && (
        <Form method="post" action={pathOfScreen('schedule', address)}>
          <input type="hidden" name="schedule" value={id} />
          <Button name="act" value="cancel" aria-label={`${isFailed ? 'Put away' : 'Cancel'}: ${what}`}>
            {isFailed ? 'Put away' : 'Cancel'}
          </Button>
        </Form>
      )}
    </li>
  )
}
