import { Link } from 'react-router'
import * as v from 'valibot'
import { email, reasonsOf } from '../../../../contract/forms/rules.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import { sendForm, statusOf } from '../../../features/forms/answer.ts'
import { keepOnFailure, unlessRefused } from '../../../features/forms/keep-on-failure.ts'
import { loadFormsCopy } from '../../../features/forms/load-forms-copy.ts'
import { SendForm } from '../../../features/forms/send-form.tsx'
import { readFormValues } from '../../../form/read-form-values.ts'
import { formatDate, interpolate } from '../../../language/format.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { actionClass } from '../../../ui/action.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { answerWith, findOpenRequest, goTo, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { addressOf, base, firstOpen } from '../steps.ts'
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
    sending: loadFormsCopy(site, locale),
  }
  return { locale, copy, open }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const admin = context.get(siteRequest).admin(locale)
  const form = await request.formData()
  const token = tokenIn(request, url, form)
  const typed = readFormValues(form, { text: ['email', 'go'] })
  const isForgetting = typed.go === 'forget'
  const done = await sendForm(admin, typed, async () => {
    if (isForgetting) {
      await admin.forgetDraft({ body: { token } })
      return { reference: 'forgotten' }
    }
    const body = {
      kind: 'permission' as const,
      token,
      email: String(typed.email),
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
          <SendForm
            copy={sending}
            prefix="saved"
            action={action}
            labels={{ email: saved.email }}
            check={check}
            answer={answer}
            submit={saved.mail}
          >
            {(field, typed) => (
              <>
                <input type="hidden" name="token" value={token} />
                <Field
                  {...field('email')}
                  label={saved.email}
                  type="email"
                  autoComplete="email"
                  defaultValue={String(typed.email ?? '')}
                  required
                />
              </>
            )}
          </SendForm>
        )}
      </section>
      <details className={savedStyles.forget}>
        <summary>{saved.forget}</summary>
        <p>{saved.forgetText}</p>
        <SendForm
          copy={sending}
          prefix="forget"
          action={action}
          labels={{}}
          check={() => ({})}
          answer={undefined}
          submit={saved.forgetButton}
          submitting={saved.forgetting}
          leaves
        >
          {() => (
            <>
              <input type="hidden" name="go" value="forget" />
              <input type="hidden" name="token" value={token} />
            </>
          )}
        </SendForm>
      </details>
    </Paper>
  )
}
