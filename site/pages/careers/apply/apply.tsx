import type { Locale } from '../../../../contract/locale.ts'
import type { PositionApplicationCopy } from '../../../../contract/requests/position-application/copy/en.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { CaptchaFields } from '../../../../ui/submission/captcha/captcha-fields.tsx'
import type { FormCopy } from '../../../../ui/submission/form-copy.ts'
import { useActionForm } from '../../../../ui/submission/use-action-form.ts'
import { askAboutFiles } from '../../../features/attachments/ask-about-files.ts'
import { knownFiles } from '../../../features/attachments/attached-file.ts'
import { Attachments } from '../../../features/attachments/attachments.tsx'
import type { AttachmentsCopy } from '../../../features/attachments/copy/en.ts'
import type { FilesCopy } from '../../../features/attachments/files-copy/en.ts'
import { ConsentText } from '../../../features/forms/consent-text.tsx'
import type { FileFormRejection } from '../../../features/one-file/send-with-file.ts'
import { link } from '../../../language/link.ts'
import type { TextLanguage } from '../../../language/text-language.ts'
import type { CareersCopy } from '../copy/en.ts'
import styles from './apply.module.css'
import { cvLimits } from './cv-limits.ts'
import { draftOf } from './draft-of.ts'
import { Sheet } from './sheet.tsx'

interface ApplyProps {
  readonly copy: CareersCopy['position']['form']
  /** The labels of its fields. */
  readonly asked: PositionApplicationCopy
  readonly sending: FormCopy
  readonly attachments: AttachmentsCopy
  readonly unfinished: FilesCopy
  readonly locale: Locale
  readonly slug: string
  readonly title: string
  readonly text: TextLanguage
  readonly mail: string
  readonly visitor: { readonly name: string; readonly email: string } | null
  readonly answer: FileFormRejection | undefined
}

/** The form of a position. */
export function Apply(props: ApplyProps) {
  const { copy, asked, sending, attachments, unfinished, locale, slug, title, text, mail, answer } = props
  const { fields, questions } = asked
  const draft = draftOf(slug)
  const form = useActionForm({
    copy: sending,
    prefix: 'application',
    labels: fields,
    loadRules: async () => {
      const { checkApply } = await import('./check-apply.ts')
      return posted => checkApply(posted, draft)
    },
    rejection: answer,
    confirm: askAboutFiles(unfinished, draft),
    captcha: 'admin',
    encType: 'multipart/form-data',
    leaves: true,
  })
  const position = { to: link(locale, `/careers/${slug}`), label: copy.back }
  return (
    <Sheet
      title={interpolate(copy.title, { title })}
      above={copy.above}
      heading={title}
      lang={text.fallback?.lang}
      lead={copy.lead}
      back={position}
      failed={form.summary !== null}
    >
      <div className={styles.form}>
        <Form form={form}>
          <FormErrors />
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={100}
            defaultValue={props.visitor?.name}
            required
          />
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={props.visitor?.email}
            required
          />
          <TextInput
            name="portfolio"
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={500}
            label={interpolate(sending.optional, { label: fields.portfolio })}
            help={copy.portfolio}
          />
          <Attachments
            draft={draft}
            copy={{ ...attachments, label: fields.uploads, help: copy.cv, drop: copy.drop }}
            locale={locale}
            known={knownFiles(answer?.files ?? [], answer?.failedFiles)}
            limits={cvLimits}
          />
          <TextArea name="message" maxLength={5000} rows={9} help={copy.message} required />
          <Checkbox name="keep" label={questions.keep} />
          <Checkbox
            name="consent"
            label={<ConsentText text={questions.consent} links={copy} locale={locale} />}
            required
          />
          <CaptchaFields copy={sending} noScriptToken={answer?.noScriptToken} />
          <FormButtons>
            <SubmitButton>{copy.submit}</SubmitButton>
          </FormButtons>
        </Form>
      </div>
      <aside className={styles.kept} aria-labelledby="application-kept">
        <h2 id="application-kept">{copy.kept.heading}</h2>
        <ul>
          {copy.kept.lines.map(line => (
            <li key={line}>{interpolate(line, { mail })}</li>
          ))}
        </ul>
      </aside>
    </Sheet>
  )
}
