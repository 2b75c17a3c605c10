import { redirect } from 'react-router'
import { ServiceRefusal } from '../../../contract/problem.ts'
import { loadAccountCopy } from '../../frame/account/load-account-data.ts'
import { link } from '../../language/link.ts'
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
  const refused = (sentence: string) =>
    redirect(`${link(locale, '/account/delete')}?export=${encodeURIComponent(sentence)}`, 303)
  const { calls } = site.gallery(locale, request)
  try {
    const {
      success,
      errors,
      export: everything,
    } = await calls.exportUser({ body: { password, lang: locale } })
    if (!success) return refused(errors?.password?.[0] ?? '')
    return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="account.json"',
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 401) return redirect(link(locale, '/login'), 303)
    const { form } = loadAccountCopy(site, locale)
    if (error instanceof ServiceRefusal && error.status === 429) return refused(form.limited)
    return refused(form.failure.message)
  }
}
