import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useOutletContext, useSearchParams } from 'react-router'
import type { EntryView } from '../../../contract/office/content-text.ts'
import type { Me } from '../../../contract/office/door.ts'
import { endpointOf, type PartAddress, pathOfScreen } from '../content/content-path.ts'
import { pathOfMove } from '../content/move-path.ts'
import { Fault } from '../controls.tsx'
import { dropLocal } from '../local-copy.ts'
import { LocalCopyOffer } from '../local-copy-offer.tsx'
import { Notice, softClass } from '../screen.tsx'
import { formatTime } from '../time.tsx'
import type { WriteOutcome } from './perform-act.ts'
import { approvalSentences } from './perform-approval.ts'
import { useLocalKey } from './use-local-key.ts'
import styles from './writing.module.css'

// All of them are rare, and the screens that write are close to the weight that a screen may have.
const ConflictView = lazy(async () => ({ default: (await import('./conflict-view.tsx')).ConflictView }))
const CopyOffer = lazy(async () => ({ default: (await import('./copy-offer.tsx')).CopyOffer }))
const FileConflictNote = lazy(async () => ({
  default: (await import('./file-conflict-note.tsx')).FileConflictNote,
}))

const sentences: Readonly<Record<string, string>> = {
  merged: 'Both changes are saved together. Visitors do not see them before they are published.',
  saved: 'Saved. Visitors do not see it before it is published.',
  published: 'Published: visitors see it now.',
  unpublished: 'Off the site. The text stays here.',
  discarded: 'The unsaved copy is gone.',
  ...approvalSentences,
}

interface WritingHeadProps {
  readonly address: PartAddress
  readonly view: EntryView
  readonly outcome: WriteOutcome | null
  /** What was done last. */
  readonly done: string
  /** Whether the fields show the kept copy. */
  readonly fromCopy: boolean
  /** The address of the screen. */
  readonly at: string
  readonly now: string
}

/** What has happened to a part that is being written: what was done, a conflict, an unsaved copy, its newest revision. */
export function WritingHead({ address, view, outcome, done, fromCopy, at, now }: WritingHeadProps) {
  const { me } = useOutletContext<{ readonly me: Me }>()
  const localKey = useLocalKey(address)
  const [query] = useSearchParams()
  const seen = query.get('live')
  // Something else went out while the text that is saved now was written.
  const isLiveChanged = seen !== null && seen !== (view.live?.id ?? '')
  // What is kept while this document is open stands in its fields.
  const [found] = useState(fromCopy ? null : (view.copy?.at ?? null))
  const copy = view.copy?.at === found ? view.copy : null
  const refusal = useRef<HTMLDivElement>(null)
  // Where it was pressed is out of sight of it.
  useEffect(() => {
    if (outcome) refusal.current?.scrollIntoView({ block: 'start' })
  }, [outcome])
  const isSaved = (done === 'saved' || done === 'merged') && query.get('revision') === view.draft?.id
  return (
    <>
      {sentences[done] && !outcome && (
        <Notice>
          {sentences[done]}
          {isLiveChanged &&
            ` Meanwhile ${view.live ? `revision ${view.live.number} went out` : 'it left the site'}.`}
        </Notice>
      )}
      {outcome && outcome.fault !== '' && (
        <div ref={refusal} className={styles.refusal}>
          <Fault>{outcome.fault}</Fault>
          <Suspense>
            {outcome.conflict && <ConflictView conflict={outcome.conflict} {...{ address, at }} />}
          </Suspense>
        </div>
      )}
      <Suspense>
        {view.file_conflict && (
          <FileConflictNote {...{ address }} conflict={view.file_conflict} zone={me.time_zone} />
        )}
        {copy && !outcome && (
          <CopyOffer at={formatTime(copy.at, me.time_zone)} here={at} onDiscard={() => dropLocal(localKey)} />
        )}
      </Suspense>
      {view.entry.archived_at !== null && (
        <p>
          This text is archived: visitors see it in no language.{' '}
          <Link to={pathOfScreen('history', address)}>Bring it back</Link>
        </p>
      )}
      <LocalCopyOffer
        localKey={localKey}
        path={endpointOf(address)}
        onward={`/office${at}?copy`}
        keptAt={view.copy?.at ?? null}
        savedAt={isSaved ? (view.draft?.at ?? null) : null}
        now={now}
      />
      <p className={softClass}>
        {address.path}
        {view.draft
          ? ` · revision ${view.draft.number} by ${view.draft.origin === 'files' ? 'the files' : (view.draft.author ?? 'somebody who has left')}, ${formatTime(view.draft.at, me.time_zone)}`
          : ' · nothing is written yet'}
        {view.may.publish && address.kind !== 'legal' && (
          <>
            {' · '}
            <Link to={pathOfMove(view.entry)}>Change its address</Link>
          </>
        )}
      </p>
    </>
  )
}
