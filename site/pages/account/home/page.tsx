import { TextInput } from '../../../../ui/form/text-input.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { loadAccountCopy } from '../../../features/account/load-account-data.ts'
import { clearedField } from '../../../features/session/clear-browser.ts'
import { faultOf } from '../../../request/form-fault.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { privateHeaders } from '../../../request/private-headers.ts'
import { proofOf } from '../../../request/proof-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountForm, CalledForm, LogOutForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { explainFault, getOwner, goOn, rejectWith, textOf } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import { Proof } from '../proof.tsx'
import type { Route } from './+types/page'
import { Betas } from './betas.tsx'
import { listInvited } from './list-invited.ts'
import { useAsk } from './use-ask.ts'
import '../heading-faces.css'

export const headers = () => privateHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const user = await getOwner({ gallery, locale, page: '/account' })
  const [{ passkeys }, invited] = await Promise.all([
    gallery.calls.listPasskeys(),
    listInvited(site, locale, user.id),
  ])
  const hasPasskeys = passkeys.length > 0
  const { form } = loadAccountCopy(site, locale)
  const done = url.searchParams.get('done')
  return { locale, copy: loadCopy(site, locale), form, user, hasPasskeys, invited, done }
}

const betaTypes = { procreate: 1, pocket: 2, dreams: 3 } as const

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  const back = (done: string) => goOn(gallery, locale, '/account', `?done=${done}`)
  if (intent === 'logout') {
    await gallery.calls.userLogout()
    const home = goOn(gallery, locale, '/')
    // A script that has cleared what is the visitor's own spares the pages that are kept for offline.
    const isCleared = textOf(form, clearedField) !== ''
    home.headers.set('Clear-Site-Data', isCleared ? '"cache"' : '"cache", "storage"')
    return home
  }
  const values = {
    username: textOf(form, 'username'),
    firstname: textOf(form, 'firstname'),
    lastname: textOf(form, 'lastname'),
  }
  try {
    if (intent === 'resend') {
      const { success } = await gallery.calls.publicBetaResendConfirmationEmail({ body: { lang: locale } })
      return back(success ? 'resent' : 'not-resent')
    }
    if (intent === 'reapply') {
      const type = betaTypes[textOf(form, 'product') as keyof typeof betaTypes]
      if (!type) return back('not-reapplied')
      const body = { lang: locale, beta_type_id: type }
      const { success } = await gallery.calls.publicBetaReapply({ body })
      return back(success ? 'reapplied' : 'not-reapplied')
    }
    const body = { ...values, ...proofOf(form, 'password'), lang: locale }
    const { success, errors = {} } = await gallery.calls.changeUser({ body })
    if (success) return back('saved')
    return rejectWith(gallery, 'profile', errors, { values })
  } catch (error) {
    const visit = { gallery, locale, page: '/account' } as const
    faultOf(error, visit)
    if (intent === 'resend') return back('not-resent')
    if (intent === 'reapply') return back('not-reapplied')
    const { sentence, status } = explainFault(error, visit, loadAccountCopy(site, locale).form)
    return rejectWith(gallery, 'profile', { username: [sentence] }, { values, status })
  }
}

export default function AccountHome({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, form, user, hasPasskeys, invited, done } = loaderData
  const { home, notices, failures } = copy
  const notice: Record<string, string> = {
    ...notices,
    'not-resent': failures.resend,
    'not-reapplied': failures.reapply,
  }
  const ask = useAsk(form, locale)
  const resend = () =>
    ask({ path: '/users/confirmation/resend', body: {}, done: 'resent', failed: failures.resend })
  const reapply = (product: keyof typeof betaTypes) =>
    ask({
      path: '/users/beta',
      body: { beta_type_id: betaTypes[product] },
      done: 'reapplied',
      failed: failures.reapply,
    })
  return (
    <AccountFrame
      {...{ copy, locale }}
      at="home"
      title={home.title}
      heading={home.heading}
      notice={notice[done ?? '']}
      form={form}
      rejection={actionData}
      failed={done?.startsWith('not-') === true}
    >
      <div className={styles.section}>
        <p>{interpolate(home.since, { name: user.username })}</p>
        <p>{interpolate(user.verified ? home.verified : home.unverified, { email: user.email })}</p>
        {!user.verified && (
          <CalledForm intent="resend" submit={home.resend} submitting={home.saving} send={resend} quiet />
        )}
      </div>
      <section className={styles.section}>
        <h2>{home.profile}</h2>
        <AccountForm intent="profile" submit={home.save} submitting={home.saving}>
          <TextInput name="username" defaultValue={user.username} autoComplete="username" required />
          <TextInput name="firstname" defaultValue={user.firstname} autoComplete="given-name" required />
          <TextInput name="lastname" defaultValue={user.lastname} autoComplete="family-name" required />
          <Proof copy={copy.proof} {...{ locale, hasPasskeys }} help={home.proofHelp} required={false} />
        </AccountForm>
      </section>
      <Betas copy={home} {...{ user, locale, invited, reapply }} />
      <section className={styles.section}>
        <h2>{home.news}</h2>
        <p>{interpolate(home.newsText, { email: user.email })}</p>
      </section>
      <div className={styles.section}>
        <LogOutForm intent="logout" submit={home.logOut} submitting={home.saving} quiet />
      </div>
    </AccountFrame>
  )
}
