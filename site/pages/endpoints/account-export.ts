import { redirect } from 'react-router'
import { link } from '../../language/link.ts'
import { faultOf } from '../../request/form-fault.ts'
import { galleryHeaders } from '../../request/gallery-headers.ts'
import { localeOf, notFound } from '../../request/locale-of.ts'
import { proofOf } from '../../request/proof-of.ts'
import { waitOf } from '../../request/refusal.ts'
import { siteRequest } from '../../request/site-request.ts'
import type { Route } from './+types/account-export'

export function loader(): never {
  throw notFound()
}

/** The export of an account's data as a file; errors are shown on the account page. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const proof = proofOf(await request.formData(), 'password')
  const gallery = site.gallery(locale, request)
  const refused = (reason: 'password' | 'passkey' | ReturnType<typeof faultOf>, wait: number | null = null) =>
    redirect(`${link(locale, '/account/delete')}?export=${reason}${wait === null ? '' : `&wait=${wait}`}`, {
      status: 303,
      headers: galleryHeaders(gallery),
    })
  try {
    const body = { ...proof, lang: locale }
    const { success, export: everything } = await gallery.calls.exportUser({ body })
    if (!success) return refused(proof.password === '' && proof.passkey ? 'passkey' : 'password')
    // Re-authentication has replaced the session token.
    const headers = galleryHeaders(gallery, {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="account.json"',
      'Cache-Control': 'no-store',
    })
    return new Response(`${JSON.stringify(everything, null, 2)}\n`, { headers })
  } catch (error) {
    return refused(faultOf(error, { gallery, locale, page: '/account/delete' }), waitOf(error))
  }
}
