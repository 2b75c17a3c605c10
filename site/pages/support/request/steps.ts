import type { PagePath } from '../../../language/link.ts'

export const steps = ['product', 'you', 'question', 'files', 'check'] as const
export type StepName = (typeof steps)[number]

export interface Form {
  readonly kind: 'support' | 'beta-request'
  /** The path of the first step. */
  readonly base: PagePath
}

const forms = {
  support: { kind: 'support', base: '/support/request' },
  beta: { kind: 'beta-request', base: '/support/beta/request' },
} as const satisfies Record<string, Form>

/** Whether somebody asks about an app or about a test version of it: the same form at two addresses. */
export const formAt = (page: PagePath): Form =>
  page.startsWith(forms.beta.base) ? forms.beta : forms.support

export const pathOfStep = ({ base }: Form, step: StepName | 'thank-you'): PagePath =>
  step === 'product' ? base : `${base}/${step}`

/** The query that leads from the last step to an earlier one and back. */
export const changing = { change: '1' }
