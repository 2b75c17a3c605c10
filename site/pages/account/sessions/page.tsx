import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import { loadAccountCopy } from '../../../features/account/load-account-data.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { privateHeaders } from '../../../request/private-headers.ts'
import { proofOf } from '../../../request/proof-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { explainFault, getOwner, goOn, letGo, rejectWith, textOf } from '../answers.ts'
import type { AccountPagesCopy } from '../copy/en.ts'
import { DisclosedRow } from '../disclosed-row.tsx'
import { loadCopy } from '../load-copy.ts'
import { Proof } from '../proof.tsx'
import type { Route } from './+types/page'
import '../heading-faces.css'

export const headers = () => privateHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  await getOwner({ gallery, locale, page: '/account/sessions' })
  const [{ sessions }, { passkeys }] = await Promise.all([
    gallery.calls.listSessions(),
    gallery.calls.listPasskeys(),
  ])
  const { form } = loadAccountCopy(site, locale)
  const done = url.searchParams.get('done')
  return { locale, copy: loadCopy(site, locale), form, sessions, hasPasskeys: passkeys.length > 0, done }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const form = await request.formData()
  const id = textOf(form, 'id')
  const isOthers = textOf(form, 'intent') === 'others'
  const intent = isOthers ? 'others' : `end-${id}`
  const body = { ...proofOf(form, 'password'), lang: locale }
  const back = (done: string) => goOn(gallery, locale, '/account/sessions', `?done=${done}`)
  try {
    const ended = isOthers
      ? await gallery.calls.endOtherSessions({ body })
      : await letGo(gallery.calls.endSession({ params: { id }, body }))
    if (ended === null) return back('not-ended')
    if (ended.success) return back(isOthers ? 'others' : 'ended')
    return rejectWith(gallery, intent, ended.errors ?? {})
  } catch (error) {
    const visit = { gallery, locale, page: '/account/sessions' } as const
    const { sentence, status } = explainFault(error, visit, loadAccountCopy(site, locale).form)
    return rejectWith(gallery, intent, { password: [sentence] }, { status })
  }
}

const noticeOf = ({ notices, failures }: AccountPagesCopy, done: string | null) =>
  ({ ended: notices.ended, others: notices.others, 'not-ended': failures.session })[done ?? '']

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, form, hasPasskeys, done } = loaderData
  const { sessions } = copy
  const proof = { copy: copy.proof, locale, hasPasskeys }
  return (
    <AccountFrame
      {...{ copy, locale }}
      at="sessions"
      title={sessions.title}
      heading={sessions.heading}
      notice={noticeOf(copy, done)}
      form={form}
      rejection={actionData}
      failed={done === 'not-ended'}
    >
      <div className={styles.section}>
        <p>{sessions.text}</p>
        <ul className={styles.rows}>
          {loaderData.sessions.map(({ id, device, current, created_at, last_seen_at }) => {
            const text = (
              <>
                {device || sessions.unknown}
                {current && <strong> ({sessions.current})</strong>}
                <br />
                <span className={styles.soft}>
                  {interpolate(sessions.times, {
                    seen: formatDate(last_seen_at, locale),
                    begun: formatDate(created_at, locale),
                  })}
                </span>
              </>
            )
            if (current)
              return (
                <li key={id} className={styles.row}>
                  <span>{text}</span>
                </li>
              )
            return (
              <DisclosedRow
                key={id}
                action={sessions.end}
                open={actionData?.intent === `end-${id}`}
                form={
                  <AccountForm prefix={`end-${id}`} submit={sessions.endThis} submitting={sessions.ending}>
                    <input type="hidden" name="id" value={id} />
                    <Proof {...proof} />
                  </AccountForm>
                }
              >
                {text}
              </DisclosedRow>
            )
          })}
        </ul>
      </div>
      {(loaderData.sessions.length > 1 || actionData?.intent === 'others') && (
        <section className={styles.section}>
          <h2>{sessions.others}</h2>
          <p>{sessions.othersText}</p>
          <AccountForm intent="others" submit={sessions.endOthers} submitting={sessions.ending}>
            <Proof {...proof} />
          </AccountForm>
        </section>
      )}
    </AccountFrame>
  )
}
