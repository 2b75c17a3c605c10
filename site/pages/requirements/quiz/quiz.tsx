import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { Radios } from '../../../../ui/form/radios.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { RequirementsCopy } from '../copy/en.ts'
import { Answer } from './answer.tsx'
import { type Finding, type QuestionId, questionIds, questions } from './choose-app.ts'
import styles from './quiz.module.css'

interface QuizProps {
  readonly copy: RequirementsCopy['quiz']
  readonly locale: Locale
  readonly finding: Finding
}

/** Three questions as a GET form; the answer has an address of its own. */
export default function Quiz({ copy, locale, finding }: QuizProps) {
  const { answers, isBegun, verdict } = finding
  const start = link(locale, '/requirements')
  const titlesOf = (id: QuestionId): Readonly<Record<string, string>> => copy.questions[id].options
  return (
    <section className={`grid ${styles.quiz}`} id="yours">
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p>{copy.lead}</p>
      </div>
      <form method="get" action={`${start}#answer`} className={styles.form}>
        <div className={styles.questions}>
          {questionIds.map(id => (
            <Radios
              key={id}
              id={`quiz-${id}`}
              name={id}
              label={copy.questions[id].legend}
              errorLabel=""
              defaultValue={answers[id]}
              options={questions[id].map(option => ({ id: option, title: titlesOf(id)[option] }))}
              required
            />
          ))}
        </div>
        <p className={styles.buttons}>
          <button type="submit" className={actionClass()}>
            {copy.submit}
          </button>
          {isBegun && <a href={`${start}#yours`}>{copy.again}</a>}
        </p>
      </form>
      {isBegun && (
        <div id="answer" className={styles.answer}>
          {verdict ? (
            <Answer
              {...{ copy, locale, verdict }}
              address={`${start}?${new URLSearchParams({ ...answers })}#answer`}
            />
          ) : (
            <p className={styles.incomplete}>{copy.incomplete}</p>
          )}
        </div>
      )}
    </section>
  )
}
