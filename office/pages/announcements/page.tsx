import { data, Link, useOutletContext } from 'react-router'
import { buttonClass } from '../../features/controls.tsx'
import { localTimeOf } from '../../features/local-time.ts'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { emptyClass, leadClass, Notice, rowsClass, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { changeAnnouncements } from './change-announcements.ts'

const sentences: Readonly<Record<string, string>> = {
  published: 'Published: visitors see it in its time.',
  saved: 'Saved as a draft. What is on the site stays as it is.',
  withdrawn: 'Off the site. It is a draft again.',
  removed: 'Removed.',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { announcements } = await context.get(officeRequest).office.listAnnouncements()
  const id = url.searchParams.get('id')
  const chosen = announcements.find(each => each.id === id) ?? null
  if (id !== null && id !== 'new' && !chosen) throw data(null, { status: 404 })
  const done = sentences[url.searchParams.get('done') ?? '']
  const { time_zone } = currentStaff(context)
  const [from, until] = [chosen?.starts_at ?? timeIn(0), chosen?.ends_at ?? timeIn(7)]
  const times = { from: localTimeOf(from, time_zone), until: localTimeOf(until, time_zone) }
  return { announcements, chosen, isOpen: id !== null, done, times }
}

const timeIn = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { time_zone } = currentStaff(context)
    return changeAnnouncements(context.get(officeRequest).office, await request.formData(), time_zone)
  })

/** The sentences at the top of the site's pages, each in one language and for a time. */
export default function Announcements({ loaderData, actionData }: Route.ComponentProps) {
  const { announcements, isOpen, done, times } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const chosen = loaderData.chosen ?? announcements.find(({ id }) => id === outcome?.typed.id) ?? null
  return (
    <Screen
      title="Announcements"
      beside={
        <Link to="/site/announcements?id=new" className={buttonClass()}>
          New announcement
        </Link>
      }
    >
      {done && !outcome && <Notice>{done}</Notice>}
      <p className={leadClass}>
        A sentence at the top of the pages of one language, from a minute to a minute. Visitors can hide it.
        Where several would be shown, that of the section comes first, then the latest.
      </p>
      {(isOpen || outcome) && (
        <AnnouncementForm
          key={`${chosen?.id ?? 'new'} ${chosen?.version}`}
          {...{ chosen, outcome, times }}
          zone={me.time_zone}
        />
      )}
      {announcements.length === 0 ? (
        <p className={emptyClass}>Nothing has been announced yet.</p>
      ) : (
        <ul className={rowsClass} aria-label="Announcements">
          {announcements.map(announcement => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              isChosen={announcement.id === chosen?.id}
              zone={me.time_zone}
            />
          ))}
        </ul>
      )}
    </Screen>
  )
}
