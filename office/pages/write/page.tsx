import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { everyPart } from '../../../contract/office/content-parts.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { readAddress } from '../../features/content/read-address.ts'
import { Fault } from '../../features/controls.tsx'
import { Notice, Screen, softClass, Tabs } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { ConflictView } from './conflict-view.tsx'
import { CopyOffer } from './copy-offer.tsx'
import { FactsForm } from './facts-form.tsx'
import { performAct } from './perform-act.ts'
import { PublishForm } from './publish-form.tsx'
import { TextForm } from './text-form.tsx'
import { textToWrite } from './text-to-write.ts'

const sentences: Readonly<Record<string, string>> = {
  merged: 'Both changes are saved together. Visitors do not see them before they are published.',
  saved: 'Saved. Visitors do not see it before it is published.',
  published: 'Published: visitors see it now.',
  unpublished: 'Off the site. The text stays here.',
  discarded: 'The unsaved copy is gone.',
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readAddress(params)
  const { office } = context.get(officeRequest)
  const view = await office.getEntry({
    params: { entry: address.path },
    query: { part: address.part },
  })
  return {
    address: { ...address, kind: view.entry.kind },
    view,
    done: url.searchParams.get('done') ?? '',
    doneRevision: url.searchParams.get('revision'),
    fromCopy: url.searchParams.has('copy'),
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performAct(context.get(officeRequest).office, readAddress(params), await request.formData()),
  )

/** A part of a text: its words, or the facts of all languages. */
export default function Write({ loaderData, actionData }: Route.ComponentProps) {
  const { address, view } = loaderData
  // Another part begins with fields of its own.
  return (
    <WritePart
      key={`${address.path} ${address.part}`}
      data={loaderData}
      title={view.entry.title || address.path}
      outcome={actionData && 'fault' in actionData ? actionData : null}
    />
  )
}

interface WritePartProps {
  readonly data: Route.ComponentProps['loaderData']
  readonly title: string
  readonly outcome: Extract<Route.ComponentProps['actionData'], { fault: string }> | null
}

function WritePart({ data, title, outcome }: WritePartProps) {
  const { address, view, done, doneRevision, fromCopy, now } = data
  const { me } = useOutletContext<SignedInData>()
  const start = textToWrite(view, { fromCopy, outcome })
  const [base, setBase] = useState(start.base)
  // Only what was saved here moves the base: what somebody else has saved since is a conflict.
  const isOwn = doneRevision !== null && doneRevision === view.draft?.id
  if (isOwn && base.version !== view.version) setBase({ version: view.version, basedOn: doneRevision })
  const { kind, path, part } = address
  const copy = fromCopy || done === 'saved' ? null : view.copy
  return (
    <Screen title={title}>
      <Tabs
        label="Parts of this text"
        tabs={everyPart.map(each => ({
          title: partTitles[each],
          to: pathOfPart({ kind, path, part: each }),
          isHere: each === part,
        }))}
      />
      {sentences[done] && !outcome && <Notice>{sentences[done]}</Notice>}
      {outcome && <Fault>{outcome.fault}</Fault>}
      {outcome?.conflict && <ConflictView conflict={outcome.conflict} address={address} />}
      {copy && !outcome && <CopyOffer at={formatTime(copy.at, me.time_zone)} address={address} />}
      <p className={softClass}>
        {path}
        {view.draft
          ? ` · revision ${view.draft.number} by ${view.draft.author ?? 'the files'}, ${formatTime(view.draft.at, me.time_zone)}`
          : ' · nothing is written yet'}
      </p>
      {part === 'facts' ? (
        <FactsForm address={address} base={base} facts={start.facts} mayWrite={view.may.write} />
      ) : (
        <TextForm
          {...{ address, base, now }}
          part={part}
          text={start.text}
          copiedAt={fromCopy ? (view.copy?.at ?? null) : null}
          mayWrite={view.may.write}
        />
      )}
      <PublishForm address={address} view={view} />
    </Screen>
  )
}
