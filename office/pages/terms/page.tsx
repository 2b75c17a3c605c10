import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { leadClass, Notice, Screen } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changeTerms } from './change-terms.ts'
import { Vocabulary } from './vocabulary.tsx'

const sentences: Readonly<Record<string, string>> = {
  add: 'is added.',
  save: 'has new titles.',
  up: 'is one place further up.',
  down: 'is one place further down.',
  remove: 'is retired.',
  office: 'stays as it is in the office.',
  file: 'is as its file has it.',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { vocabularies } = await context.get(officeRequest).office.listVocabularies()
  const text = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 60)
  const id = text('term')
  const found = vocabularies.find(({ kind }) => kind === text('kind'))?.terms.find(term => term.id === id)
  const sentence = sentences[text('done')]
  return { vocabularies, done: sentence ? `“${found?.title.en ?? id}” ${sentence}` : null }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => changeTerms(context.get(officeRequest).office, await request.formData()))

/** The words that articles and positions are sorted by, in every language. */
export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  const { vocabularies, done } = loaderData
  const outcome = actionData && 'fault' in actionData ? actionData : null
  return (
    <Screen title="Vocabularies">
      {done !== null && !outcome && <Notice>{done} Visitors see it now.</Notice>}
      <p className={leadClass}>
        What articles and positions are sorted and filtered by, in this order. A title can change at any time;
        the short name beside it is part of addresses and stays. A term of which nothing is any more can be
        retired.
      </p>
      {vocabularies.map(vocabulary => (
        <Vocabulary
          key={vocabulary.kind}
          vocabulary={vocabulary}
          outcome={outcome?.kind === vocabulary.kind ? outcome : null}
        />
      ))}
    </Screen>
  )
}
