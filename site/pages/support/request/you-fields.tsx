import { TextInput } from '../../../../ui/form/text-input.tsx'
import type { FieldsProps } from './step.tsx'

/** The fields of the sender, prefilled from the account. */
export const YouFields = ({ visitor }: FieldsProps) => (
  <>
    <TextInput name="name" defaultValue={visitor?.name} autoComplete="name" maxLength={100} required />
    <TextInput name="email" defaultValue={visitor?.email} type="email" autoComplete="email" required />
    <TextInput name="email2" defaultValue={visitor?.email} type="email" autoComplete="off" required />
  </>
)
