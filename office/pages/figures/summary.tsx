import type { Answer } from '../../../contract/call.ts'
import type { FigureSeries, Figures, figureCalls } from '../../../contract/office/figures.ts'
import styles from './figures.module.css'
import { durationText, growthOf, growthText, numberText, sumOf } from './format.ts'

interface SummaryProps {
  readonly figures: Figures
  readonly responses: Answer<typeof figureCalls.getResponseTimes> | null
}

/** The period in a few numbers, each with the period before. */
export function Summary({ figures: { series, pages, languages, forms }, responses }: SummaryProps) {
  const depth = averageDepth(languages)
  const searches = together(series.found, series.nothing)
  return (
    <section aria-label="Summary">
      <dl className={styles.summary}>
        <Count title="Pages read" series={series.pages} />
        <Item title="Read on average" value={depth === null ? '–' : `${depth}%`} beside={mostRead(pages)} />
        <Count title="Newsletter joined" series={series.joined} beside={leftText(series.left)} />
        {forms.length > 0 && <Count title="Forms sent" series={series.sent} />}
        <Count title="Searches" series={searches} />
        {responses && <FirstReply times={responses.first_reply.teams} />}
      </dl>
    </section>
  )
}

interface ItemProps {
  readonly title: string
  readonly value: string
  readonly beside: string
}

const Item = ({ title, value, beside }: ItemProps) => (
  <div className={styles.item}>
    <dt>{title}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.beside}>{beside}</dd>
  </div>
)

interface CountProps {
  readonly title: string
  readonly series: FigureSeries
  readonly beside?: string
}

function Count({ title, series, beside = '' }: CountProps) {
  const growth = growthOf(series)
  const compared =
    growth === null ? (series.before ? 'none before' : '') : `${growthText(growth)} than before`
  const said = growth === 0 ? 'as many as before' : compared
  return (
    <Item
      title={title}
      value={numberText(sumOf(series.now))}
      beside={[said, beside].filter(Boolean).join(' · ')}
    />
  )
}

function FirstReply({
  times,
}: {
  readonly times: Answer<typeof figureCalls.getResponseTimes>['first_reply']['teams']
}) {
  const answered = times.filter(({ now }) => now.count > 0)
  const slowest = answered.toSorted((a, b) => (b.now.median ?? 0) - (a.now.median ?? 0))[0]
  const median = slowest?.now.median ?? null
  return (
    <Item
      title={answered.length > 1 ? 'First reply, slowest team' : 'First reply'}
      value={median === null ? '–' : durationText(median)}
      beside={median === null ? 'nothing answered' : 'half of them within'}
    />
  )
}

const leftText = ({ now }: FigureSeries) => (sumOf(now) === 0 ? '' : `${numberText(sumOf(now))} left`)

const mostRead = (pages: Figures['pages']) => (pages[0] ? `most often ${pages[0].name}` : '')

function averageDepth(languages: Figures['languages']): number | null {
  const times = languages.reduce((sum, each) => sum + each.times, 0)
  return times === 0
    ? null
    : Math.round(languages.reduce((sum, each) => sum + each.depth * each.times, 0) / times)
}

function together(one: FigureSeries, other: FigureSeries): FigureSeries {
  const add = (a: FigureSeries['now'], b: FigureSeries['now']) =>
    a.map((value, at) => (value ?? 0) + (b[at] ?? 0))
  return { now: add(one.now, other.now), before: one.before && add(one.before, other.before ?? []) }
}
