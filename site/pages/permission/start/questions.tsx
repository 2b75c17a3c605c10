import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { Radios } from '../../../../ui/form/radios.tsx'
import { link } from '../../../language/link.ts'
import { base } from '../base.ts'
import type { PermissionCopy } from '../copy/en.ts'
import styles from './questions.module.css'
import { type Finding, type Use, uses } from './uses.ts'

interface QuestionsProps {
  readonly copy: PermissionCopy['start']
  readonly locale: Locale
  readonly finding: Finding
}

/** Do I need permission? One question, for some uses a second, and what the guidelines say: each with an address. */
export default function Questions({ copy, locale, finding }: QuestionsProps) {
  const { question } = copy
  return (
    <section className={styles.questions} id="questions">
      <h2 className={styles.title}>{question.title}</h2>
      {finding.at === 'use' && (
        <Question address={link(locale, base)} submit={question.submit}>
          <Radios
            id="use"
            name="use"
            label={question.legend}
            errorLabel=""
            options={(Object.keys(uses) as Use[]).map(id => ({ id, title: question.uses[id] }))}
            required
          />
        </Question>
      )}
      {finding.at === 'more' && (
        <Question address={link(locale, base)} submit={question.submit}>
          <p className={styles.said}>{question.uses[finding.use]}</p>
          <input type="hidden" name="use" value={finding.use} />
          <Radios
            id="more"
            name="more"
            label={question.more[finding.use]}
            errorLabel=""
            options={(['yes', 'no'] as const).map(id => ({ id, title: question[id] }))}
            required
          />
        </Question>
      )}
      {finding.at === 'verdict' && (
        <div className={styles.verdict} data-verdict={finding.verdict}>
          <p className={styles.said}>{question.uses[finding.use]}</p>
          <h3>{copy.verdicts[finding.verdict]}</h3>
          <p>{copy.rules[finding.rule]}</p>
          <p>
            <Link to={`${link(locale, '/legal/trademark-guidelines')}#${uses[finding.use].section}`}>
              {copy.guidelines}
            </Link>
          </p>
        </div>
      )}
      {finding.at !== 'use' && (
        <p>
          <a href={`${link(locale, base)}#questions`}>{question.again}</a>
        </p>
      )}
    </section>
  )
}

interface QuestionProps {
  readonly address: string
  readonly submit: string
  readonly children: React.ReactNode
}

/** A form that only asks: its answer is the next address. */
const Question = ({ address, submit, children }: QuestionProps) => (
  <form method="get" action={`${address}#questions`} className={styles.question}>
    {children}
    <p>
      <button type="submit" className={actionClass({ quiet: true })}>
        {submit}
      </button>
    </p>
  </form>
)
