import { Form, Link, useSubmit } from 'react-router'
import { Button, inputClass, Select } from '../../../features/controls.tsx'
import { kindTitles, languageTitles, teamTitles } from '../../../features/labels.ts'
import { type Filter, listPath } from '../../../features/request-list/filter.ts'
import styles from './filter-form.module.css'

interface FilterFormProps {
  readonly filter: Filter
  readonly tags: readonly string[]
  readonly teams: readonly (keyof typeof teamTitles)[]
}

/** Search and filters of a list; the answer is an address that can be kept. */
export function FilterForm({ filter, tags, teams }: FilterFormProps) {
  const submit = useSubmit()
  const { box, team, kind, state, language, tag, q } = filter
  const active = [team, kind, state, language, tag].filter(Boolean).length
  const apply = (form: HTMLFormElement | null) => void (form && submit(form))
  return (
    <Form method="get" action={`/inbox/${box}`} className={styles.form} key={JSON.stringify(filter)}>
      <input
        type="search"
        name="q"
        className={`${inputClass} ${styles.search}`}
        aria-label="Search requests"
        placeholder="Search"
        defaultValue={q ?? ''}
        maxLength={200}
      />
      <details className={styles.more}>
        <summary className={styles.summary}>
          Filter{active > 0 && <span className={styles.count}>{active}</span>}
        </summary>
        <div className={styles.panel}>
          {teams.length > 1 && (
            <Select
              label="Team"
              name="team"
              none="All"
              options={Object.fromEntries(teams.map(each => [each, teamTitles[each]]))}
              defaultValue={team ?? ''}
              onChange={({ currentTarget }) => apply(currentTarget.form)}
            />
          )}
          <Select
            label="Kind"
            name="kind"
            none="All"
            options={kindTitles}
            defaultValue={kind ?? ''}
            onChange={({ currentTarget }) => apply(currentTarget.form)}
          />
          <Select
            label="Language"
            name="language"
            none="All"
            options={languageTitles}
            defaultValue={language ?? ''}
            onChange={({ currentTarget }) => apply(currentTarget.form)}
          />
          {tags.length > 0 && (
            <Select
              label="Tag"
              name="tag"
              none="All"
              options={Object.fromEntries(tags.map(each => [each, each]))}
              defaultValue={tag ?? ''}
              onChange={({ currentTarget }) => apply(currentTarget.form)}
            />
          )}
          <Button>Apply</Button>
          {(active > 0 || q) && <Link to={listPath({ box })}>Clear all</Link>}
        </div>
      </details>
    </Form>
  )
}
