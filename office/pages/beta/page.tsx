import { useRef } from 'react'
import { redirect, useOutletContext } from 'react-router'
import { betaApplicationRequest } from '../../../contract/requests/beta-application/description.ts'
import { Fault } from '../../features/controls.tsx'
import { emptyClass, Pages, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import { ApplicationRow } from './application-row.tsx'
import styles from './beta.module.css'
import { type BetaOptions, betaPath, isOpen, readBetaFilter, stateTitles } from './beta-filter.ts'
import { readDecided } from './decided-path.ts'
import { DecisionBar } from './decision-bar.tsx'
import { performBetaAct } from './decisions.ts'
import { FilterForm } from './filter-form.tsx'
import { Outcome } from './outcome.tsx'
import { Places } from './places.tsx'
import { Review } from './review.tsx'

/** Titles in English: the screen is staff's. */
function loadOptions(): BetaOptions {
  const { copies, titlesIn } = betaApplicationRequest
  return { devices: titlesIn('en', copies.en).devices, familiarity: copies.en.options.familiarity }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const options = loadOptions()
  const filter = readBetaFilter(url.searchParams, options)
  const { office } = context.get(officeRequest)
  const { cursor: _, ...first } = filter
  const page = await office.listApplications({ query: { ...filter, limit: 50 } }).catch(error => {
    // A cursor that is none: the list begins at the top.
    if (isRefusal(error, 400, 422) && filter.cursor !== undefined) throw redirect(betaPath(first))
    throw error
  })
  return { filter, options, ...page, decided: readDecided(url.searchParams), now: new Date().toISOString() }
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  endedOr(async () => {
    const filter = readBetaFilter(url.searchParams, loadOptions())
    return performBetaAct(context.get(officeRequest).office, await request.formData(), filter)
  })

const faults = {
  none: 'Nothing was decided: choose the applications first.',
  places:
    'The number of places was not changed: give a whole number up to 1,000,000, or nothing for no limit.',
  refused: 'Nothing was decided: at most 100 applications are decided at once.',
}

/** Applications as rows, to be decided together. */
export default function Beta({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, options, applications, next_cursor, places, decided, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const { cursor, ...first } = filter
  const outcome = actionData && !('ended' in actionData) ? actionData : null
  const review = outcome && 'review' in outcome ? outcome.review : null
  return (
    <Screen title="Beta applications" beside={<FilterForm filter={filter} options={options} />}>
      <Places places={places} />
      {outcome && 'fault' in outcome && <Fault>{faults[outcome.fault]}</Fault>}
      {decided && !outcome && <Outcome {...decided} key={now} />}
      {review && <Review {...{ review, applications, filter }} key={review.references.join()} />}
      {applications.length === 0 ? (
        <p className={emptyClass}>
          {next_cursor === null
            ? `No application ${cursor ? 'more ' : ''}is ${stateTitles[filter.state].toLowerCase()} and fits this filter.`
            : 'None of these fits the filter; there are more on the next page.'}
        </p>
      ) : (
        <>
          <div className={styles.head} aria-hidden="true">
            <span>Applicant</span>
            <span>Devices</span>
            <span>Familiar with</span>
            <span>Betas</span>
            <span>{isOpen(filter) ? 'Waits' : 'Agreement'}</span>
          </div>
          <ul className={styles.rows} ref={list} aria-label="Applications">
            {applications.map(application => (
              <ApplicationRow
                key={application.reference}
                isFixed={review !== null}
                isChosen={review?.references.includes(application.reference) ?? false}
                {...{ application, options, filter, now, zone: me.time_zone }}
              />
            ))}
          </ul>
        </>
      )}
      <Pages
        first={cursor === undefined ? null : betaPath(first)}
        next={next_cursor === null ? null : betaPath({ ...first, cursor: next_cursor })}
      />
      {isOpen(filter) && applications.length > 0 && review === null && (
        <DecisionBar filter={filter} list={list} />
      )}
    </Screen>
  )
}
