import { useEffect } from 'react'
import { useOutletContext, useRevalidator } from 'react-router'
import { Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { dropLocal } from '../../features/local-copy.ts'
import { LocalCopyOffer } from '../../features/local-copy-offer.tsx'
import { tagTitles } from '../../features/newsletter/issue-titles.ts'
import { Notice, Screen, softClass, Tabs } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { CopyOffer } from '../../features/writing/copy-offer.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { IssueForm } from './issue-form.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueResultsTable } from './issue-results.tsx'
import { IssueState } from './issue-state.tsx'
import { IssueTextView } from './issue-text-view.tsx'
import type { loadIssue } from './load-newsletter.ts'
import type { IssueOutcome } from './perform-act.ts'
import { ReaderCountsTable } from './reader-counts.tsx'
import { sentences } from './sentences.ts'
import { useBaseVersion } from './use-base-version.ts'

type IssueData = Awaited<ReturnType<typeof loadIssue>>

interface IssueScreenProps extends IssueData {
  readonly outcome: IssueOutcome | null
}

/** An issue of the newsletter in three columns, its preview, its readers, and what becomes of it. */
export function IssueScreen(props: IssueScreenProps) {
  const { issue, view, language, mail, counts, isCopy, done, mails, at, now, outcome } = props
  const { me } = useOutletContext<SignedInData>()
  const { id, state, copy } = issue
  const zone = me.time_zone
  const here = `/newsletter/${id}`
  const base = useBaseVersion(issue.version)
  const version = outcome?.conflict?.version ?? (isCopy && copy ? copy.version : base)
  const localKey = `${me.id} ${here}`
  useProgress(state === 'sending')
  const isOver = state === 'sending' || state === 'sent'
  const typed = outcome?.typed ?? (isCopy && copy ? copy.fields : issue)
  const typedAt = at === '' ? null : { fault: '', typed: at, choices: [] }
  return (
    <Screen title={issue.texts.en.subject || 'An issue without a subject'}>
      <Tabs
        label="Views of the issue"
        tabs={[
          { title: 'Write', to: here, isHere: view === 'write' },
          { title: 'Preview', to: `${here}?view=preview`, isHere: view === 'preview', isDocument: true },
          { title: 'Readers', to: `${here}?view=readers`, isHere: view === 'readers' },
        ]}
      />
      {sentences[done] && !outcome && (
        <Notice>
          {done === 'tested' ? `${count(mails, 'mail')} to ${me.email} on the way.` : sentences[done]}
        </Notice>
      )}
      {outcome && <Fault>{outcome.fault}</Fault>}
      {outcome?.conflict && (
        <p>
          What was changed there alone is in the fields now, beside your own changes. Look at it and save.
          {outcome.conflict.both.length > 0 && ' Where both of you changed the same, both stand below.'}
        </p>
      )}
      {view === 'preview' && <IssuePreview {...{ issue, language, mail }} />}
      {counts && (
        <>
          <p className={softClass}>
            {issue.tags.length === 0
              ? 'For everybody.'
              : `For readers of ${issue.tags.map(tag => tagTitles[tag]).join(', ')}.`}
          </p>
          <ReaderCountsTable counts={counts} />
        </>
      )}
      {view === 'write' && (
        <>
          <IssueState
            {...{ issue, zone }}
            version={base}
            refused={outcome?.moment ?? typedAt}
            isElevated={me.elevated_until !== null}
          />
          {issue.results.queued > 0 && <IssueResultsTable issue={issue} />}
          {isOver ? (
            <IssueTextView issue={issue} />
          ) : (
            <>
              {copy && !isCopy && !outcome && (
                <CopyOffer at={formatTime(copy.at, zone)} here={here} onDiscard={() => dropLocal(localKey)} />
              )}
              {!outcome && (
                <LocalCopyOffer
                  {...{ localKey, now }}
                  path={`/office${here}/copy`}
                  keptAt={copy?.at ?? null}
                  onward={`/office${here}?copy`}
                />
              )}
              <IssueForm
                key={`${id} ${outcome?.conflict?.version ?? ''} ${isCopy}`}
                {...{ id, version, localKey, now }}
                fields={typed}
                conflict={outcome?.conflict ?? null}
                copiedAt={isCopy ? (copy?.at ?? null) : null}
                isDecided={state === 'approved' || state === 'scheduled' || state === 'waiting'}
              />
            </>
          )}
        </>
      )}
    </Screen>
  )
}

const progressMs = 5000

/** Reads the numbers of an issue that goes out again and again, while somebody may see them. */
function useProgress(isSending: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, progressMs)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
}
