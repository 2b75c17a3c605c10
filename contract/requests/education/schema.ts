import * as v from 'valibot'
import * as rule from '../../forms/rules.ts'

export const educationRoles = ['teacher', 'technician', 'head', 'library', 'student', 'other'] as const
/** How many devices the school has or plans. */
export const deviceCounts = ['1-9', '10-49', '50-199', '200-999', '1000'] as const

export const educationRequest = v.strictObject({
  name: rule.line(100),
  email: rule.email,
  email2: rule.email,
  school: rule.line(200),
  role: rule.choice(educationRoles),
  country: rule.line(100),
  devices: rule.choice(deviceCounts),
  message: rule.text(3000),
  terms: rule.requiredCheckbox,
  ...rule.commonFields,
})
export type EducationRequest = v.InferOutput<typeof educationRequest>
