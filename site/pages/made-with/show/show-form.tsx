import type { Locale } from '../../../../contract/locale.ts'
import type { MadeWithRequestCopy } from '../../../../contract/requests/made-with/copy/en.ts'
import { ages, licences } from '../../../../contract/requests/made-with/terms.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Form, FormButtons, FormErrors } from '../../../../ui/form/form.tsx'
import { Radios } from '../../../../ui/form/radios.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases, unbroken } from '../../../../ui/phrases.tsx'
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
import type { ShowCopy } from './copy/en.ts'
import { draft, pictureLimits } from './picture-limits.ts'
import { Sheet } from './sheet.tsx'
import styles from './show.module.css'

interface ShowFormProps {
  readonly copy: ShowCopy
  /** The labels of its fields. */
  readonly asked: MadeWithRequestCopy
  readonly sending: FormCopy
  readonly attachments: AttachmentsCopy
  readonly unfinished: FilesCopy
  readonly locale: Locale
  readonly answer: FileFormRejection | undefined
}

/** The form of the wall. */
export function ShowForm({ copy, asked, sending, attachments, unfinished, locale, answer }: ShowFormProps) {
  const { fields, questions, options } = asked
  const form = useActionForm({
    copy: sending,
    prefix: 'work',
    labels: fields,
    loadRules: async () => (await import('./check-show.ts')).checkShow,
    rejection: answer,
    confirm: askAboutFiles(unfinished, draft),
    captcha: 'admin',
    encType: 'multipart/form-data',
    leaves: true,
  })
  const optional = (name: 'words' | 'link') => interpolate(sending.optional, { label: fields[name] })
  return (
    <Sheet
      title={unbroken(copy.title)}
      copy={copy}
      locale={locale}
      heading={<Phrases text={copy.heading} />}
      lead={copy.lead}
      failed={form.summary !== null}
    >
      <div className={styles.form}>
        <Form form={form}>
          <FormErrors />
          <Attachments
            draft={draft}
            copy={{ ...attachments, label: fields.uploads, help: copy.picture, drop: copy.drop }}
            locale={locale}
            known={knownFiles(answer?.files ?? [], answer?.failedFiles)}
            limits={pictureLimits}
          />
          <TextInput name="title" maxLength={120} autoComplete="off" required />
          <TextArea name="alt" maxLength={500} rows={3} help={copy.alt} required />
          <TextArea name="words" maxLength={500} rows={3} label={optional('words')} help={copy.words} />
          <Select
            name="app"
            empty={copy.choose}
            options={Object.entries(options.app).map(([id, title]) => ({ id, title }))}
            required
          />
          <Select
            name="medium"
            empty={copy.choose}
            options={Object.entries(options.medium).map(([id, title]) => ({ id, title }))}
            required
          />
          <TextInput name="name" maxLength={100} autoComplete="nickname" help={copy.name} required />
          <TextInput
            name="link"
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={500}
            label={optional('link')}
            help={copy.link}
          />
          <TextInput name="email" type="email" autoComplete="email" required />
          <Radios name="age" options={ages.map(id => ({ id, title: options.age[id] }))} required />
          <Radios
            name="licence"
            options={licences.map(id => ({ id, title: options.licence[id] }))}
            required
          />
          <Checkbox name="rights" label={questions.rights} required />
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
      <aside className={styles.kept} aria-labelledby="work-kept">
        <h2 id="work-kept">{copy.kept.heading}</h2>
        <ul>
          {copy.kept.lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </aside>
    </Sheet>
  )
}
