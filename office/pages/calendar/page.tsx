import { Link, useOutletContext } from 'react-router'
import type { CalendarItem } from '../../../contract/office/schedule.ts'
import { calendarStateTitles } from '../../features/content/bundle-titles.ts'
import { pathOfPart, pathOfScreen } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { count } from '../../features/count.ts'
import { emptyClass, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import type { Route } from './+types/page'
import styles from './calendar.module.css'
import { groupByDay, timeOf, titleOfDay } from './days.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await context.get(officeRequest).office.getCalendar()
  return { items, now: new Date().toISOString() }
}

/** What goes out and what leaves, by day; what went out in the last two weeks. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { items, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const common = { now, zone: me.time_zone }
  const wrong = items.filter(({ state }) => state === 'failed' || state === 'late')
  const next = items.filter(({ state }) => state === 'waiting')
  const past = items.filter(({ state }) => state === 'done').toReversed()
  return (
    <Screen title="Calendar" beside={<p className={softClass}>Times in {me.time_zone}</p>}>
      {wrong.length > 0 && <Days title="Did not go out" items={wrong} {...common} />}
      {next.length > 0 ? (
        <Days title="To go out" items={next} {...common} />
      ) : (
        <p className={emptyClass}>
          Nothing waits for its moment. The screen “Schedule” of a text and <Link to="/bundles">bundles</Link>{' '}
          put it here.
        </p>
      )}
      {past.length > 0 && <Days title="The last 14 days" items={past} {...common} />}
    </Screen>
  )
}

interface DaysProps {
  readonly title: string
  readonly items: readonly CalendarItem[]
  readonly now: string
  readonly zone: string
}

function Days({ title, items, now, zone }: DaysProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {groupByDay(items, zone).map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={titleOfDay(day, now, zone)}>
          <h3>{titleOfDay(day, now, zone)}</h3>
          <ul>
            {ofDay.map(item => (
              <Item key={item.id} item={item} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Item({ item, zone }: { readonly item: CalendarItem; readonly zone: string }) {
  const { at, act, state, fault, by, part, bundle, id } = item
  return (
    <li className={styles.item} data-state={state}>
      <time dateTime={at} className={styles.time}>
        {timeOf(at, zone)}
      </time>
      <p className={styles.what}>
        {part && (
          <Link to={act === 'effect' ? pathOfPart(part) : pathOfScreen('schedule', part)}>
            {part.title || part.path}
          </Link>
        )}
        {bundle && <Link to={`/bundles/${id}`}>{bundle.name}</Link>}
        <span className={softClass}>
          {part && whatOf(act, part)}
          {bundle && `Bundle of ${count(bundle.items, 'text')}`}
          {by && ` · ${by}`}
        </span>
        {fault !== null && (
          <span className={styles.fault}>
            {state === 'failed' ? fault : `As it was looked at last it could not go: ${fault}`}
          </span>
        )}
      </p>
      <p className={styles.state}>{calendarStateTitles[state]}</p>
    </li>
  )
}

function whatOf(act: CalendarItem['act'], { part, number }: NonNullable<CalendarItem['part']>): string {
  if (act === 'effect') return 'A version takes effect, in every language'
  return `${partTitles[part]} · ${act === 'publish' ? `revision ${number}` : 'off the site'}`
}
