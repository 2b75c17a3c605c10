import { data } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { EntryView } from '../../../contract/office/content-text.ts'
import { isTranslated } from '../../../contract/office/translated-parts.ts'
import type { TranslationView } from '../../../contract/office/translation.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { PartNav } from '../../features/content/part-nav.tsx'
import { readAddress } from '../../features/content/read-address.ts'
import { Screen } from '../../features/screen.tsx'
import { send, useSent } from '../../features/sent.ts'
import { findFindings } from '../../features/writing/find-findings.ts'
import { LegalCards } from '../../features/writing/legal-cards.tsx'
import { performAct } from '../../features/writing/perform-act.ts'
import { PublishForm } from '../../features/writing/publish-form.tsx'
import { textToWrite } from '../../features/writing/text-to-write.ts'
import { unanswered } from '../../features/writing/unanswered.ts'
import { useBase } from '../../features/writing/use-base.ts'
import { useWritingKeys } from '../../features/writing/use-writing-keys.ts'
import { WritingHead } from '../../features/writing/writing-head.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import { stayWithoutAnswer } from '../../request/stay-without-answer.ts'
import type { Route } from './+types/page'
import { Sides } from './sides.tsx'

function readTranslated(params: Route.LoaderArgs['params']) {
  const { part, ...address } = readAddress(params)
  if (!isTranslated(part)) throw data(null, { status: 404 })
  return { ...address, part }
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readTranslated(params)
  const { office } = context.get(officeRequest)
  const of = { entry: address.path, part: address.part }
  const [view, translation] = await Promise.all([
    office.getEntry({ params: { entry: of.entry }, query: { part: of.part } }),
    office.getTranslation({ params: of }),
  ])
  return {
    address: { ...address, kind: view.entry.kind },
    texts: send({ view, translation }),
    findings: await findFindings(office, address, view),
    done: url.searchParams.get('done') ?? '',
    doneRevision: url.searchParams.get('revision'),
    fromCopy: url.searchParams.has('copy'),
    fromEnglish: url.searchParams.has('english'),
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const address = readTranslated(params)
    const { office } = context.get(officeRequest)
    return performAct(office, address, await request.formData(), pathOfScreen('translate', address))
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  stayWithoutAnswer(() => serverAction(), unanswered)

/** A translation beside its English text. */
export default function Translate({ loaderData, actionData }: Route.ComponentProps) {
  const { address } = loaderData
  const texts = useSent(loaderData.texts)
  // Another part begins with fields of its own.
  return (
    <TranslatePart
      key={`${address.path} ${address.part}`}
      loaded={{ ...loaderData, ...texts }}
      title={texts.view.entry.title || address.path}
      outcome={actionData && 'fault' in actionData ? actionData : null}
    />
  )
}

interface Texts {
  readonly view: EntryView
  readonly translation: TranslationView
}

interface TranslatePartProps {
  readonly loaded: Omit<Route.ComponentProps['loaderData'], 'texts'> & Texts
  readonly title: string
  readonly outcome: Extract<Route.ComponentProps['actionData'], { fault: string }> | null
}

function TranslatePart({ loaded, title, outcome }: TranslatePartProps) {
  const { address, view, translation, findings, done, doneRevision, fromCopy, fromEnglish, now } = loaded
  const start = textToWrite(view, { fromCopy, outcome })
  const base = useBase(start.base, view, doneRevision)
  const at = pathOfScreen('translate', address)
  useWritingKeys(address)
  return (
    <Screen title={title}>
      <PartNav address={address} here="translate" />
      <WritingHead {...{ address, view, outcome, done, fromCopy, at, now }} />
      <LegalCards {...{ address, view, at }} place="above" />
      <Sides
        {...{ address, base, now, at, findings, translation, fromEnglish }}
        lang={languageTagOf(address.part)}
        text={start.text}
        copiedAt={fromCopy ? (view.copy?.at ?? null) : null}
        version={view.version}
        isEmpty={view.draft === null}
        mayWrite={view.may.write}
      />
      <LegalCards {...{ address, view, at }} place="below" />
      <PublishForm {...{ address, view, at }} />
    </Screen>
  )
}
