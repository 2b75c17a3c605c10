import { TextInput } from '../../../../ui/form/text-input.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { loadAccountCopy } from '../../../features/account/load-account-data.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { privateHeaders } from '../../../request/private-headers.ts'
import { proofOf } from '../../../request/proof-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { explainFault, getOwner, goOn, letGo, rejectWith, textOf } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import { Proof } from '../proof.tsx'
import type { Route } from './+types/page'
import { Passkeys } from './passkeys.tsx'
import '../heading-faces.css'

export const headers = () => privateHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const user = await getOwner({ gallery, locale, page: '/account/security' })
  const { passkeys } = await gallery.calls.listPasskeys()
  const { form } = loadAccountCopy(site, locale)
  return { locale, copy: loadCopy(site, locale), form, user, passkeys, done: url.searchParams.get('done') }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const form = await request.formData()
  const text = (name: string) => textOf(form, name)
  const intent = text('intent')
  const back = (done: string) => goOn(gallery, locale, '/account/security', `?done=${done}`)
  const values = { email: text('email') }
  const field = intent.startsWith('remove') ? 'password' : 'current'
  const { password: current, ...passkey } = proofOf(form, field)
  const id = text('id')
  const came = intent === 'remove' ? `remove-${id}` : intent
  try {
    if (intent === 'remove') {
      const body = { password: current, ...passkey, others: text('others') === 'on', lang: locale }
      const removed = await letGo(gallery.calls.removePasskey({ params: { id }, body }))
      if (removed === null || removed.success) return back('passkey')
      return rejectWith(gallery, came, removed.errors ?? {})
    }
    const proof = { current, ...passkey, lang: locale }
    const { success, errors = {} } =
      intent === 'email'
        ? await gallery.calls.changeEmail({ body: { ...proof, ...values } })
        : await gallery.calls.changePassword({
            body: { ...proof, password: text('password'), password2: text('password2') },
          })
    if (success) return back(intent === 'email' ? 'email' : 'password')
    return rejectWith(gallery, intent, errors, { values })
  } catch (error) {
    const visit = { gallery, locale, page: '/account/security' } as const
    const { sentence, status } = explainFault(error, visit, loadAccountCopy(site, locale).form)
    return rejectWith(gallery, came, { [field]: [sentence] }, { values, status })
  }
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, form, user, passkeys, done } = loaderData
  const { security, notices } = copy
  const proof = { copy: copy.proof, locale, hasPasskeys: passkeys.length > 0 }
  const next = { type: 'password', autoComplete: 'new-password', minLength: 4, required: true }
  return (
    <AccountFrame
      {...{ copy, locale }}
      at="security"
      title={security.title}
      heading={security.heading}
      notice={(notices as Record<string, string>)[done ?? '']}
      form={form}
      rejection={actionData}
    >
      <section className={styles.section}>
        <h2>{security.password}</h2>
        <AccountForm intent="password" submit={security.change} submitting={security.changing}>
          <Proof {...proof} name="current" />
          <TextInput name="password" {...next} />
          <TextInput name="password2" {...next} />
        </AccountForm>
      </section>
      <section className={styles.section}>
        <h2>{security.email}</h2>
        <p>{interpolate(security.emailText, { email: user.email })}</p>
        <AccountForm intent="email" submit={security.changeEmail} submitting={security.changing}>
          <Proof {...proof} name="current" />
          <TextInput name="email" type="email" autoComplete="email" required />
        </AccountForm>
      </section>
      <Passkeys {...{ copy, form, locale, user, passkeys, rejected: actionData?.intent }} />
    </AccountFrame>
  )
}
