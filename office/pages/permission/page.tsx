import { data, Link, useOutletContext } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import { describeAnswers } from '../../../contract/requests/describe-answers.ts'
import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import { buttonClass } from '../../features/controls.tsx'
import { formatDay } from '../../features/day.ts'
import { languageTitles, stateTitle } from '../../features/labels.ts'
import { PersonButton } from '../../features/person-button.tsx'
import { pathOfRequest } from '../../features/request-path.ts'
import { cardClass, factsClass, Screen, softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { performDecision } from './decide.ts'
import { DecisionForm } from './decision-form.tsx'
import styles from './permission.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  requirePermission(context, 'permission.decide')
  const reference = params.reference.toUpperCase()
  const request = await context.get(officeRequest).office.getRequest({ params: { reference } })
  if (request.kind !== 'permission') throw data(null, { status: 404 })
  const answers = describeAnswers(requestDescriptions.permission, request.answers, 'en')
  return {
    request,
    answers: answers.map(({ field, noun, values }) => ({ field, noun, values })),
    written: writtenFields.filter(field => answers.some(answer => answer.field === field)),
    now: new Date().toISOString(),
  }
}

/** What is asked, in the words of the sender; the rest is about who asks. */
const writtenFields = ['usage', 'marks', 'regions', 'urls']

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performDecision(
      context.get(officeRequest).office,
      params.reference.toUpperCase(),
      await request.formData(),
    ),
  )

/** A permission request: what is asked, and the decision about it. */
export default function Permission({ loaderData, actionData }: Route.ComponentProps) {
  const { request, answers, written, now } = loaderData
  const [long, short] = [true, false].map(isWritten =>
    answers.filter(({ field }) => written.includes(field) === isWritten),
  )
  const { me } = useOutletContext<SignedInData>()
  const { reference, name, email, locale, state, licence, next_states } = request
  const lang = languageTagOf(locale)
  const outcome = actionData && 'decision' in actionData ? actionData : null
  return (
    <Screen
      title={`Permission ${reference}`}
      beside={<Link to={`${pathOfRequest(reference)}?kind=permission`}>In the inbox</Link>}
    >
      <div className={styles.columns}>
        <section aria-labelledby="asked-title" className={styles.asked}>
          <h2 id="asked-title">What is asked</h2>
          <p className={styles.sender}>
            <VisitorText text={name} lang={lang} /> · <VisitorText text={email} /> · {languageTitles[locale]}{' '}
            · received {formatTime(request.created_at, me.time_zone)} · <strong>{stateTitle(state)}</strong>
          </p>
          {next_states.length > 0 && (
            <a href="#decision" className={`${buttonClass()} ${styles.onward}`}>
              To the decision
            </a>
          )}
          <Answers answers={long} lang={lang} className={styles.written} />
          <Answers answers={short} lang={lang} className={styles.chosen} />
          <PersonButton email={email} />
        </section>
        {licence !== null && (
          <section aria-labelledby="license-title" className={cardClass}>
            <h2 id="license-title">License</h2>
            <dl className={factsClass}>
              <dt>First day</dt>
              <dd>{formatDay(licence.starts_on)}</dd>
              <dt>Last day</dt>
              <dd>{formatDay(licence.ends_on)}</dd>
              <dt>Terms</dt>
              <dd>
                <VisitorText text={licence.terms} lang={lang} block />
              </dd>
            </dl>
            <p>
              <Link to="/licences">To the register of licenses</Link>
            </p>
          </section>
        )}
        {next_states.length > 0 && (
          <DecisionForm {...{ reference, locale, now, outcome }} states={next_states} />
        )}
        {licence === null && next_states.length === 0 && (
          <p className={softClass}>It is {stateTitle(state).toLowerCase()}: there is nothing to decide.</p>
        )}
      </div>
    </Screen>
  )
}

interface AnswersProps {
  readonly answers: Route.ComponentProps['loaderData']['answers'] | undefined
  readonly lang: string
  readonly className: string | undefined
}

const Answers = ({ answers = [], lang, className }: AnswersProps) => (
  <dl className={className}>
    {answers.map(({ field, noun, values }) => (
      <div key={field}>
        <dt>{noun}</dt>
        {values.map(value => (
          <dd key={value}>
            <VisitorText text={value} lang={lang} block />
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
