import { loadAccountCopy } from '../../../features/account/load-account-data.ts'
import { link } from '../../../language/link.ts'
import { findToken } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { actionClass } from '../../../ui/action.tsx'
import { Field } from '../../../ui/form/field.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import { answerWith, explainFault, textOf } from '../answers.ts'
import { fieldOf, type Submitted } from '../field-of.ts'
import { loadCopy } from '../load-copy.ts'
import { PageForm } from '../page-form.tsx'
import type { Route } from './+types/page'
import '../heading-faces.css'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { form } = loadAccountCopy(site, locale)
  return { locale, copy: loadCopy(site, locale), form, token: findToken(request, url, 'token') }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { form: copy } = loadAccountCopy(site, locale)
  const gallery = site.gallery(locale, request)
  const form = await request.formData()
  const text = (name: string) => textOf(form, name)
  const token = text('token')
  const intent = token === '' ? 'ask' : 'set'
  const values = { email: text('email') }
  try {
    if (intent === 'ask') {
      if (values.email.trim() === '') {
        return answerWith<Submitted>(gallery, { intent, errors: { email: [copy.required] } }, 422)
      }
      await gallery.calls.requestPasswordReset({ body: { ...values, lang: locale } })
      return answerWith(gallery, { done: 'sent' as const })
    }
    const body = { token, password: text('password'), password2: text('password2'), lang: locale }
    const { success, errors = {} } = await gallery.calls.resetPassword({ body })
    if (success) return answerWith(gallery, { done: 'set' as const })
    return answerWith<Submitted>(gallery, { intent, errors }, 422)
  } catch (error) {
    const { sentence, status } = explainFault(error, { gallery, locale, page: '/account' }, copy)
    const errors = { [intent === 'ask' ? 'email' : 'password']: [sentence] }
    return answerWith<Submitted>(gallery, { intent, errors, values }, status)
  }
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, form, token } = loaderData
  const { reset, confirm } = copy
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const submitted = actionData && 'intent' in actionData ? actionData : undefined
  const spent = submitted?.errors.token !== undefined
  const heading =
    done === 'sent'
      ? reset.sentHeading
      : done === 'set'
        ? reset.doneHeading
        : spent
          ? confirm.failedHeading
          : reset.heading
  const field = fieldOf(form, token && !spent ? 'set' : 'ask', submitted)
  const next = { type: 'password', autoComplete: 'new-password', minLength: 4 }
  return (
    <AccountFrame
      {...{ copy, locale, heading }}
      title={reset.title}
      failed={spent}
      wrong={{ form, submitted: spent ? undefined : submitted }}
    >
      <div className={styles.section}>
        {done === 'sent' && <p>{reset.sent}</p>}
        {done === 'set' && (
          <>
            <p>{reset.done}</p>
            <a className={actionClass()} href={link(locale, '/login')}>
              {reset.logIn}
            </a>
          </>
        )}
        {!done && token && !spent && (
          <>
            <p>{reset.chooseText}</p>
            <PageForm submit={reset.set} submitting={reset.setting}>
              <input type="hidden" name="token" value={token} />
              <Field label={reset.password} {...next} {...field('password')} />
              <Field label={reset.password2} {...next} {...field('password2')} />
            </PageForm>
          </>
        )}
        {!done && (!token || spent) && (
          <>
            {spent && <p role="alert">{submitted?.errors.token?.[0]}</p>}
            <p>{reset.text}</p>
            <PageForm action={link(locale, '/account/reset')} submit={reset.send} submitting={reset.sending}>
              <Field label={reset.email} type="email" autoComplete="email" {...field('email')} />
            </PageForm>
          </>
        )}
      </div>
    </AccountFrame>
  )
}
