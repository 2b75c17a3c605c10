import type { EducationRequest } from '../../../../contract/requests/education/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Sender, type SubmitOptions, submitRequest } from '../submit-request.ts'
import { received } from './email-templates.ts'

const options: SubmitOptions = { kind: 'education', received, heading: 'Question of a school' }

/** Submits a question of a school. */
export const askAboutEducation = (dependencies: Dependencies, body: EducationRequest, sender: Sender) =>
  submitRequest(dependencies, options, body, sender)
