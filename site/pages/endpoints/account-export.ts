import { redirect } from 'react-router'
import { link } from '../../language/link.ts'
import { faultOf } from '../../request/form-fault.ts'
import { localeOf, notFound } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/account-export'

export function loader(): never {
  throw notFound()
}

/** Everything that is kept about a visitor, as a file; what goes wrong is said on the page that asks. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const password = String((await request.formData()).get('password') ?? '')
  const refused = (reason: 'password' | ReturnType<typeof faultOf>) =>
    redirect(`${link(locale, '/account/delete')}?export=${reason}`, 303)
  const { calls } = site.gallery(locale, request)
  try {
    const { success, export: everything } = await calls.exportUser({ body: { password, lang: locale } })
    if (!success) return refused('password')
    return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="account.json"',
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    return refused(faultOf(error, locale))
  }
}
