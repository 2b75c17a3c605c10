import type { Locale } from '../../../../contract/locale.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import type { PermissionRequestCopy } from '../../../../contract/requests/permission/copy/en.ts'
import type { PermissionAnswers } from '../../../../contract/requests/permission/schema.ts'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import { type FormRejection, statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { link } from '../../../language/link.ts'
import { findVisitor } from '../../../request/find-visitor.ts'
import { handleOf } from '../../../request/link-token.ts'
import { localeOf, notFound } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { base } from '../base.ts'
import type { PermissionCopy } from '../copy/en.ts'
import { answerWith, findOpenRequest, goTo, goToStep, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy, loadPermissionLabels } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { Progress } from '../progress.tsx'
import {
  addressOf,
  firstOpen,
  isQuestionStep,
  type QuestionStep,
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
  if (!request) return answerWith({ ...common, answers: null, labels: null, sending: null }, 404)
  const { answers } = request
  if (!wayOf(answers).includes(step)) throw goTo(addressOf(locale, firstOpen(answers), request.draft))
  return {
    ...common,
    answers,
    labels: loadPermissionLabels(site, locale),
    sending: loadFormCopy(site, locale),
  }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const { step } = params
  if (!isQuestionStep(step)) throw notFound()
  const site = context.get(siteRequest)
  const admin = site.admin(locale)
  const form = await request.formData()
  const go = form.get('go')
  const values = readStep(step, form)
  const reasons = go === null ? checkTyped(step, values) : checkKept(step, values)
  if (Object.keys(reasons).length > 0) return answerWith({ values, reasons }, 422)
  const given = tokenIn(request, url, form)
  let answers: Record<string, string> = {}
  const kept = await sendForm(admin, values, async () => {
    answers = withTyped((await findOpenRequest(admin, given, locale))?.answers ?? {}, values)
    const body = { kind: 'permission' as const, answers, token: given, lang: languageTagOf(locale) }
    const visitor = await findVisitor(site, site.gallery(locale, request))
    return { reference: (await site.admin(locale, visitor?.id).saveDraft({ body })).token }
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
  const { answers, labels, sending, ...loaded } = loaderData
  if (!answers || !labels || !sending) return <Gone {...loaded} />
  return <Step key={loaded.step} {...{ ...loaded, answers, labels, sending }} rejection={actionData} />
}

interface StepProps {
  readonly locale: Locale
  readonly copy: PermissionCopy
  readonly step: QuestionStep
  readonly token: string
  readonly draft: string
  readonly isChange: boolean
  readonly answers: PermissionAnswers
  readonly labels: PermissionRequestCopy
  readonly sending: FormCopy
  readonly rejection: FormRejection | undefined
}

function Step(props: StepProps) {
  const { locale, copy, step, token, draft, isChange, answers, labels, sending, rejection } = props
  const form = useActionForm({
    copy: sending,
    prefix: 'permission',
    action: addressOf(locale, step, draft, isChange ? '&from=check' : ''),
    labels: errorLabelsOf(questions[step], copy),
    validate: posted => checkTyped(step, readStep(step, posted)),
    rejection,
    pendingLabel: copy.continuing,
    leaves: true,
  })
  const way = wayOf(answers)
  const place = { n: String(way.indexOf(step) + 1), all: String(way.length) }
  return (
    <Paper
      copy={copy}
      heading={copy.steps[step].heading}
      failed={form.summary !== null}
      above={<p className={styles.above}>{interpolate(copy.progress, place)}</p>}
      margin={<Progress {...{ copy, locale, step, answers, draft }} />}
    >
      <Form form={{ ...form, values: withTyped(answers, form.values) }}>
        <FormErrors />
        <input type="hidden" name="token" value={token} />
        <Questions {...{ copy, labels, step }} />
        <FormButtons>
          <SubmitButton>{copy.continue}</SubmitButton>
          <button type="submit" name="go" value="back" formNoValidate className={stepStyles.aside}>
            {copy.back}
          </button>
          <button type="submit" name="go" value="save" formNoValidate className={stepStyles.aside}>
            {copy.save}
          </button>
        </FormButtons>
      </Form>
    </Paper>
  )
}
