import type { Locale } from '../../../../contract/locale.ts'
import type { FormRejection } from '../../../../ui/submission/form-rejection.ts'
import { loadAccountCopy } from '../../../features/account/load-account-data.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { privateHeaders } from '../../../request/private-headers.ts'
import { proofOf } from '../../../request/proof-of.ts'
import { siteRequest, type VisitorGallery } from '../../../request/site-request.ts'
import styles from '../account.module.css'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { answerWith, explainFault, getOwner, rejectWith } from '../answers.ts'
import { loadCopy } from '../load-copy.ts'
import { Proof } from '../proof.tsx'
import type { Route } from './+types/page'
import { deletedHere } from './deleted.ts'
import { explainRefusal } from './export-refusal.ts'
import { Farewell } from './farewell.tsx'
import '../heading-faces.css'

/** The answer to a deletion has the browser forget what it keeps. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(privateHeaders)
  const cleared = actionHeaders.get('Clear-Site-Data')
  if (cleared !== null) headers.set('Clear-Site-Data', cleared)
  return headers
}
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const hasPasskeys = !context.get(deletedHere) && (await hasPasskey(site.gallery(locale, request), locale))
  const { form } = loadAccountCopy(site, locale)
  const copy = loadCopy(site, locale)
  return {
    locale,
    copy,
    form,
    hasPasskeys,
    refused: explainRefusal(url.searchParams, { copy, form, locale }),
  }
}

async function hasPasskey(gallery: VisitorGallery, locale: Locale): Promise<boolean> {
  await getOwner({ gallery, locale, page: '/account/delete' })
  return (await gallery.calls.listPasskeys()).passkeys.length > 0
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const gallery = site.gallery(locale, request)
  const body = { ...proofOf(await request.formData(), 'password'), lang: locale }
  try {
    const { success, errors = {}, erasure } = await gallery.calls.deleteUser({ body })
    if (success && erasure) {
      context.set(deletedHere, true)
      return answerWith(gallery, { erasure })
    }
    return rejectWith(gallery, 'delete', errors)
  } catch (error) {
    const visit = { gallery, locale, page: '/account/delete' } as const
    const { sentence, status } = explainFault(error, visit, loadAccountCopy(site, locale).form)
    return rejectWith(gallery, 'delete', { password: [sentence] }, { status })
  }
}

export default function Leave({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, form, refused } = loaderData
  const page = copy.delete
  if (actionData && 'erasure' in actionData)
    return <Farewell {...{ copy, locale }} erasure={actionData.erasure} />
  const exported: FormRejection | undefined = refused
    ? { intent: 'export', values: {}, reasons: {}, messages: { password: [refused] } }
    : undefined
  const proof = { copy: copy.proof, locale, hasPasskeys: loaderData.hasPasskeys }
  return (
    <AccountFrame
      {...{ copy, locale }}
      at="delete"
      title={page.title}
      heading={page.heading}
      form={form}
      rejection={actionData ?? exported}
    >
      <section className={styles.section}>
        <h2>{page.export}</h2>
        <p>{page.exportText}</p>
        <AccountForm
          prefix="export"
          action={link(locale, '/account/export')}
          submit={page.exportButton}
          submitting={page.exporting}
          quiet
          download
        >
          <Proof {...proof} />
        </AccountForm>
      </section>
      <section className={styles.section}>
        <h2>{page.delete}</h2>
        <p>{page.deleteText}</p>
        <AccountForm prefix="delete" submit={page.deleteButton} submitting={page.deleting}>
          <Proof {...proof} />
        </AccountForm>
      </section>
    </AccountFrame>
  )
}
