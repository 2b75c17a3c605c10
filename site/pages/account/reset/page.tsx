import { actionClass } from '../../../../ui/action.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { loadAccountCopy } from '../../../features/account/load-account-data.ts'
import { link } from '../../../language/link.ts'
import { findToken } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { answerWith, explainFault, rejectWith, textOf } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
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
        return answerWith<FormRejection>(gallery, { intent, values, reasons: { email: 'required' } }, 422)
      }
      await gallery.calls.requestPasswordReset({ body: { ...values, lang: locale } })
      return answerWith(gallery, { done: 'sent' as const })
    }
    const body = { token, password: text('password'), password2: text('password2'), lang: locale }
    const { success, errors = {} } = await gallery.calls.resetPassword({ body })
    if (success) return answerWith(gallery, { done: 'set' as const })
    return rejectWith(gallery, intent, errors)
  } catch (error) {
    const { sentence, status } = explainFault(error, { gallery, locale, page: '/account' }, copy)
    const errors = { [intent === 'ask' ? 'email' : 'password']: [sentence] }
    return rejectWith(gallery, intent, errors, { values, status })
  }
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, form, token } = loaderData
  const { reset, confirm } = copy
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const rejection = actionData && 'reasons' in actionData ? actionData : undefined
  const spent = rejection?.messages?.token !== undefined
  const heading =
    done === 'sent'
      ? reset.sentHeading
      : done === 'set'
        ? reset.doneHeading
        : spent
          ? confirm.failedHeading
          : reset.heading
  const next = { type: 'password', autoComplete: 'new-password', minLength: 4, required: true }
  return (
    <AccountFrame
      {...{ copy, locale, heading }}
      title={reset.title}
      failed={spent}
      form={form}
      rejection={spent ? undefined : rejection}
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
            <AccountForm prefix="set" submit={reset.set} submitting={reset.setting}>
              <input type="hidden" name="token" value={token} />
              <TextInput name="password" {...next} />
              <TextInput name="password2" {...next} />
            </AccountForm>
          </>
        )}
        {!done && (!token || spent) && (
          <>
            {spent && <p role="alert">{rejection?.messages?.token?.[0]}</p>}
            <p>{reset.text}</p>
            <AccountForm
              prefix="ask"
              action={link(locale, '/account/reset')}
              submit={reset.send}
              submitting={reset.sending}
            >
              <TextInput name="email" type="email" autoComplete="email" required />
            </AccountForm>
          </>
        )}
      </div>
    </AccountFrame>
  )
}
