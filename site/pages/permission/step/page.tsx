import { useState } from 'react'
import { languageTagOf } from '../../../../contract/locale.ts'
import { sendForm, statusOf } from '../../../features/forms/answer.ts'
import { keepOnFailure, unlessRefused } from '../../../features/forms/keep-on-failure.ts'
import { loadFormsCopy } from '../../../features/forms/load-forms-copy.ts'
import { SendForm } from '../../../features/forms/send-form.tsx'
import { interpolate } from '../../../language/format.ts'
import { link } from '../../../language/link.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { handleOf } from '../../../request/link-token.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { answerWith, findOpenRequest, goTo, goToStep, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy, loadWords } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { Progress } from '../progress.tsx'
import {
  addressOf,
  base,
  firstOpen,
  isQuestionStep,
  questions,
  stepAfter,
  stepBefore,
  wayOf,
} from '../steps.ts'
import '../heading-faces.css'
import type { Route } from './+types/page'
import { errorLabelsOf } from './error-labels.ts'
import { Questions } from './questions.tsx'
import { checkKept, checkTyped, readStep, withTyped } from './read-step.ts'
import stepStyles from './step.module.css'

export const headers = () => secretHeaders
export const handle = { navOver: 'light', localeBanner: false }

export async function loader({ params, context, request: visit, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const { step } = params
  if (!isQuestionStep(step)) throw notFound()
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const token = tokenIn(visit, url)
  if (token === '') throw goTo(link(locale, base))
  const request = await findOpenRequest(site.admin(locale), token, locale)
  const common = {
    locale,
    copy,
    step,
    token,
    draft: handleOf(token),
    isChange: url.searchParams.get('from') === 'check',
  }
  if (!request) return answerWith({ ...common, answers: null, words: null, sending: null }, 404)
  const { answers } = request
  if (!wayOf(answers).includes(step)) throw goTo(addressOf(locale, firstOpen(answers), request.draft))
  return { ...common, answers, words: loadWords(site, locale), sending: loadFormsCopy(site, locale) }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const { step } = params
  if (!isQuestionStep(step)) throw notFound()
  const site = context.get(siteRequest)
  const admin = site.admin(locale)
  const form = await request.formData()
  const go = form.get('go')
  const typed = readStep(step, form)
  const reasons = go === null ? checkTyped(step, typed) : checkKept(step, typed)
  if (Object.keys(reasons).length > 0) return answerWith({ typed, reasons }, 422)
  const given = tokenIn(request, url, form)
  let answers: Record<string, string> = {}
  const kept = await sendForm(admin, typed, async () => {
    answers = withTyped((await findOpenRequest(admin, given, locale))?.answers ?? {}, typed)
    const body = { kind: 'permission' as const, answers, token: given, lang: languageTagOf(locale) }
    const visitor = await findVisitor(site, site.gallery(locale, request))
    return { reference: (await site.admin(locale, visitor?.id).keepDraft({ body })).token }
  })
  if (!('reference' in kept)) return answerWith(kept, statusOf(kept))
  const token = kept.reference
  if (go === 'save') throw goToStep(site, locale, 'saved', token)
  if (go === 'back') {
    const before = stepBefore(step, answers)
    throw before ? goToStep(site, locale, before, token) : goTo(link(locale, base))
  }
  const isChange = url.searchParams.get('from') === 'check'
  const next = isChange ? firstOpen(answers) : stepAfter(step, answers)
  throw goToStep(site, locale, next, token, isChange && next !== 'check' ? '&from=check' : '')
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

export default function PermissionStep({ loaderData, actionData }: Route.ComponentProps) {
  const [isFaulty, setFaulty] = useState(actionData !== undefined)
  const { locale, copy, step, token, draft, isChange, answers, words, sending } = loaderData
  if (!answers || !words || !sending) return <Gone {...{ copy, locale }} />
  const way = wayOf(answers)
  const place = { n: String(way.indexOf(step) + 1), all: String(way.length) }
  return (
    <Paper
      copy={copy}
      heading={copy.steps[step].heading}
      failed={isFaulty}
      above={<p className={styles.above}>{interpolate(copy.progress, place)}</p>}
      margin={<Progress {...{ copy, locale, step, answers, draft }} />}
    >
      <SendForm
        key={step}
        copy={sending}
        prefix="permission"
        action={addressOf(locale, step, draft, isChange ? '&from=check' : '')}
        labels={errorLabelsOf(questions[step], copy)}
        check={form => checkTyped(step, readStep(step, form))}
        answer={actionData}
        submit={copy.continue}
        submitting={copy.continuing}
        onFaults={setFaulty}
        leaves
        beside={
          <>
            <button type="submit" name="go" value="back" formNoValidate className={stepStyles.aside}>
              {copy.back}
            </button>
            <button type="submit" name="go" value="save" formNoValidate className={stepStyles.aside}>
              {copy.save}
            </button>
          </>
        }
      >
        {(field, typed) => (
          <>
            <input type="hidden" name="token" value={token} />
            <Questions {...{ copy, words, step, field }} typed={withTyped(answers, typed)} />
          </>
        )}
      </SendForm>
    </Paper>
  )
}
