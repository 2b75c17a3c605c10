import { Link } from 'react-router'
import type { ScheduleView } from '../../../contract/office/schedule.ts'
import type { PartAddress } from '../content/content-path.ts'
import { pathOfScreen } from '../content/content-path.ts'
import { Fault } from '../controls.tsx'
import { formatMoment } from '../local-time.ts'
import { softClass } from '../screen.tsx'

interface ScheduleNoteProps {
  readonly address: PartAddress
  readonly schedules: readonly ScheduleView[]
  /** Those that the part is in. */
  readonly bundles: readonly { id: string; name: string; at: string | null; number: number | null }[]
  readonly zone: string
}

/** What is scheduled of a part, and what has failed. */
export function ScheduleNote({ address, schedules, bundles, zone }: ScheduleNoteProps) {
  if (schedules.length + bundles.length === 0) return null
  const to = pathOfScreen('schedule', address)
  return (
    <>
      {schedules
        .filter(({ state }) => state === 'failed')
        .map(({ id, at, fault }) => (
          <Fault key={id}>
            What was scheduled for {formatMoment(at, zone)} did not happen: {fault}{' '}
            <Link to={to}>Schedule</Link>
          </Fault>
        ))}
      {schedules
        .filter(({ state }) => state === 'waiting')
        .map(({ id, act, at, revision, fault }) => (
          <p key={id} className={softClass}>
            {act === 'publish' ? `Revision ${revision?.number ?? ''} goes out` : 'It leaves the site'} on{' '}
            {formatMoment(at, zone)}. {fault !== null && `As it is now it could not go: ${fault} `}
            <Link to={to}>Schedule</Link>
          </p>
        ))}
      {bundles.map(({ id, name, at, number }) => (
        <p key={id} className={softClass}>
          {number === null ? 'It leaves the site with' : `Revision ${number} is in`} the bundle{' '}
          <Link to={`/bundles/${id}`}>{name}</Link>
          {at !== null && ` for ${formatMoment(at, zone)}`}.
        </p>
      ))}
    </>
  )
}
