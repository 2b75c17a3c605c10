import { Form, Link } from 'react-router'
import { Button, Field, Select } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { filterClass } from '../../features/screen.tsx'
import { type VersionTitles, type VotesFilter, votesPath } from './votes-filter.ts'

interface FilterFormProps {
  readonly filter: VotesFilter
  readonly titles: VersionTitles
}

/** The filters of votes and comments; the answer is an address that can be kept. */
export function FilterForm({ filter, titles }: FilterFormProps) {
  const { show, version, path, language } = filter
  return (
    <Form
      method="get"
      action="/site/votes"
      className={filterClass}
      key={votesPath(filter)}
      aria-label="Filter"
    >
      <input type="hidden" name="show" value={show} />
      <Select label="Version" name="version" none="All" options={titles} defaultValue={version ?? ''} />
      <Select
        label="Language"
        name="language"
        none="All"
        options={languageTitles}
        defaultValue={language ?? ''}
      />
      <Field
        label="Page"
        name="path"
        type="search"
        placeholder="layers/masks, or its address"
        defaultValue={path ?? ''}
        maxLength={300}
      />
      <Button>Show</Button>
      {(version ?? path ?? language) !== undefined && <Link to={votesPath({ show })}>Clear</Link>}
    </Form>
  )
}
