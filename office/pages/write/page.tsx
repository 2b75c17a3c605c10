import { data, redirect, useOutletContext } from 'react-router'
import { isLanguagePart } from '../../../contract/office/content-parts.ts'
import type { EntryView } from '../../../contract/office/content-text.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { PartNav } from '../../features/content/part-nav.tsx'
import { readAddress } from '../../features/content/read-address.ts'
import { Screen } from '../../features/screen.tsx'
import { send, useSent } from '../../features/sent.ts'
import { findFindings } from '../../features/writing/find-findings.ts'
import { LegalCards } from '../../features/writing/legal-cards.tsx'
import { performAct } from '../../features/writing/perform-act.ts'
import { PublishForm } from '../../features/writing/publish-form.tsx'
import { ScheduleNote } from '../../features/writing/schedule-note.tsx'
import { TextForm } from '../../features/writing/text-form.tsx'
import { textToWrite } from '../../features/writing/text-to-write.ts'
import { unanswered } from '../../features/writing/unanswered.ts'
import { useBase } from '../../features/writing/use-base.ts'
import { useWritingKeys } from '../../features/writing/use-writing-keys.ts'
import { WritingHead } from '../../features/writing/writing-head.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import { stayWithoutAnswer } from '../../request/stay-without-answer.ts'
import type { Route } from './+types/page'

function readText(params: Route.LoaderArgs['params']) {
  const { part, ...address } = readAddress(params)
  if (!isLanguagePart(part)) throw data(null, { status: 404 })
  return { ...address, part }
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readText(params)
  const { office } = context.get(officeRequest)
  const { path, part } = address
  const [view, { schedules, bundles }] = await Promise.all([
    office.getEntry({ params: { entry: path }, query: { part } }),
    office.getSchedule({ params: { entry: path, part } }),
  ])
  if (view.entry.path !== path) throw redirect(pathOfPart({ ...view.entry, part }))
  return {
    address: { ...address, kind: view.entry.kind },
    view: send(view),
    ...{ schedules, bundles },
    findings: await findFindings(office, address, view),
    done: url.searchParams.get('done') ?? '',
    doneRevision: url.searchParams.get('revision'),
    fromCopy: url.searchParams.has('copy'),
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performAct(context.get(officeRequest).office, readText(params), await request.formData()),
  )

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  stayWithoutAnswer(() => serverAction(), unanswered)

/** A text in one language. */
export default function Write({ loaderData, actionData }: Route.ComponentProps) {
  const { address } = loaderData
  const view = useSent(loaderData.view)
  // Another part begins with fields of its own.
  return (
    <WritePart
      key={`${address.path} ${address.part}`}
      loaded={{ ...loaderData, view }}
      title={view.entry.title || address.path}
      outcome={actionData && 'fault' in actionData ? actionData : null}
    />
  )
}

interface WritePartProps {
  readonly loaded: Omit<Route.ComponentProps['loaderData'], 'view'> & { readonly view: EntryView }
  readonly title: string
  readonly outcome: Extract<Route.ComponentProps['actionData'], { fault: string }> | null
}

function WritePart({ loaded, title, outcome }: WritePartProps) {
  const { address, view, findings, done, doneRevision, fromCopy, now } = loaded
  const { me } = useOutletContext<SignedInData>()
  const start = textToWrite(view, { fromCopy, outcome })
  const base = useBase(start.base, view, doneRevision)
  const at = pathOfPart(address)
  useWritingKeys(address)
  return (
    <Screen title={title}>
      <PartNav address={address} here="write" />
      <WritingHead {...{ address, view, outcome, done, fromCopy, at, now }} />
      <LegalCards {...{ address, view, at }} place="above" />
      <TextForm
        {...{ address, base, now, at, findings }}
        part={address.part}
        text={start.text}
        copiedAt={fromCopy ? (view.copy?.at ?? null) : null}
        mayWrite={view.may.write}
      />
      <ScheduleNote {...loaded} zone={me.time_zone} />
      <LegalCards {...{ address, view, at }} place="below" />
      <PublishForm {...{ address, view, at }} />
    </Screen>
  )
}
