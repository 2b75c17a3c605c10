import { useOutletContext } from 'react-router'
import {
  everyFigurePeriod,
  type FigurePeriod,
  figurePeriods,
} from '../../../contract/office/figure-periods.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { leadClass, Screen, Tabs } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff } from '../../request/session.ts'
import type { Route } from './+types/page'
import type { ChartFrame } from './chart/chart-figure.tsx'
import { ReadingChart } from './charts/reading-chart.tsx'
import { ResponseTimes } from './charts/response-times.tsx'
import { SmallCharts } from './charts/small-charts.tsx'
import styles from './figures.module.css'
import { axisTitle, periodTitles, shortDay, spanTitle } from './format.ts'
import { Published } from './published.tsx'
import { Summary } from './summary.tsx'
import { CountedTables } from './tables/counted-tables.tsx'
import { Vitals } from './tables/vitals.tsx'

const periodIn = (query: URLSearchParams): FigurePeriod =>
  everyFigurePeriod.find(each => each === query.get('period')) ?? '30d'

export async function loader({ url, context }: Route.LoaderArgs) {
  const period = periodIn(url.searchParams)
  const { office } = context.get(officeRequest)
  const [figures, responses] = await Promise.all([
    office.getFigures({ query: { period } }),
    isPermitted('inbox.read', currentStaff(context).roles)
      ? office.getResponseTimes({ query: { period } })
      : null,
  ])
  return { period, figures, responses }
}

/** How the site is read and answered, without data of individual visitors. */
export default function FiguresPage({ loaderData: { period, figures, responses } }: Route.ComponentProps) {
  const { me } = useOutletContext<SignedInData>()
  const { span } = figurePeriods[period]
  const { starts, previous, publishes } = figures
  const frame: ChartFrame = {
    points: starts.map(start => spanTitle(start, span)),
    ends: [axisTitle(starts[0] ?? '', span), axisTitle(starts.at(-1) ?? '', span)],
    publishes,
    csvPath: table => `/office/files/figures.csv?${new URLSearchParams({ table, period })}`,
  }
  const tabs = everyFigurePeriod.map(each => ({
    ...{ title: periodTitles[each], to: `/figures?period=${each}`, isHere: each === period },
  }))
  return (
    <Screen title="Figures" beside={<Tabs label="Period" tabs={tabs} />}>
      <p className={leadClass}>
        {`By ${span}, as days begin in Hobart; this ${span === 'day' ? 'day' : span} is not over. `}
        {previous
          ? `More and fewer compare each ${span} that is over with the period before, ${shortDay(previous.from)} to ${shortDay(previous.to)}. `
          : 'Counts are kept for 24 months: there is no period before. '}
        No cookie, no address: visits without scripts, of robots, and of browsers that ask not to be counted
        are not in it.
      </p>
      <Summary {...{ figures, responses }} />
      <ReadingChart {...{ frame, figures }} />
      <Published {...{ publishes, zone: me.time_zone, csv: frame.csvPath('published') }} />
      <CountedTables {...{ frame, figures }} />
      <div className={styles.pair}>
        <SmallCharts {...{ frame, figures }} />
        {responses && <ResponseTimes {...{ frame, responses }} />}
      </div>
      <Vitals {...{ frame, vitals: figures.vitals }} />
    </Screen>
  )
}
