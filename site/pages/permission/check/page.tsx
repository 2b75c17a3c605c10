import { Link } from 'react-router'
import { languageTagOf } from '../../../../contract/locale.ts'
import { describeAnswers } from '../../../../contract/requests/describe-answers.ts'
import { permission } from '../../../../contract/requests/permission/description.ts'
import { senderOf } from '../../../../contract/requests/permission/schema.ts'
import { proofIn, sendForm, statusOf } from '../../../features/forms/answer.ts'
import { keepOnFailure, unlessRefused } from '../../../features/forms/keep-on-failure.ts'
import { loadFormsCopy } from '../../../features/forms/load-forms-copy.ts'
import { SendForm } from '../../../features/forms/send-form.tsx'
import { interpolate } from '../../../language/format.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withFallback } from '../../../request/with-fallback.ts'
import { answerWith, findOpenRequest, goTo, goToStep, tokenIn } from '../find-request.ts'
import { Gone } from '../gone.tsx'
import { loadCopy, loadWords } from '../load-copy.ts'
import styles from '../paper.module.css'
import { Paper } from '../paper.tsx'
import { Progress } from '../progress.tsx'
import { addressOf, base, firstOpen, stepBefore, wayOf } from '../steps.ts'
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
  const described = describeAnswers(permission, answers, locale, loadWords(site, locale))
  return { locale, copy, open: { answers, token, draft, described, sending: loadFormsCopy(site, locale) } }
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
    return admin.requestPermission({ body: { ...answers, lang, captcha: proofIn(form) } })
  })
  if (!('reference' in sent)) {
    // Changed elsewhere meanwhile, or run out: the page itself says what is missing.
    const isIncomplete = Object.keys(sent.reasons).some(field => field !== 'captcha')
    if (isIncomplete) throw token === '' ? goTo(link(locale, base)) : goToStep(site, locale, 'check', token)
    return answerWith(sent, statusOf(sent))
  }
  // The answers are in the request now. The draft keeps its reference: for who comes back, or sends once more.
  const mark = { kind: 'permission' as const, answers: { sent: sent.reference }, token, lang }
  await withFallback(site, 'the mark of a sent request', admin.keepDraft({ body: mark }), null)
  throw goToStep(site, locale, 'sent', token)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepOnFailure({ serverAction })
export const shouldRevalidate = unlessRefused

export default function CheckAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, open } = loaderData
  if (!open) return <Gone {...{ copy, locale }} />
  const { answers, token, draft, described, sending } = open
  const all = String(wayOf(answers).length)
  const before = stepBefore('check', answers) ?? 'what'
  return (
    <Paper
      copy={copy}
      heading={copy.steps.check.heading}
      failed={actionData !== undefined}
      above={<p className={styles.above}>{interpolate(copy.progress, { n: all, all })}</p>}
      margin={<Progress {...{ copy, locale, answers, draft }} step="check" />}
    >
      <p className={styles.lead}>{interpolate(copy.check.lead, { email: senderOf(answers).email })}</p>
      <Answers {...{ copy, locale, draft, described }} />
      <p>
        <Agreement copy={copy.check} to={link(locale, '/privacy-policy')} />
      </p>
      <SendForm
        copy={sending}
        prefix="permission"
        action={addressOf(locale, 'check', draft)}
        labels={{}}
        check={() => ({})}
        answer={actionData}
        submit={copy.check.submit}
        proven
        leaves
        beside={
          <>
            <Link to={addressOf(locale, before, draft)}>{copy.back}</Link>
            <Link to={addressOf(locale, 'saved', draft)}>{copy.save}</Link>
          </>
        }
      >
        {() => <input type="hidden" name="token" value={token} />}
      </SendForm>
    </Paper>
  )
}

function Agreement({
  copy,
  to,
}: {
  readonly copy: { agree: string; privacyLink: string }
  readonly to: string
}) {
  const [before, after] = copy.agree.split('{privacy}')
  return (
    <>
      {before}
      <Link to={to} target="_blank">
        {copy.privacyLink}
      </Link>
      {after}
    </>
  )
}
