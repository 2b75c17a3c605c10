import { Link } from 'react-router'
import { everyLocale, languageTagOf, locales } from '../../../../contract/locale.ts'
import { newsletterTags } from '../../../../contract/newsletter-tags.ts'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { CheckList } from '../../../../ui/form/check-list.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { bodyOf, readFormValues } from '../../../../ui/submission/form-values.ts'
import { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { link } from '../../../language/link.ts'
import { findToken, linkQuery } from '../../../request/link-token.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import '../heading-faces.css'
import { LetterPage } from '../letter-page.tsx'
import { loadCopy, tokenIn } from '../load-copy.ts'
import { orUnreachable } from '../or-unreachable.ts'
import { TokenForm } from '../token-form.tsx'
import type { Route } from './+types/page'

export const headers = () => secretHeaders
export const handle = { localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const token = findToken(request, url, 'token')
  const { subscription } = await site.admin(locale).findSubscription({ body: { token } })
  const { copy: box, sending } = loadNewsletter(site, locale)
  const end = `${link(locale, '/newsletter/unsubscribe')}${linkQuery(token)}`
  const copy = loadCopy(site, locale)
  return { locale, copy, tags: box.tags, error: sending.error, token, end, subscription }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const admin = context.get(siteRequest).admin(localeOf(params))
  const form = await request.formData()
  const shape = { text: ['language'], lists: ['tags'] }
  const body = { ...bodyOf(readFormValues(form, shape), shape), token: tokenIn(form) }
  return orUnreachable(admin.changeSubscription({ body }))
}

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, tags, error, token, end, subscription } = loaderData
  const { preferences: pageCopy } = copy
  if (!subscription) {
    return (
      <LetterPage title={pageCopy.title} heading={pageCopy.gone} text={pageCopy.goneText} failed>
        <Link className={actionClass()} to={link(locale, '/newsletter')}>
          {copy.confirm.again}
        </Link>
      </LetterPage>
    )
  }
  return (
    <LetterPage
      title={pageCopy.title}
      heading={pageCopy.heading}
      text={interpolate(pageCopy.text, { email: subscription.email })}
    >
      {actionData?.success && <p role="status">{pageCopy.saved}</p>}
      <TokenForm
        copy={copy}
        token={token}
        submit={pageCopy.save}
        unreachable={actionData?.unreachable === true}
      >
        <Select
          errorLabel={error}
          id="newsletter-language"
          name="language"
          label={pageCopy.language}
          empty={pageCopy.choose}
          defaultValue={subscription.language}
          options={everyLocale.map(id => ({ id, title: locales[id].name, lang: languageTagOf(id) }))}
          required
        />
        <CheckList
          errorLabel={error}
          id="newsletter-tags"
          name="tags"
          label={pageCopy.tags}
          options={newsletterTags.map(id => ({ id, title: tags[id] }))}
          defaultValues={subscription.tags}
        />
      </TokenForm>
      <Link className={moreClass} to={link(locale, '/newsletter/archive')}>
        {copy.archive}
      </Link>
      <Link className={moreClass} to={end}>
        {pageCopy.end}
      </Link>
    </LetterPage>
  )
}
