import { Form, Link } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { Button, Field } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { emptyClass, leadClass, Notice, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changeWords } from './change-words.ts'
import { WordForm } from './word-form.tsx'
import { WordRow } from './word-row.tsx'
import styles from './words.module.css'

const doneTitles = { added: 'is added.', changed: 'is changed.', removed: 'is removed.' } as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 100)
  const q = text('q')
  const done = (['added', 'changed', 'removed'] as const).find(each => url.searchParams.has(each))
  return {
    q,
    done: done && `${text(done)} ${doneTitles[done]}`,
    mayChange: isPermitted('words.change', currentStaff(context).roles),
    ...(await context.get(officeRequest).office.listGlossary({ query: q === '' ? {} : { q } })),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => changeWords(context.get(officeRequest).office, await request.formData()))

/** What a term of the apps is called in each language. */
export default function Words({ loaderData, actionData }: Route.ComponentProps) {
  const { q, done, mayChange, words, total } = loaderData
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const isOfRow = outcome !== null && words.some(({ id }) => id === outcome.id)
  return (
    <Screen title="House words">
      {done && !outcome && <Notice>{done}</Notice>}
      <p className={leadClass}>
        One thing has one word, in every text. Translators see these beside the English, and a text that has
        another word for a name in the apps is marked. Several terms of a row have as many words, in the same
        order; brackets say where a word is used, and (never …) which one is not.
      </p>
      {mayChange && (
        <Disclosure label="Add a word" isOpen={outcome !== null && !isOfRow}>
          <WordForm
            label="Add a word"
            word={isOfRow ? null : outcome}
            fault={isOfRow ? undefined : outcome?.fault}
          />
        </Disclosure>
      )}
      <Form method="get" action="/site/words" className={styles.search} role="search">
        <Field label="Find a word" name="q" type="search" defaultValue={q} maxLength={100} />
        <Button>Find</Button>
        {q && <Link to="/site/words">Clear</Link>}
      </Form>
      {words.length === 0 ? (
        <p className={emptyClass}>{q ? `No row has “${q}”.` : 'There are no house words yet.'}</p>
      ) : (
        <>
          <p className={softClass}>{q ? `${words.length} of ${count(total, 'row')}` : count(total, 'row')}</p>
          <ul className={rowsClass} aria-label="House words">
            {words.map(word => (
              <WordRow
                key={word.id}
                word={word}
                mayChange={mayChange}
                outcome={outcome?.id === word.id ? outcome : null}
              />
            ))}
          </ul>
        </>
      )}
    </Screen>
  )
}
