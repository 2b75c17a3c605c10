import { fill, formatDate } from '../../../language/format.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { ownHeaders } from '../../../request/own-page.ts'
import { siteRequest } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import { getOwner, goOn, letGo, textOf } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import { PageForm } from '../page-form.tsx'
import type { Route } from './+types/page'
import '../heading-faces.css'

export const headers = () => ownHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  await getOwner(gallery, locale)
  const { sessions } = await gallery.calls.listSessions()
  return { locale, copy: loadCopy(site, locale), sessions, done: url.searchParams.get('done') }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const gallery = context.get(siteRequest).gallery(locale, request)
  await getOwner(gallery, locale)
  const id = textOf(await request.formData(), 'id')
  const hasEnded = await letGo(gallery.calls.endSession({ params: { id } }))
  return goOn(gallery, locale, '/account/sessions', hasEnded ? '?done=ended' : '?done=not-ended')
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { locale, copy, done } = loaderData
  const { sessions, notices, failures } = copy
  const notice = done === 'ended' ? notices.ended : done === 'not-ended' ? failures.session : undefined
  return (
    <AccountFrame
      {...{ copy, locale }}
      at="sessions"
      title={sessions.title}
      heading={sessions.heading}
      notice={notice}
      failed={done === 'not-ended'}
    >
      <div className={styles.section}>
        <p>{sessions.text}</p>
        <ul className={styles.rows}>
          {loaderData.sessions.map(({ id, device, current, created_at, last_seen_at }) => (
            <li key={id}>
              <span>
                {device || sessions.unknown}
                {current && <strong> ({sessions.current})</strong>}
                <br />
                <span className={styles.soft}>
                  {fill(sessions.seen, { date: formatDate(last_seen_at, locale) })},{' '}
                  {fill(sessions.begun, { date: formatDate(created_at, locale) })}
                </span>
              </span>
              {!current && (
                <PageForm submit={sessions.end} submitting={sessions.ending} quiet>
                  <input type="hidden" name="id" value={id} />
                </PageForm>
              )}
            </li>
          ))}
        </ul>
      </div>
    </AccountFrame>
  )
}
