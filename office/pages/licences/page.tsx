import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { LicenceRow } from '../../../contract/office/decisions.ts'
import { formatDay } from '../../features/day.ts'
import { languageTitles } from '../../features/labels.ts'
import { PersonButton } from '../../features/person-button.tsx'
import { pathOfDecision } from '../../features/request-path.ts'
import { emptyClass, Notice, Pages, rowsClass, Screen, softClass, Tabs } from '../../features/screen.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { EndForm } from './end-form.tsx'
import { type EndOutcome, endLicence } from './end-licence.ts'
import styles from './licences.module.css'

const views = {
  current: { title: 'Current', none: 'No license is current.' },
  ending: { title: 'Ending within 60 days', none: 'No license ends within 60 days.' },
  ended: { title: 'Ended', none: 'No license has ended yet.' },
} as const
type View = keyof typeof views

const pathOf = (show: string, cursor?: string | null) =>
  `/licences?${new URLSearchParams({ show, ...(cursor && { cursor }) })}`

const viewOf = (query: URLSearchParams): View => {
  const show = query.get('show') ?? ''
  return Object.hasOwn(views, show) ? (show as View) : 'current'
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const show = viewOf(url.searchParams)
  const cursor = url.searchParams.get('cursor')
  const query = { show, ...(cursor && { cursor }), limit: 50 }
  const page = await context.get(officeRequest).office.listLicences({ query })
  const [ended, on] = [url.searchParams.get('ended'), url.searchParams.get('on')]
  const done = page.licences.find(
    ({ reference, ended_early_on }) => reference === ended && ended_early_on === on,
  )
  return { show, cursor, ...page, done: done?.reference ?? null, now: new Date().toISOString() }
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  endedOr(async () =>
    endLicence(
      context.get(officeRequest).office,
      await request.formData(),
      pathOf(viewOf(url.searchParams), url.searchParams.get('cursor')),
    ),
  )

/** The register of licenses. */
export default function Licences({ loaderData, actionData }: Route.ComponentProps) {
  const { show, cursor, licences, next_cursor, done, now } = loaderData
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const tabs = Object.entries(views).map(([view, { title }]) => ({
    title,
    to: pathOf(view),
    isHere: view === show,
  }))
  return (
    <Screen title="Licenses" beside={<Tabs label="Views" tabs={tabs} />}>
      {done && <Notice>{done} ends early. The holder is told by mail.</Notice>}
      {licences.length === 0 ? (
        <p className={emptyClass}>{views[show].none}</p>
      ) : (
        <ul className={rowsClass} aria-label="Licenses">
          {licences.map(licence => (
            <Licence
              key={licence.reference}
              {...{ licence, now }}
              path={pathOf(show, cursor)}
              outcome={outcome?.reference === licence.reference ? outcome : null}
              canEnd={show !== 'ended' && licence.ended_early_on === null}
            />
          ))}
        </ul>
      )}
      <Pages
        first={cursor === null ? null : pathOf(show)}
        next={next_cursor === null ? null : pathOf(show, next_cursor)}
      />
    </Screen>
  )
}

interface LicenceProps {
  readonly licence: LicenceRow
  readonly path: string
  readonly outcome: EndOutcome | null
  readonly canEnd: boolean
  readonly now: string
}

function Licence({ licence, path, outcome, canEnd, now }: LicenceProps) {
  const { reference, name, email, locale, starts_on, ends_on, terms, reminded_at } = licence
  const { ended_early_on, ended_because } = licence
  const lang = languageTagOf(locale)
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link to={pathOfDecision(reference)} className={styles.name}>
          <VisitorText text={name || email} lang={lang} />
        </Link>
        <span className={softClass}>
          {reference} · <VisitorText text={email} /> · {languageTitles[locale]}
        </span>
      </div>
      <div className={styles.terms}>
        <VisitorText text={terms} lang={lang} block />
        {ended_because && (
          <p className={softClass}>
            Reason: <span lang={lang}>{ended_because}</span>
          </p>
        )}
      </div>
      <p className={styles.days} data-ended={ended_early_on !== null || undefined}>
        {formatDay(starts_on)} – <strong>{formatDay(ended_early_on ?? ends_on)}</strong>
        {ended_early_on !== null && ` · ended early; it would have lasted until ${formatDay(ends_on)}`}
        {reminded_at !== null && ' · reminded of the end'}
      </p>
      <div className={styles.acts}>
        {canEnd && <EndForm {...{ licence, path, outcome, now }} />}
        <PersonButton email={email} />
      </div>
    </li>
  )
}
