import { redirect, useOutletContext } from 'react-router'
import { pathOfPart } from '../../features/content/content-path.ts'
import { PartNav } from '../../features/content/part-nav.tsx'
import { readAddress } from '../../features/content/read-address.ts'
import { Screen } from '../../features/screen.tsx'
import { LegalCards } from '../../features/writing/legal-cards.tsx'
import { performAct } from '../../features/writing/perform-act.ts'
import { PublishForm } from '../../features/writing/publish-form.tsx'
import { ScheduleNote } from '../../features/writing/schedule-note.tsx'
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
import { FactsForm } from './facts-form.tsx'

const addressOf = (params: Route.LoaderArgs['params']) => readAddress({ ...params, part: 'facts' })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = addressOf(params)
  const { office } = context.get(officeRequest)
  const { path, part } = address
  const [view, { schedules, bundles }, { terms }, { versions }] = await Promise.all([
    office.getEntry({ params: { entry: path }, query: { part } }),
    office.getSchedule({ params: { entry: path, part } }),
    office.listContentTerms(),
    office.listHandbookVersions(),
  ])
  if (view.entry.path !== path) throw redirect(pathOfPart({ ...view.entry, part }))
  return {
    address: { ...address, kind: view.entry.kind },
    ...{ view, schedules, bundles, terms },
    versions: versions.flatMap(({ product, slug }) => (path.startsWith(`handbook/${product}/`) ? slug : [])),
    done: url.searchParams.get('done') ?? '',
    doneRevision: url.searchParams.get('revision'),
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performAct(context.get(officeRequest).office, addressOf(params), await request.formData()),
  )

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  stayWithoutAnswer(() => serverAction(), unanswered)

/** The facts of an entry, which all languages share. */
export default function Facts({ loaderData, actionData }: Route.ComponentProps) {
  const { address, view } = loaderData
  // Another entry begins with fields of its own.
  return (
    <FactsOfEntry
      key={address.path}
      loaded={loaderData}
      title={view.entry.title || address.path}
      outcome={actionData && 'fault' in actionData ? actionData : null}
    />
  )
}

interface FactsOfEntryProps {
  readonly loaded: Route.ComponentProps['loaderData']
  readonly title: string
  readonly outcome: Extract<Route.ComponentProps['actionData'], { fault: string }> | null
}

function FactsOfEntry({ loaded, title, outcome }: FactsOfEntryProps) {
  const { address, view, terms, versions, done, doneRevision, now } = loaded
  const { me } = useOutletContext<SignedInData>()
  const start = textToWrite(view, { fromCopy: false, outcome })
  const base = useBase(start.base, view, doneRevision)
  const at = pathOfPart(address)
  useWritingKeys(address)
  return (
    <Screen title={title}>
      <PartNav address={address} here="write" />
      <WritingHead {...{ address, view, outcome, done, at, now }} fromCopy={false} />
      <LegalCards {...{ address, view, at }} place="above" />
      <FactsForm
        {...{ address, base, outcome, terms, versions }}
        facts={start.facts}
        mayWrite={view.may.write}
      />
      <ScheduleNote {...loaded} zone={me.time_zone} />
      <LegalCards {...{ address, view, at }} place="below" />
      <PublishForm {...{ address, view, at }} />
    </Screen>
  )
}
