import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { canPublish } from '../../../contract/office/content-scope.ts'
import type { EntryRowView } from '../../../contract/office/content-view.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { cardClass, softClass } from '../../features/screen.tsx'
import { useRested } from '../../features/use-rested.ts'
import styles from './bundle.module.css'
import type { FoundTexts } from './find-texts.ts'
import { FoundText } from './found-text.tsx'

interface AddFormProps {
  readonly bundle: {
    readonly id: string
    readonly version: number
    readonly items: readonly { readonly path: string; readonly part: EntryRowView['parts'][number]['part'] }[]
  }
  /** The texts of the address's search. */
  readonly found: FoundTexts
  /** What was chosen and refused. */
  readonly refused: readonly string[]
  readonly roles: readonly Role[]
}

/** Searches texts and adds parts of them, to be published as they were saved last or to leave the site. */
export function AddForm({ bundle: { id, version, items }, found: linked, refused, roles }: AddFormProps) {
  const fetcher = useFetcher<{ readonly found: FoundTexts }>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(refused))
  const [seen, setSeen] = useState<readonly EntryRowView[]>(linked.entries)
  const found = fetcher.data?.found ?? linked
  const action = `/bundles/${id}`
  const [typed, setTyped] = useState(linked.q)
  const rested = useRested(typed)
  const asked = useRef(linked.q)
  const search = (words: string) => {
    asked.current = words.trim()
    return fetcher.load(`${action}?${new URLSearchParams({ q: words })}`)
  }
  const searchRested = useEffectEvent((words: string) => {
    if (words.trim() !== asked.current) search(words)
  })
  useEffect(() => searchRested(rested), [rested])
  const change = (item: string, isChosen: boolean) => {
    setSeen(before => [...before.filter(each => !found.entries.includes(each)), ...found.entries])
    setChosen(before => new Set(isChosen ? [...before, item] : [...before].filter(each => each !== item)))
  }
  const isOwn = ({ kind }: EntryRowView) => canPublish({ roles, languages: [] }, kind)
  // What is chosen stays while other words are searched.
  const isKept = ({ id: own, path, parts }: EntryRowView) =>
    !found.entries.some(entry => entry.id === own) && parts.some(({ part }) => chosen.has(`${part} ${path}`))
  const texts = [...seen.filter(isKept), ...found.entries]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <section className={cardClass} aria-labelledby="add">
      <h2 id="add">Add texts</h2>
      <Form method="get" action={action} role="search" className={styles.search} onSubmit={submit}>
        <Field
          label="Search texts"
          name="q"
          type="search"
          defaultValue={linked.q}
          maxLength={200}
          autoComplete="off"
          placeholder="Title or path"
          onChange={event => setTyped(event.target.value)}
        />
        <Button>Find</Button>
      </Form>
      <p role="status" className={softClass}>
        {sentenceOf(found)}
        {chosen.size > 0 && ` · ${count(chosen.size, 'part')} ticked`}
      </p>
      {texts.length > 0 && (
        <Form
          method="post"
          action={`${action}?${new URLSearchParams({ q: found.q })}`}
          className={styles.form}
        >
          <input type="hidden" name="version" value={version} />
          <ul className={styles.texts} aria-label="Texts found">
            {texts.map(entry => (
              <FoundText
                key={entry.id}
                entry={entry}
                isOwn={isOwn(entry)}
                bundled={items.flatMap(({ path, part }) => (path === entry.path ? part : []))}
                chosen={refused}
                onChange={change}
              />
            ))}
          </ul>
          {texts.some(isOwn) && (
            <>
              <Select
                label="What the bundle does"
                name="what"
                options={{ publish: 'They go out as they were saved last', unpublish: 'They leave the site' }}
              />
              <Button name="act" value="add">
                Add to the bundle
              </Button>
            </>
          )}
        </Form>
      )}
    </section>
  )
}

function sentenceOf({ q, entries, isMore }: FoundTexts): string {
  if (q === '') return 'Type a word of the title, in any language, or a part of the path.'
  if (entries.length === 0) return 'No text fits these words.'
  return isMore ? `The first ${entries.length}: another word finds fewer.` : `${entries.length} found`
}
