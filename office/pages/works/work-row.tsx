import { Form, Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { OfferedWorkView } from '../../../contract/office/works.ts'
import { Button, Fault, inputClass } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { faultSentences } from '../../features/media/upload-sentences.ts'
import { pathOfRequest } from '../../features/request-path.ts'
import { softClass } from '../../features/screen.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import styles from './works.module.css'

interface RefusedWork {
  readonly fault: string
  readonly text: string
  readonly alt: Readonly<Record<'en' | 'cn' | 'jp', string>>
}

interface WorkRowProps {
  readonly work: OfferedWorkView & {
    readonly rows: readonly {
      readonly field: string
      readonly label: string
      readonly text: string
      readonly isWritten: boolean
    }[]
  }
  /** The address of the list. */
  readonly here: string
  readonly refused: RefusedWork | null
}

/** A work: its picture, what its maker says of it, and what is decided. */
export function WorkRow({ work, here, refused }: WorkRowProps) {
  const { reference, locale, name, email, picture, state, media, fault, is_making, rows } = work
  const lang = languageTagOf(locale)
  const [widest] = picture?.files.filter(({ format }) => format !== 'avif').toReversed() ?? []
  return (
    <li className={styles.work}>
      <div className={styles.picture}>
        {picture && widest ? (
          <a href={widest.src}>
            <img
              src={widest.src}
              alt={String(work.answers.alt ?? '')}
              width={picture.width}
              height={picture.height}
            />
          </a>
        ) : (
          <p className={softClass}>
            {fault !== null &&
              `The file cannot be shown. ${faultSentences[fault]} Decline it, and ask its maker for another.`}
            {is_making && (
              <>
                The picture is being prepared. <Link to={here}>Look again</Link>
              </>
            )}
            {media === null && 'Not prepared yet.'}
          </p>
        )}
        {media === null && (
          <Form method="post" action={here}>
            <input type="hidden" name="reference" value={reference} />
            <Button name="act" value="prepare">
              Prepare the picture of {reference}
            </Button>
          </Form>
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={pathOfRequest(reference)}>
            <VisitorText text={name} lang={lang} />
          </Link>
        </h2>
        <p className={softClass}>
          <VisitorText text={email} /> · {languageTitles[locale]} · {reference}
        </p>
        <dl className={styles.facts}>
          {rows.map(({ field, label, text, isWritten }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{isWritten ? <VisitorText text={text} lang={lang} /> : text}</dd>
            </div>
          ))}
        </dl>
        {refused && <Fault>{refused.fault}</Fault>}
        <Form method="post" action={here} className={styles.form}>
          <input type="hidden" name="reference" value={reference} />
          {state === 'received' &&
            picture &&
            (['en', 'cn', 'jp'] as const).map(language => (
              <label key={language}>
                What it shows, in {languageTitles[language]}
                <textarea
                  name={`alt_${language}`}
                  className={inputClass}
                  rows={2}
                  maxLength={500}
                  lang={languageTagOf(language)}
                  defaultValue={
                    refused?.alt[language] || (language === locale ? String(work.answers.alt ?? '') : '')
                  }
                />
              </label>
            ))}
          <label>
            To its maker, in {languageTitles[locale]}
            <textarea
              name="text"
              className={inputClass}
              rows={2}
              maxLength={5000}
              lang={lang}
              defaultValue={refused?.text}
            />
          </label>
          <div className={styles.buttons}>
            {state === 'received' && picture && (
              <Button look="main" name="act" value="accept">
                Hang {reference}
              </Button>
            )}
            <Button name="act" value="decline">
              {state === 'received' ? 'Decline' : 'Take down'} {reference}
            </Button>
          </div>
        </Form>
      </div>
    </li>
  )
}
