import { Form, Link } from 'react-router'
import { nobody } from '../../../contract/office/audit.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { NarrowFold } from '../../features/narrow-fold.tsx'
import styles from './audit.module.css'
import { type AuditFilter, auditPath, partsOf } from './audit-filter.ts'

interface FilterFormProps {
  readonly filter: AuditFilter
  /** Names by id. */
  readonly people: Readonly<Record<string, string>>
}

/** The filters of the audit log; the answer is an address that can be kept. */
export function FilterForm({ filter, people }: FilterFormProps) {
  const used = Object.keys(partsOf(filter)).length
  return (
    <NarrowFold label={used > 0 ? `Filter (${used})` : 'Filter'}>
      <Form
        method="get"
        action="/audit"
        className={styles.filter}
        key={auditPath(filter)}
        aria-label="Filter"
      >
        <Select
          label="Who"
          name="staff"
          none="Everybody"
          options={{ ...people, [nobody]: 'Command line and strangers' }}
          defaultValue={filter.staff}
        />
        <Field label="Act" name="act" placeholder="publish" defaultValue={filter.act} maxLength={60} />
        <Field
          label="Subject"
          name="subject"
          placeholder="a reference or an id"
          defaultValue={filter.subject}
          maxLength={100}
        />
        <Select
          label="Outcome"
          name="outcome"
          none="All"
          options={{ done: 'Done', refused: 'Refused' }}
          defaultValue={filter.outcome}
        />
        <Field label="From (UTC)" name="from" type="date" defaultValue={filter.from} />
        <Field label="To (UTC)" name="to" type="date" defaultValue={filter.to} />
        <Button>Show</Button>
        {used > 0 && <Link to="/audit">Clear</Link>}
      </Form>
    </NarrowFold>
  )
}
