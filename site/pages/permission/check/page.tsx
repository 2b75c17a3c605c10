import { Link } from 'react-router'
import { languageTagOf } from '../../../../contract/locale.ts'
import { describeAnswers } from '../../../../contract/requests/describe-answers.ts'
import { permission } from '../../../../contract/requests/permission/description.ts'
import { senderOf } from '../../../../contract/requests/permission/schema.ts'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { LinkedText } from '../../../../ui/form/linked-text.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { CaptchaFields } from '../../../../ui/submission/captcha/captcha-fields.tsx'
import { captchaTokenIn } from '../../../../ui/submission/captcha/captcha-token.ts'
import { type FormRejection, statusOf } from '../../../../ui/submission/form-rejection.ts'
import { keepOnFailure, unlessRefused } from '../../../../ui/submission/keep-on-failure.ts'
import { loadFormCopy } from '../../../../ui/submission/load-form-copy.ts'
import { sendForm } from '../../../../ui/submission/send-form.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withFallback } from '../../../request/with-fallback.ts'
import { base } from '../base.ts'
import { answerWith, findOpenRequest, goTo, goToStep, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy, loadPermissionLabels } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { Progress } from '../progress.tsx'
import { addressOf, firstOpen, stepBefore, wayOf } from '../steps.ts'
import '../heading-faces.css'
import type { Route } from './+types/page'
import { Answers } from './answers.tsx'

export const headers = () => secretHeaders
export const handle = { navOver: 'light', localeBanner: false }

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const token = tokenIn(request, url)
  if (token === '') throw goTo(link(locale, base))
  const saved = await findOpenRequest(site.admin(locale), token, locale)
  if (!saved) return answerWith({ locale, copy, open: null }, 404)
  const { answers, draft } = saved
  const open = firstOpen(answers)
  if (open !== 'check') throw goTo(addressOf(locale, open, draft))
  const described = describeAnswers(permission, answers, locale, loadPermissionLabels(site, locale))
  return { locale, copy, open: { answers, token, draft, described, sending: loadFormCopy(site, locale) } }
}

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const form = await request.formData()
  const token = tokenIn(request, url, form)
  const nobody = { user: null }
  const { user } = await site
    .gallery(locale, request)
    .calls.userLoad({ body: {} })
    .catch(() => nobody)
  const admin = site.admin(locale, user?.id)
  const lang = languageTagOf(locale)
  const sent = await sendForm(admin, {}, async () => {
    const answers = (await findOpenRequest(admin, token, locale))?.answers ?? {}
    return admin.requestPermission({ body: { ...answers, lang, captcha: captchaTokenIn(form) } })
  })
  if (!('reference' in sent)) {
    // Changed elsewhere meanwhile, or run out: the page itself says what is missing.
    const isIncomplete = Object.keys(sent.reasons).some(field => field !== 'captcha')
    if (isIncomplete) throw token === '' ? goTo(link(locale, base)) : goToStep(site, locale, 'check', token)
    return answerWith(sent, statusOf(sent))
  }
  // The answers are in the request now. The draft keeps its reference: for who comes back, or sends once more.
  const mark = { kind: 'permission' as const, answers: { sent: sent.reference }, token, lang }
  await withFallback(site, 'the mark of a sent request', admin.saveDraft({ body: mark }), null)
  throw goToStep(site, locale, 'sent', token)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

export default function CheckAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, open } = loaderData
  if (!open) return <Gone {...{ copy, locale }} />
  return <Check {...{ locale, copy, open }} rejection={actionData} />
}

type LoaderData = Route.ComponentProps['loaderData']

interface CheckProps extends Pick<LoaderData, 'locale' | 'copy'> {
  readonly open: NonNullable<LoaderData['open']>
  readonly rejection: FormRejection | undefined
}

function Check({ locale, copy, open, rejection }: CheckProps) {
  const { answers, token, draft, described, sending } = open
  const form = useActionForm({
    copy: sending,
    prefix: 'permission',
    action: addressOf(locale, 'check', draft),
    rejection,
    captcha: 'admin',
    leaves: true,
  })
  const all = String(wayOf(answers).length)
  const before = stepBefore('check', answers) ?? 'what'
  return (
    <Paper
      copy={copy}
      heading={copy.steps.check.heading}
      failed={rejection !== undefined}
      above={<p className={styles.above}>{interpolate(copy.progress, { n: all, all })}</p>}
      margin={<Progress {...{ copy, locale, answers, draft }} step="check" />}
    >
      <p className={styles.lead}>{interpolate(copy.check.lead, { email: senderOf(answers).email })}</p>
      <Answers {...{ copy, locale, draft, described }} />
      <p>
        <LinkedText
          text={copy.check.agree}
          links={{
            privacy: (
              <Link to={link(locale, '/privacy-policy')} target="_blank">
                {copy.check.privacyLink}
              </Link>
            ),
          }}
        />
      </p>
      <Form form={form}>
        <FormErrors />
        <input type="hidden" name="token" value={token} />
        <CaptchaFields copy={sending} noScriptToken={rejection?.noScriptToken} />
        <FormButtons>
          <SubmitButton>{copy.check.submit}</SubmitButton>
          <Link to={addressOf(locale, before, draft)}>{copy.back}</Link>
          <Link to={addressOf(locale, 'saved', draft)}>{copy.save}</Link>
        </FormButtons>
      </Form>
    </Paper>
  )
}
