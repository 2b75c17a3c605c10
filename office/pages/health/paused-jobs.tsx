import { Form } from 'react-router'
import type { Health } from '../../../contract/office/health.ts'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { actsClass, cardClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'

interface PausedJobsProps {
  readonly paused: NonNullable<Health['paused']>
  readonly zone: string
}

/** Jobs wait after a backup was restored: mails that were waiting in it may have left since. */
export function PausedJobs({ paused: { backup_at, mails }, zone }: PausedJobsProps) {
  return (
    <section className={cardClass} aria-labelledby="pause-title">
      <h2 id="pause-title">Jobs wait since the restore</h2>
      <p>
        The site was restored to {formatTime(backup_at, zone)}. No mail leaves and nothing is published on
        schedule until you decide.{' '}
        {mails === 0
          ? 'No mail was waiting in the backup.'
          : `${count(mails, 'mail')} of the backup ${mails === 1 ? 'waits' : 'wait'}: what was sent after it was made would be sent twice.`}
      </p>
      <Form method="post" action="/health" preventScrollReset className={actsClass}>
        <Button look="main" name="act" value="send">
          {mails === 0 ? 'Let jobs run' : 'Let jobs run, and send them'}
        </Button>
        {mails > 0 && (
          <Button name="act" value="drop-mails">
            Let jobs run, without these mails
          </Button>
        )}
      </Form>
    </section>
  )
}
