import { useEffect, useRef } from 'react'
import { useOutletContext } from 'react-router'
import { languageTagOf } from '../../../../contract/locale.ts'
import { isPermitted } from '../../../../contract/office/permissions.ts'
import { describeAnswers } from '../../../../contract/requests/describe-answers.ts'
import { requestDescriptions } from '../../../../contract/requests/descriptions.ts'
import { VisitorText } from '../../../features/visitor-text.tsx'
import { officeRequest } from '../../../request/office-request.ts'
import { currentStaff, endedOr } from '../../../request/session.ts'
import { stayWithoutAnswer } from '../../../request/stay-without-answer.ts'
import type { InboxContext } from '../inbox-context.ts'
import type { Route } from './+types/page'
import { Composer } from './composer/composer.tsx'
import { Details } from './details.tsx'
import { Head } from './head.tsx'
import { NewerVersion } from './newer-version.tsx'
import { type ActOutcome, performAct } from './perform-act.ts'
import styles from './request.module.css'
import type { RequestData } from './request-data.ts'
import { RequestKeys } from './request-keys.tsx'
import { Thread } from './thread.tsx'
import { UndoBar } from './undo-bar.tsx'

export async function loader({ params, context }: Route.LoaderArgs): Promise<RequestData> {
  const { office, findUploads } = context.get(officeRequest)
  const { roles } = currentStaff(context)
  const reference = params.reference.toUpperCase()
  const [request, { replies }] = await Promise.all([
    office.getRequest({ params: { reference } }),
    office.listSavedReplies(),
  ])
  const answers = describeAnswers(requestDescriptions[request.kind], request.answers, 'en')
    // The head of the screen and the details have name and address.
    .filter(({ field }) => field !== 'name' && field !== 'email')
    // What was written comes before what was chosen.
    .map(({ field, label, values }) => ({ field, label, values, isLong: values.some(isLong) }))
    .toSorted((a, b) => Number(b.isLong) - Number(a.isLong))
  return {
    request,
    answers,
    saved: replies.map(({ id, name, texts }) => ({ id, name, languages: Object.keys(texts) })),
    draftFiles: await findUploads(request.draft?.uploads ?? []),
    acts: { reply: crypto.randomUUID(), note: crypto.randomUUID() },
    may: {
      decide: isPermitted('permission.decide', roles),
      readPerson: isPermitted('person.read', roles),
    },
    now: new Date().toISOString(),
  }
}

/** Whether a text takes more than a line: characters of Chinese and Japanese are twice as wide. */
const isLong = (text: string) =>
  text.includes('\n') || text.replaceAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, 'xx').length > 60

/** Reply, note, undo, merge, split. */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performAct(context.get(officeRequest), params.reference.toUpperCase(), await request.formData()),
  )

const unanswered: ActOutcome = { fault: 'unanswered', text: '' }

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  stayWithoutAnswer(() => serverAction(), unanswered)

/** One request: what was sent, what was answered, and the reply. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request } = loaderData
  const inbox = useOutletContext<InboxContext>()
  const { reference, name, email, locale } = request
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request has another heading to begin at
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [reference])
  return (
    <article className={styles.page} key={reference}>
      <title>{`${name || email} · ${reference} · Office`}</title>
      <Head
        {...{ request, inbox }}
        notice={<NewerVersion request={request} me={inbox.me.id} key={request.version} />}
      >
        <h1 ref={title} tabIndex={-1}>
          <VisitorText text={name || email} lang={languageTagOf(locale)} />
        </h1>
      </Head>
      <div className={styles.columns}>
        <div className={styles.thread}>
          <Thread data={loaderData} inbox={inbox} />
          <UndoBar request={request} me={inbox.me} now={loaderData.now} />
          <Composer data={loaderData} inbox={inbox} outcome={actionData} />
        </div>
        <Details data={loaderData} inbox={inbox} />
      </div>
      <RequestKeys request={request} inbox={inbox} />
    </article>
  )
}
