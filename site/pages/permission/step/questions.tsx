import type { PermissionRequestCopy } from '../../../../contract/requests/permission/copy/en.ts'
import {
  industries,
  type PermissionField,
  periods,
  turnovers,
  yesNo,
} from '../../../../contract/requests/permission/schema.ts'
import { Radios } from '../../../../ui/form/radios.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { PermissionCopy } from '../copy/en.ts'
import type { QuestionStep } from '../steps.ts'
import styles from './step.module.css'

interface QuestionsProps {
  readonly copy: PermissionCopy
  readonly labels: PermissionRequestCopy
  readonly step: QuestionStep
}

/** The fields of a step, with what was said before. */
export function Questions({ copy, labels, step }: QuestionsProps) {
  const help: Readonly<Record<string, string>> = copy.help
  const said = (name: PermissionField) => ({
    name,
    label: copy.fields[name],
    help: help[name],
  })
  const yesOrNo = yesNo.map(id => ({ id, title: labels.options.not_for_profit[id] }))
  const options = <Id extends string>(ids: readonly Id[], titles: Readonly<Record<Id, string>>) =>
    ids.map(id => ({ id, title: titles[id] }))
  switch (step) {
    case 'what':
      return (
        <div className={styles.fields}>
          <TextArea {...said('marks')} maxLength={2000} rows={4} required />
          <TextArea {...said('usage')} maxLength={5000} rows={7} required />
        </div>
      )
    case 'when-and-where':
      return (
        <div className={styles.fields}>
          <div className={styles['after-other']}>
            <Radios {...said('period')} options={options(periods, labels.options.period)} />
            <div className={styles.detail}>
              <TextInput {...said('period_detail')} maxLength={500} />
            </div>
          </div>
          <TextArea {...said('regions')} maxLength={1000} rows={3} required />
          <TextArea {...said('urls')} maxLength={2000} rows={3} required />
        </div>
      )
    case 'who':
      return <Radios {...said('is_company')} options={yesOrNo} />
    case 'company':
      return (
        <div className={styles.fields}>
          <TextInput {...said('company_name')} autoComplete="organization" maxLength={200} required />
          <TextInput {...said('contact_name')} autoComplete="name" maxLength={100} required />
          <TextInput
            {...said('contact_email')}
            help={copy.help.email}
            type="email"
            autoComplete="email"
            required
          />
          <TextInput {...said('business_number')} maxLength={100} required />
          <TextArea
            {...said('company_address')}
            autoComplete="street-address"
            maxLength={500}
            rows={3}
            required
          />
          <div className={styles['after-no']}>
            <Radios {...said('contact_is_authorised')} options={yesOrNo} />
            <div className={styles.detail}>
              <TextInput {...said('authorised_name')} maxLength={100} />
              <TextInput {...said('authorised_email')} type="email" />
            </div>
          </div>
        </div>
      )
    case 'individual':
      return (
        <div className={styles.fields}>
          <TextInput {...said('full_name')} autoComplete="name" maxLength={100} required />
          <TextArea {...said('address')} autoComplete="street-address" maxLength={500} rows={3} required />
          <TextInput {...said('email')} type="email" autoComplete="email" required />
        </div>
      )
    case 'organisation':
      return (
        <div className={styles.fields}>
          <div className={styles['after-other']}>
            <Radios {...said('industry')} options={options(industries, labels.options.industry)} />
            <div className={styles.detail}>
              <TextInput {...said('industry_detail')} maxLength={500} />
            </div>
          </div>
          <Radios {...said('not_for_profit')} options={yesOrNo} />
          <Radios {...said('turnover')} options={options(turnovers, labels.options.turnover)} />
        </div>
      )
  }
}
