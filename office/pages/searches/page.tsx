import { Form } from 'react-router'
import { isLocale } from '../../../contract/locale.ts'
import { type SearchPeriod, searchPeriods } from '../../../contract/office/search-periods.ts'
import { Button, Select } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { emptyClass, filterClass, leadClass, Screen } from '../../features/screen.tsx'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/page'
import { SearchTable } from './search-table.tsx'

const periodTitles: Readonly<Record<SearchPeriod, string>> = {
  7: 'The last 7 days',
  30: 'The last 30 days',
  180: 'The last 180 days',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('language')
  const days = searchPeriods.find(each => each === url.searchParams.get('days')) ?? '30'
  const language = isLocale(asked) ? asked : null
  const query = { days, ...(language && { language }) }
  const { searches } = await context.get(officeRequest).office.listFruitlessSearches({ query })
  return { searches, days, language }
}

/** What readers searched the handbooks for, and did not find. */
export default function Searches({ loaderData }: Route.ComponentProps) {
  const { searches, days, language } = loaderData
  return (
    <Screen title="Searches without a result">
      <p className={leadClass}>
        What readers typed into the search of the site, or of a handbook, that found no such words. Addresses,
        long numbers and long texts are not kept, nor is who searched; after 180 days the words are erased.
      </p>
      <Form method="get" action="/site/searches" className={filterClass} aria-label="Filter">
        <Select label="Period" name="days" options={periodTitles} defaultValue={days} />
        <Select
          label="Language"
          name="language"
          none="All"
          options={languageTitles}
          defaultValue={language ?? ''}
        />
        <Button>Show</Button>
      </Form>
      {searches.length === 0 ? (
        <p className={emptyClass}>Every search has found something.</p>
      ) : (
        <SearchTable searches={searches} />
      )}
    </Screen>
  )
}
