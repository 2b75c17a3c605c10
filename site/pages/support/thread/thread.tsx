import type { Locale } from '../../../../contract/locale.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import { unbroken } from '../../../../ui/phrases.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import type { AttachmentsCopy } from '../../../features/attachments/copy/en.ts'
import type { FilesCopy } from '../../../features/attachments/files-copy/en.ts'
import { Paper } from '../paper.tsx'
import type { ThreadAnswer } from './answer-thread.ts'
import { Change } from './change.tsx'
import type { ThreadCopy } from './copy/en.ts'
import { Events } from './events.tsx'
import { ownSections } from './kinds/sections.tsx'
import { Reply } from './reply.tsx'
import { Sent } from './sent.tsx'
import styles from './thread.module.css'
import type { ThreadView } from './view.ts'
import { Withdraw } from './withdraw.tsx'

interface ThreadProps {
  readonly copy: ThreadCopy
  readonly sending: FormCopy
  readonly attachments: AttachmentsCopy
  readonly unfinished: FilesCopy
  readonly locale: Locale
  readonly thread: RequestThread
  readonly view: ThreadView
  /** Goes along with the forms: the cookie may have run out when they are sent. */
  readonly token: string
  /** The intent of the form that was sent just now. */
  readonly done: string | null
  readonly answer: ThreadAnswer | undefined
}

/** A request that was opened. */
export function Thread({
  copy,
  sending,
  attachments,
  unfinished,
  locale,
  thread,
  view,
  token,
  done,
  answer,
}: ThreadProps) {
  const { reference, state, created_at, kind } = thread
  const states = { withdrawn: copy.withdrawn, ...copy.change.states, ...view.states }
  const title = state === 'unconfirmed' ? copy.change.title : view.title
  const isClosed = state === 'unconfirmed' && thread.changes?.open === false
  const now = isClosed ? copy.change.closed : states[state as keyof typeof states]
  const Own = ownSections[kind]
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined)
  const failed = answer !== undefined && Object.keys(answer.reasons).length > 0
  const lead = interpolate(copy.reference, { reference, date: formatDate(created_at, locale) })
  return (
    <Paper title={unbroken(title)} heading={title} above={lead} failed={failed}>
      <section className={styles.state} aria-label={copy.state} role="status">
        <h2>{now?.title ?? state}</h2>
        {now && <p>{now.text}</p>}
        {done === 'confirm' && <p>{copy.change.done}</p>}
        {done === 'withdraw' && state !== 'withdrawn' && <p>{copy.sentAlready}</p>}
      </section>
      {Own && <Own {...{ thread, locale, sending }} own={view.own} answer={answer} />}
      {thread.changes && (
        <Change
          {...{ copy, sending, token, locale, state }}
          changes={thread.changes}
          answer={answerTo('confirm')}
        />
      )}
      {state !== 'confirmed' && <Sent copy={copy} rows={view.rows} files={thread.files} locale={locale} />}
      {!thread.changes && (
        <Events copy={copy} events={thread.events} states={states} locale={locale} sent={done === 'reply'} />
      )}
      {view.takesReplies && (
        <Reply
          key={thread.events.length}
          {...{ copy, sending, attachments, unfinished, locale, reference, token }}
          sent={done === 'reply'}
          answer={answerTo('reply')}
        />
      )}
      {view.withdrawal && !thread.changes && (
        <Withdraw withdrawal={view.withdrawal} {...{ sending, token }} answer={answerTo('withdraw')} />
      )}
    </Paper>
  )
}
