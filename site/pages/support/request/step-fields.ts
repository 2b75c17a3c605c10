import type { ComponentType } from 'react'
import attachments from '../../../features/attachments/attachments.module.css'
import { soon } from '../../../features/late/late.tsx'
import { ProductField } from './product-field.tsx'
import { QuestionField } from './question-field.tsx'
import type { FieldsProps } from './step.tsx'
import type { StepName } from './steps.ts'
import { YouFields } from './you-fields.tsx'

/** The fields of each step of a support request; those of files bring what uploads them. */
export const stepFields: Readonly<Record<StepName, ComponentType<FieldsProps>>> = {
  product: ProductField,
  you: YouFields,
  question: QuestionField,
  files: soon(() => import('./files-field.tsx'), attachments.attachments),
  check: soon(() => import('./check-fields.tsx')),
}
