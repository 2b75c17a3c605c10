import { useOutletContext } from 'react-router'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { PartNav } from '../../features/content/part-nav.tsx'
import { partTitles } from '../../features/content/part-titles.ts'
import { readAddress } from '../../features/content/read-address.ts'
import { Fault } from '../../features/controls.tsx'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { rolesThatPublish } from '../../features/roles-that-publish.ts'
import { Notice, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import { ApprovalCard } from '../../features/writing/approval-card.tsx'
import { approvalSentences } from '../../features/writing/perform-approval.ts'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { BundleForm } from './bundle-form.tsx'
import { performAct } from './perform-act.ts'
import { PublishForms, UnpublishForms } from './publish-forms.tsx'
import styles from './schedule.module.css'
import { ScheduleRow } from './schedule-row.tsx'

const sentences: Readonly<Record<string, string>> = {
  published: 'Published: visitors see it now.',
  unpublished: 'Off the site. The text stays here.',
  scheduled: 'Scheduled.',
  cancelled: 'It is off the calendar.',
  ...approvalSentences,
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { path, part } = readAddress(params)
  const { office } = context.get(officeRequest)
  const [view, schedule] = await Promise.all([
    office.getEntry({ params: { entry: path }, query: { part } }),
    office.getSchedule({ params: { entry: path, part } }),
  ])
  const { bundles } = view.may.publish ? await office.listBundles({ query: { limit: 100 } }) : { bundles: [] }
  const { entry, version, draft, live, may } = view
  return {
    address: { path, part, kind: entry.kind },
    title: entry.title || path,
    isArchived: entry.archived_at !== null,
    ...{ version, draft, live, mayPublish: may.publish },
    approval: view.approval,
    announced: view.versions?.next ?? null,
    ...schedule,
    open: bundles.map(({ id, name }) => ({ id, name })),
    done: url.searchParams.get('done') ?? '',
  }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { office } = context.get(officeRequest)
    return performAct(office, readAddress(params), await request.formData(), currentStaff(context).time_zone)
  })

/** When a part goes out and when it leaves: now, at a moment, or together with others. */
export default function Schedule({ loaderData, actionData }: Route.ComponentProps) {
  const { address, title, draft, live, schedules, bundles, done, mayPublish, isArchived } = loaderData
  const { approval, version, announced } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const zone = me.time_zone
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const forms = { ...loaderData, zone, outcome }
  return (
    <Screen title={title}>
      <PartNav address={address} here="schedule" />
      {sentences[done] && !outcome && <Notice>{sentences[done]}</Notice>}
      {outcome && <Fault>{outcome.fault}</Fault>}
      <p className={softClass}>
        {address.path} · {partTitles[address.part]} ·{' '}
        {live
          ? announced === null
            ? `visitors see revision ${live.number}`
            : `revision ${live.number} is announced`
          : 'visitors do not see it'}
        {draft ? `, revision ${draft.number} was saved last` : ', nothing is written yet'}
      </p>
      {schedules.length > 0 && (
        <ul className={rowsClass} aria-label="Scheduled">
          {schedules.map(schedule => (
            <ScheduleRow key={schedule.id} {...{ schedule, address, zone, mayPublish }} />
          ))}
        </ul>
      )}
      {isArchived ? (
        <p>It is archived: nothing of it can go out.</p>
      ) : !mayPublish ? (
        <p>
          It is not yours to publish. {rolesThatPublish(address.kind)} does that. What is scheduled of it
          stands here.
        </p>
      ) : draft === null ? (
        <p>Write and save it first.</p>
      ) : (
        <div className={styles.cards}>
          {approval && (
            <ApprovalCard
              {...{ address, version, draft, live, approval }}
              at={pathOfScreen('schedule', address)}
            />
          )}
          {(approval === null || approval.state === 'approved' || draft.is_live) && (
            <PublishForms {...forms} draft={draft} />
          )}
          {announced === null && <UnpublishForms {...forms} />}
          <BundleForm key={bundles.length} {...forms} number={draft.number} />
        </div>
      )}
    </Screen>
  )
}
