import { data, Link } from 'react-router'
import { moreClass } from '../../../../ui/action.tsx'
import { captchaTokenIn } from '../../../../ui/submission/captcha/captcha-token.ts'
import { statusOf } from '../../../../ui/submission/form-rejection.ts'
import { bodyOf, readFormValues } from '../../../../ui/submission/form-values.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { signUpShape } from '../../../features/newsletter/read-sign-up.ts'
import { SignUp, signUpForm } from '../../../features/newsletter/sign-up.tsx'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import '../heading-faces.css'
import { LetterPage } from '../letter-page.tsx'
import { loadCopy } from '../load-copy.ts'
import type { Route } from './+types/page'

export const headers = () => secretHeaders

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { subscribe, archive } = loadCopy(site, locale)
  const letters = { title: archive, href: link(locale, '/newsletter/archive') }
  return { pageCopy: subscribe, letters, newsletter: loadNewsletter(site, locale) }
}

/** Takes the box of every page: in place with scripts, here without. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const locale = localeOf(params)
  const admin = context.get(siteRequest).admin(locale)
  const form = await request.formData()
  const values = readFormValues(form, signUpShape)
  const body = { ...bodyOf(values, signUpShape), recaptcha: captchaTokenIn(form), language: locale }
  const answer = await sendForm(admin, values, async () => {
    const { success, errors } = await admin.subscribe({ body })
    return success ? { reference: '' } : { errors }
  })
  return 'reference' in answer ? answer : data(answer, { status: statusOf(answer) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { pageCopy, letters, newsletter } = loaderData
  const { copy } = newsletter
  const rejection = actionData && 'reasons' in actionData ? actionData : undefined
  const form = useActionForm(signUpForm(newsletter, rejection))
  if (actionData && 'reference' in actionData) {
    return (
      <LetterPage title={pageCopy.title} heading={copy.done} text={copy.doneText}>
        <Link className={moreClass} to={letters.href}>
          {letters.title}
        </Link>
      </LetterPage>
    )
  }
  return (
    <LetterPage
      title={pageCopy.title}
      heading={copy.heading}
      text={copy.text}
      failed={actionData !== undefined}
    >
      <SignUp {...newsletter} form={form} noScriptToken={rejection?.noScriptToken} />
      <Link className={moreClass} to={letters.href}>
        {letters.title}
      </Link>
    </LetterPage>
  )
}
