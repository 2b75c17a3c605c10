import { Form, useOutletContext } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { kindTitles } from '../../features/content/part-titles.ts'
import { Button, Select } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { languageTitles } from '../../features/labels.ts'
import { emptyClass, filterClass, leadClass, Pages, rowsClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import { faultTitles } from '../../features/writing/fault-titles.ts'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { FaultRow } from './fault-row.tsx'
import styles from './links.module.css'
import { type LinksFilter, pathOfFilter } from './links-filter.ts'

interface InTextsProps {
  readonly filter: LinksFilter
  readonly page: Awaited<ReturnType<OfficeClient['listBrokenLinks']>>
  readonly now: string
}

/** What published texts name that is not there. */
export function InTexts({ filter, page, now }: InTextsProps) {
  const { faults, next_cursor: next, total, checked } = page
  const { me } = useOutletContext<SignedInData>()
  const isFiltered = filter.kind !== null || filter.language !== null || filter.fault !== null
  return (
    <>
      <p className={leadClass}>
        What published texts link to and readers do not find: pages, sections, pictures and their words. All
        texts are looked at after each change of the site. Other sites, and pages that are no texts, are
        looked at by the crawl of the site.
      </p>
      <Form method="get" action="/site/links" className={filterClass} aria-label="Filter">
        <Select label="Kind" name="kind" none="All" options={kindTitles} defaultValue={filter.kind ?? ''} />
        <Select
          label="Language"
          name="language"
          none="All"
          options={languageTitles}
          defaultValue={filter.language ?? ''}
        />
        <Select
          label="What"
          name="fault"
          none="All that is broken"
          options={faultTitles}
          defaultValue={filter.fault ?? ''}
        />
        <Button>Show</Button>
      </Form>
      <p className={styles.total}>
        {checked === null ? (
          'The texts are being looked at.'
        ) : (
          <>
            {total > 0 && `${count(total, 'place')} in `}
            {count(checked.texts, 'published text')}, looked at{' '}
            <Time at={checked.at} now={now} zone={me.time_zone} />
          </>
        )}
      </p>
      {faults.length === 0 ? (
        <p className={emptyClass}>
          {isFiltered
            ? 'Nothing fits this filter.'
            : 'Every link leads to its page, and every picture has its words.'}
        </p>
      ) : (
        <ul className={rowsClass} aria-label="Broken links">
          {faults.map((fault, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same link twice
            <FaultRow key={at} fault={fault} />
          ))}
        </ul>
      )}
      <Pages
        first={filter.cursor === '' ? null : pathOfFilter({ ...filter, cursor: '' })}
        next={next === null ? null : pathOfFilter({ ...filter, cursor: next })}
      />
    </>
  )
}
