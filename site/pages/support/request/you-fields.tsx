import { Field } from '../../../ui/form/field.tsx'
import type { FieldsProps } from './step.tsx'

/** Who asks: an account's own name and address stand there already. */
export function YouFields({ asked: { fields }, field, typed, visitor }: FieldsProps) {
  const said = (name: string, known = '') => ({
    ...field(name),
    defaultValue: String(typed[name] ?? known),
    required: true,
  })
  return (
    <>
      <Field {...said('name', visitor?.name)} label={fields.name} autoComplete="name" maxLength={100} />
      <Field {...said('email', visitor?.email)} label={fields.email} type="email" autoComplete="email" />
      <Field {...said('email2', visitor?.email)} label={fields.email2} type="email" autoComplete="off" />
    </>
  )
}
