import { useNavigation, useSubmit } from 'react-router'
import { type FormOptions, type SentForm, useForm } from './use-form.ts'

interface ActionFormOptions extends FormOptions {
  readonly action?: string
  readonly encType?: 'multipart/form-data'
  /** Once it is accepted another page is shown, from its top. */
  readonly leaves?: boolean
}

/** A form that is sent to the action of a route. */
export function useActionForm({ action, encType, leaves, ...options }: ActionFormOptions): SentForm {
  const submit = useSubmit()
  const navigation = useNavigation()
  const target = { ...(action && { action }), ...(encType && { encType }) }
  const form = useForm(options, {
    send: values => submit(values, { method: 'post', preventScrollReset: !leaves, ...target }),
    busy: navigation.state === 'submitting',
  })
  return { ...form, attributes: { ...target, ...form.attributes } }
}
