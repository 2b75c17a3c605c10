import type { ComponentType } from 'react'
import { CheckFields } from './check-fields.tsx'
import { FilesField } from './files-field.tsx'
import { ProductField } from './product-field.tsx'
import { QuestionField } from './question-field.tsx'
import type { FieldsProps } from './step.tsx'
import type { StepName } from './steps.ts'
import { YouFields } from './you-fields.tsx'

/** The fields of each step of a support request. */
export const stepFields: Readonly<Record<StepName, ComponentType<FieldsProps>>> = {
  product: ProductField,
  you: YouFields,
  question: QuestionField,
  files: FilesField,
  check: CheckFields,
}
