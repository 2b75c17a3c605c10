import { Link } from 'react-router'
import * as v from 'valibot'
import { email, reasonsOf } from '../../../../contract/forms/rules.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import { type FormRejection, statusOf } from '../../../../ui/submission/form-rejection.ts'
import { readFormValues } from '../../../../ui/submission/form-values.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { base } from '../base.ts'
import type { PermissionCopy } from '../copy/en.ts'
import { answerWith, findOpenRequest, goTo, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { addressOf, firstOpen } from '../steps.ts'
import '../heading-faces.css'
import type { Route } from './+types/page'
import savedStyles from './saved.module.css'

export const headers = () => secretHeaders
export const handle = { navOver: 'light', localeBanner: false }

const emailForm = v.object({ email })
const check = (form: FormData) => reasonsOf(emailForm, readFormValues(form, { text: ['email'] }))

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const token = tokenIn(request, url)
  if (token === '') throw goTo(link(locale, base))
  const saved = await findOpenRequest(site.admin(locale), token, locale)
  if (!saved) return answerWith({ locale, copy, open: null }, 404)
  const { draft, answers, expiresAt } = saved
  const open = {
    token,
    draft,
    next: addressOf(locale, firstOpen(answers), draft),
    address: `${site.origin}${link(locale, base)}?resume=${token}`,
    until: formatDate(expiresAt.slice(0, 10), locale),
    sending: loadFormCopy(site, locale),
  }
  return { locale, copy, open }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const admin = context.get(siteRequest).admin(locale)
  const form = await request.formData()
  const token = tokenIn(request, url, form)
  const values = readFormValues(form, { text: ['email', 'go'] })
  const isForgetting = values.go === 'forget'
  const done = await sendForm(admin, values, async () => {
    if (isForgetting) {
      await admin.deleteDraft({ body: { token } })
      return { reference: 'forgotten' }
    }
    const body = {
      kind: 'permission' as const,
      token,
      email: String(values.email),
      lang: languageTagOf(locale),
    }
    const { errors } = await admin.mailDraft({ body })
    return errors ? { errors } : { reference: 'mailed' }
  })
  if (!('reference' in done)) return answerWith(done, statusOf(done))
  if (isForgetting) throw goTo(`${link(locale, base)}?forgotten=yes`)
  return answerWith(done)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

export default function Saved({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, open } = loaderData
  if (!open) return <Gone {...{ copy, locale }} />
  const { saved } = copy
  const { token, draft, next, address, until, sending } = open
  const answer = actionData && 'reasons' in actionData ? actionData : undefined
  const action = addressOf(locale, 'saved', draft)
  return (
    <Paper copy={copy} heading={saved.heading} failed={answer !== undefined}>
      <p className={styles.lead}>{interpolate(saved.text, { until })}</p>
      <p className={savedStyles.address}>
        <a href={address}>{address}</a>
      </p>
      <p className={styles.soft}>{saved.careful}</p>
      <p>
        <Link className={actionClass()} to={next}>
          {saved.goOn}
        </Link>
      </p>
      <section className={savedStyles.section}>
        <h2>{saved.mailTitle}</h2>
        {actionData && 'reference' in actionData ? (
          <p role="status">{saved.mailed}</p>
        ) : (
          <MailForm {...{ copy: saved, sending, action, token }} rejection={answer} />
        )}
      </section>
      <details className={savedStyles.forget}>
        <summary>{saved.forget}</summary>
        <p>{saved.forgetText}</p>
        <ForgetForm {...{ copy: saved, sending, action, token }} />
      </details>
    </Paper>
  )
}

interface PartProps {
  readonly copy: PermissionCopy['saved']
  readonly sending: FormCopy
  readonly action: string
  readonly token: string
}

function MailForm({
  copy,
  sending,
  action,
  token,
  rejection,
}: PartProps & { readonly rejection: FormRejection | undefined }) {
  const labels = { email: copy.email }
  const form = useActionForm({ copy: sending, prefix: 'saved', action, labels, validate: check, rejection })
  return (
    <Form form={form}>
      <FormErrors />
      <input type="hidden" name="token" value={token} />
      <TextInput name="email" type="email" autoComplete="email" required />
      <FormButtons>
        <SubmitButton>{copy.mail}</SubmitButton>
      </FormButtons>
    </Form>
  )
}

function ForgetForm({ copy, sending, action, token }: PartProps) {
  const form = useActionForm({ copy: sending, prefix: 'forget', action, rejection: undefined, leaves: true })
  return (
    <Form form={form}>
      <FormErrors />
      <input type="hidden" name="go" value="forget" />
      <input type="hidden" name="token" value={token} />
      <FormButtons>
        <SubmitButton pendingLabel={copy.forgetting}>{copy.forgetButton}</SubmitButton>
      </FormButtons>
    </Form>
  )
}
