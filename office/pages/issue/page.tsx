import { useEffect } from 'react'
import { useOutletContext, useRevalidator } from 'react-router'
import { isLocale } from '../../../contract/locale.ts'
import { Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { dropLocal } from '../../features/local-copy.ts'
import { LocalCopyOffer } from '../../features/local-copy-offer.tsx'
import { tagTitles } from '../../features/newsletter/issue-titles.ts'
import { Notice, Screen, softClass, Tabs } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { CopyOffer } from '../../features/writing/copy-offer.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { findMail } from './find-mail.ts'
import { IssueForm } from './issue-form.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueResultsTable } from './issue-results.tsx'
import { IssueState } from './issue-state.tsx'
import { IssueTextView } from './issue-text-view.tsx'
import { performAct } from './perform-act.ts'
import { ReaderCountsTable } from './reader-counts.tsx'
import { sentences } from './sentences.ts'
import { useBaseVersion } from './use-base-version.ts'

const views = ['write', 'preview', 'readers'] as const

export async function loader({ params: { issue: id }, url, context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  const issue = await office.getIssue({ params: { id } })
  const { searchParams } = url
  const view = views.find(each => each === searchParams.get('view')) ?? 'write'
  const asked = searchParams.get('language')
  const language = isLocale(asked) ? asked : 'en'
  const tags = issue.tags.join(',')
  return {
    ...{ issue, view, language },
    mail: view === 'preview' ? await findMail(office, id, language) : null,
    counts:
      view === 'readers'
        ? (await office.countReaders({ query: tags === '' ? {} : { tags } })).languages
        : null,
    isCopy: searchParams.has('copy') && issue.copy !== null,
    done: searchParams.get('done') ?? '',
    mails: Number(searchParams.get('mails')) || 0,
    at: (searchParams.get('at') ?? '').slice(0, 30),
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params: { issue }, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const { office } = context.get(officeRequest)
    return performAct(office, issue, await request.formData(), currentStaff(context).time_zone)
  })

/** The mail itself is shown in frames: the content policy of this screen allows it. */
export const headers = () => ({ 'X-Frame-Source': "'self'" })

/** An issue of the newsletter in three columns, its preview, its readers, and what becomes of it. */
export default function Issue({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, view, language, mail, counts, isCopy, done, mails, at, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const { id, state, copy } = issue
  const zone = me.time_zone
  const here = `/newsletter/${id}`
  const outcome = actionData && 'fault' in actionData ? actionData : null
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
