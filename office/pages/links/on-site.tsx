import { Form } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { Button, Select } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { languageTitles } from '../../features/labels.ts'
import { emptyClass, filterClass, leadClass, Pages, rowsClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import styles from './links.module.css'
import { SiteFaultRow } from './site-fault-row.tsx'
import { siteFaultTitles } from './site-fault-titles.ts'
import { pathOfSiteFilter, type SiteFilter } from './site-filter.ts'

interface OnSiteProps {
  readonly filter: SiteFilter
  readonly page: Awaited<ReturnType<OfficeClient['listSiteFaults']>>
  readonly mayChange: boolean
  readonly now: string
  readonly zone: string
}

/** What the crawl of the site found, with the texts that have it. */
export function OnSite({ filter, page, mayChange, now, zone }: OnSiteProps) {
  const { faults, total, has_more: hasMore, crawled } = page
  const isFiltered = filter.kind !== null || filter.language !== null || filter.isAlone
  return (
    <>
      <p className={leadClass}>
        What visitors meet: every page of the sitemap is read once a day as they see it, and other sites are
        asked whether they are still there. A link that fails once is no dead link: it has to fail on three
        days, unless the other site says that the page is gone.
      </p>
      <Form method="get" action="/site/links" className={filterClass} aria-label="Filter">
        <input type="hidden" name="view" value="site" />
        <Select
          label="What"
          name="kind"
          none="All that is broken"
          options={siteFaultTitles}
          defaultValue={filter.kind ?? ''}
        />
        <Select
          label="Language"
          name="language"
          none="All"
          options={languageTitles}
          defaultValue={filter.language ?? ''}
        />
        <Select
          label="Left alone"
          name="alone"
          options={{ '': 'No', 1: 'Yes' }}
          defaultValue={filter.isAlone ? '1' : ''}
        />
        <Button>Show</Button>
      </Form>
      <p className={styles.total}>
        {crawled === null ? (
          'The site has not been crawled yet.'
        ) : (
          <>
            {total > 0 && `${count(total, 'finding')} on `}
            {count(crawled.pages, 'page')} and{' '}
            {count(crawled.links, 'link to another site', 'links to other sites')}, read{' '}
            <Time at={crawled.at} {...{ now, zone }} />
          </>
        )}
      </p>
      {faults.length === 0 ? (
        <p className={emptyClass}>
          {isFiltered ? 'Nothing fits this filter.' : 'Every link that visitors follow leads somewhere.'}
        </p>
      ) : (
        <ul className={rowsClass} aria-label="On the site">
          {faults.map(fault => (
            <SiteFaultRow
              key={`${fault.kind} ${fault.target}`}
              {...{ fault, mayChange, now, zone }}
              back={pathOfSiteFilter(filter).split('?')[1] ?? ''}
            />
          ))}
        </ul>
      )}
      <Pages
        first={filter.page === 1 ? null : pathOfSiteFilter({ ...filter, page: 1 })}
        next={hasMore ? pathOfSiteFilter({ ...filter, page: filter.page + 1 }) : null}
      />
    </>
  )
}
