import { data, Form, Link } from 'react-router'
import { entryKinds } from '../../../contract/office/content-parts.ts'
import { canCreate } from '../../../contract/office/content-scope.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { kindTitles, partTitles, stateTitles } from '../../features/content/part-titles.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { emptyClass, Pages, Screen, Tabs } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './content.module.css'
import { pathOfFilter, pathOfKind, readFilter } from './content-filter.ts'
import { createEntry } from './create-entry.ts'
import { EntryRow } from './entry-row.tsx'
import { NewEntryForm } from './new-entry-form.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const filter = readFilter(params.kind, url.searchParams)
  if (params.kind !== undefined && !filter.kind) throw data(null, { status: 404 })
  const { kind, language, state, q, archived, cursor } = filter
  const query = {
    ...(kind && { kind }),
    ...(state && { language, state }),
    ...(q && { q }),
    ...(cursor && { cursor }),
    archived,
    limit: 50,
  }
  const { roles } = currentStaff(context)
  const { office } = context.get(officeRequest)
  return {
    filter,
    creates: entryKinds.filter(kind => canCreate({ roles, languages: [] }, kind)),
    conflicts: isPermitted('content.files', roles) ? (await office.countFileConflicts()).count : null,
    ...(await office.listEntries({ query })),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => createEntry(context.get(officeRequest).office, await request.formData()))

/** Texts and their languages, each with its state. */
export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, creates, entries, next_cursor, conflicts } = loaderData
  const isFiltered = filter.q !== '' || filter.state !== undefined || filter.archived === '1'
  return (
    <Screen
      title="Texts"
      beside={
        <nav aria-label="Texts" className={styles.beside}>
          {creates.length > 0 && <a href="#new-path">New text</a>}
          {conflicts !== null && (
            <Link to="/content/files">
              {conflicts === 0
                ? 'Files and export'
                : `${count(conflicts, 'file')} ${conflicts === 1 ? 'differs' : 'differ'}`}
            </Link>
          )}
        </nav>
      }
    >
      <Tabs
        label="Kinds of texts"
        tabs={[
          { title: 'All', to: pathOfKind(), isHere: filter.kind === undefined },
          ...entryKinds.map(kind => ({
            title: kindTitles[kind],
            to: pathOfKind(kind),
            isHere: filter.kind === kind,
          })),
        ]}
      />
      <Form method="get" action={pathOfKind(filter.kind)} role="search" className={styles.filter}>
        <Field label="Title or path" name="q" type="search" defaultValue={filter.q} maxLength={200} />
        <Select
          label="State"
          name="state"
          none="Any"
          defaultValue={filter.state ?? ''}
          options={{ ...stateTitles, outdated: 'Outdated translation', asked: 'Waits for approval' }}
        />
        <Select
          label="In"
          name="language"
          defaultValue={filter.language}
          options={{ en: partTitles.en, cn: partTitles.cn, jp: partTitles.jp }}
        />
        <Select
          label="Which"
          name="archived"
          defaultValue={filter.archived}
          options={{ 0: 'In use', 1: 'Archived' }}
        />
        <Button>Find</Button>
        {isFiltered && <Link to={pathOfKind(filter.kind)}>Clear</Link>}
      </Form>
      {entries.length === 0 ? (
        <p className={emptyClass}>
          {isFiltered ? 'No text fits these words and states.' : 'There are no texts of this kind yet.'}
        </p>
      ) : (
        <ul className={styles.rows} aria-label="Texts">
          {entries.map(entry => (
            <EntryRow key={entry.id} entry={entry} part={filter.state ? filter.language : 'en'} />
          ))}
        </ul>
      )}
      <Pages
        first={filter.cursor === '' ? null : pathOfFilter(filter)}
        next={next_cursor === null ? null : pathOfFilter(filter, next_cursor)}
      />
      {creates.length > 0 && (
        <NewEntryForm
          kinds={creates}
          kind={filter.kind}
          outcome={actionData && 'fault' in actionData ? actionData : null}
        />
      )}
    </Screen>
  )
}
