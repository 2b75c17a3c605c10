import { Form, Link, useOutletContext } from 'react-router'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { emptyClass, leadClass, Notice, Pages, rowsClass, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/page'
import { auditPath, partsOf, readFilter } from './audit-filter.ts'
import { AuditRow } from './audit-row.tsx'
import { FilterForm } from './filter-form.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  const filter = readFilter(url.searchParams)
  const cursor = /^\d{1,15}$/.exec(url.searchParams.get('cursor') ?? '')?.[0] ?? null
  const [page, { staff }, check] = await Promise.all([
    office.listAudit({ query: { ...partsOf(filter), ...(cursor && { cursor }), limit: 50 } }),
    office.listStaff(),
    url.searchParams.has('check') ? office.checkAudit() : null,
  ])
  const people = Object.fromEntries(staff.map(({ id, name, email }) => [id, name || email]))
  return { filter, cursor, ...page, people, check, now: new Date().toISOString() }
}

/** Who did what in the office, and what was refused. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { filter, cursor, rows, next_cursor, people, check, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const isFiltered = Object.keys(partsOf(filter)).length > 0
  return (
    <Screen
      title="Audit log"
      beside={
        <Form method="get" action="/audit">
          <Button name="check" value="1">
            Check the whole log
          </Button>
        </Form>
      }
    >
      {check &&
        (check.wrong === null ? (
          <Notice>
            {count(check.rows, 'row')}, each with the hash of the one before: nothing was changed or removed.
          </Notice>
        ) : (
          <p role="alert">
            Row {check.wrong} was changed, inserted or removed. The {count(check.rows, 'row')} before it are
            right. Keep this database as it is, and compare it with a backup.
          </p>
        ))}
      <p className={leadClass}>
        One row for each act, refused ones too. Rows hold ids and names of fields, never the texts of
        visitors, and cannot be changed.
      </p>
      <FilterForm filter={filter} people={people} />
      {rows.length === 0 ? (
        <p className={emptyClass}>
          {isFiltered ? (
            <>
              Nothing fits this filter. <Link to="/audit">Show everything</Link>
            </>
          ) : (
            'Nothing has been done yet.'
          )}
        </p>
      ) : (
        <ul className={rowsClass} aria-label="Acts">
          {rows.map(row => (
            <AuditRow key={row.number} row={row} now={now} zone={me.time_zone} filter={filter} />
          ))}
        </ul>
      )}
      <Pages
        first={cursor === null ? null : auditPath(filter)}
        next={next_cursor === null ? null : auditPath(filter, next_cursor)}
      />
    </Screen>
  )
}
