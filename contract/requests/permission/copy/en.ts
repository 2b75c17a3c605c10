import type { InferOutput } from 'valibot'
import type { CopyOf } from '../../request-copy.ts'
import type { permissionAnswers } from '../schema.ts'

const en: PermissionRequestCopy = {
  fields: {
    marks: 'Trademarks or copyright wanted',
    usage: 'Usage',
    period: 'Period',
    regions: 'Distribution regions',
    urls: 'URLs and account handles',
    is_company: 'Asked by',
    company_name: 'Company legal name',
    contact_name: 'Contact name',
    contact_email: 'Contact email',
    business_number: 'ABN or equivalent',
    company_address: 'Company address',
    contact_is_authorised: 'The contact may bind the company',
    authorised_name: 'Authorized contact name',
    authorised_email: 'Authorized contact email',
    full_name: 'Full legal name',
    address: 'Address',
    email: 'Email',
    industry: 'Industry',
    not_for_profit: 'Not-for-profit',
    turnover: 'Expected annual turnover over three years, in USD',
  },
  options: {
    period: { '0': 'Less than 1 year', '1': '1 year', '2': '2 years', '3': '3 years', '-1': 'Other' },
    is_company: { yes: 'A company', no: 'An individual' },
    contact_is_authorised: { yes: 'Yes', no: 'No' },
    industry: {
      '0': 'Education',
      '1': 'Tattooing services',
      '2': 'Entertainment and recreation',
      '3': 'Manufacturing',
      '4': 'Stationary',
      '5': 'Healthcare',
      '6': 'Retail',
      '7': 'Social',
      '8': 'Community',
      '9': 'Home care and disability services',
      '10': 'Unsure',
      '-1': 'Other',
    },
    not_for_profit: { yes: 'Yes', no: 'No' },
    turnover: {
      'under-250000': 'Under 250,000',
      '250000-500000': '250,000-500,000',
      '500000-1000000': '500,000-1,000,000',
      '1000000-2000000': '1,000,000-2,000,000',
      'over-2000000': 'Over 2,000,000',
      unsure: 'Unsure',
    },
  },
  other: 'Other: {detail}',
}

export default en

/** Detail fields of an 'other' option, which have no label of their own. */
type Detail = 'period_detail' | 'industry_detail'

/** The labels and titles of a permission request. */
export type PermissionRequestCopy = CopyOf<Omit<InferOutput<typeof permissionAnswers>, Detail>> & {
  readonly other: string
}
