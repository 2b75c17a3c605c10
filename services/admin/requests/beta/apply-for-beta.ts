import type { BetaApplication } from '../../../../contract/requests/beta-application/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Sender, type SubmitOptions, submitRequest } from '../submit-request.ts'
import { changed, received } from './email-templates.ts'
import { findOpenApplication } from './open-application.ts'

const options: SubmitOptions = {
  kind: 'beta-application',
  received,
  heading: 'Beta application',
  changes: { changed, findExisting: ({ db }, email, account) => findOpenApplication(db, email, account) },
}

/** Submits an application for the betas. */
export const applyForBeta = (dependencies: Dependencies, body: BetaApplication, sender: Sender) =>
  submitRequest(dependencies, options, body, sender)
