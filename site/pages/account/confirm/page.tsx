import { Link } from 'react-router'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { link } from '../../../language/link.ts'
import { faultOf } from '../../../request/form-fault.ts'
import { findToken } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { answerWith, textOf } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'
import '../heading-faces.css'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  return {
    locale,
    copy: loadCopy(context.get(siteRequest), locale),
    token: findToken(request, url, 'token'),
  }
}

/** A button confirms, not the link: programs that look at the links of a mail press none. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const gallery = context.get(siteRequest).gallery(locale, request)
  const token = textOf(await request.formData(), 'token').slice(0, 200)
  try {
    const { success, first = false } = await gallery.calls.confirmEmail({ body: { token } })
    return answerWith(gallery, { success, first }, success ? 200 : 422)
  } catch (error) {
    faultOf(error, { gallery, locale, page: '/account' })
    return answerWith(gallery, { success: false, first: false }, 503)
  }
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, token } = loaderData
  const { confirm } = copy
  const failed = actionData?.success === false || token === ''
  const heading = actionData?.success ? confirm.doneHeading : failed ? confirm.failedHeading : confirm.heading
  return (
    <AccountFrame {...{ copy, locale, heading }} title={confirm.title} failed={failed}>
      <div className={styles.section}>
        {actionData?.success || failed ? (
          <>
            <p>{failed ? confirm.failed : confirm.done}</p>
            {actionData?.first && <p>{confirm.safe}</p>}
            <a className={actionClass()} href={link(locale, '/account')}>
              {confirm.account}
            </a>
            {actionData?.first && (
              <Link className={moreClass} to={link(locale, '/account/reset')}>
                {confirm.reset}
              </Link>
            )}
          </>
        ) : (
          <>
            <p>{confirm.text}</p>
            <AccountForm submit={confirm.button} submitting={confirm.verifying}>
              <input type="hidden" name="token" value={token} />
            </AccountForm>
          </>
        )}
      </div>
    </AccountFrame>
  )
}
